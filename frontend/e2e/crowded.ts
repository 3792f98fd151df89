import type { Page } from 'playwright-core';

/** What is seen of controls and of lines of text, where they stand in the page; what sticks to the window lies over it by intent. */
const crowded = `(() => {
  const controls = 'a[href], button, input, select, textarea, [role=button], [role=tab], [role=switch], [role=meter]';
  const fields = 'input:not([type]), input[type=text], input[type=search], input[type=email], input[type=url], input[type=number], textarea';
  const range = document.createRange();
  const upFrom = (element) => element === null ? [] : [element, ...upFrom(element.parentElement)];
  const seen = (box, element) => {
    let { left, top, right, bottom } = box;
    for (const one of upFrom(element)) {
      const { overflowX, overflowY, position, opacity, visibility } = getComputedStyle(one);
      if (position === 'fixed' || position === 'sticky' || opacity === '0' || visibility === 'hidden') return undefined;
      const edge = one.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom, element };
  };
  const lines = (node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()].map((line) => seen(line, node.parentElement));
  };
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector('#root'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode.data.trim() !== '') texts.push(...lines(walker.currentNode));
  const boxes = [...document.querySelectorAll('#root :is(' + controls + '):not([aria-hidden=true] *)')]
    .filter((one) => one.checkVisibility())
    .map((one) => seen(one.getBoundingClientRect(), one))
    .filter((one) => one !== undefined);
  const all = [...boxes, ...texts].filter((one) => one !== undefined && one.right - one.left > 2 && one.bottom - one.top > 2);
  const name = ({ element }) => element.tagName + ' "' + (element.ariaLabel ?? element.textContent).slice(0, 40) + '"';
  const isOver = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2 &&
    !one.element.contains(other.element) && !other.element.contains(one.element);
  const found = [];
  all.forEach((one, place) => {
    for (const other of all.slice(place + 1)) if (isOver(one, other)) found.push(name(one) + ' lies over ' + name(other));
  });
  // Beside what is chosen, an arrow stands in the button of a list.
  const leastLetters = [[fields, 3], ['[aria-haspopup=listbox]', 5]];
  for (const [selector, least] of leastLetters) {
    for (const { element, left, right } of boxes.filter((one) => one.element.matches(selector))) {
      const isNarrow = right - left < least * parseFloat(getComputedStyle(element).fontSize);
      if (isNarrow) found.push((element.labels?.[0]?.textContent ?? name({ element })) + ' is ' + Math.round(right - left) + ' px wide');
    }
  }
  return found;
})()`;

/** Controls and lines of text that lie over each other, and fields with no room for a word. */
export const findCrowded = (page: Page): Promise<string[]> => page.evaluate<string[]>(crowded);
