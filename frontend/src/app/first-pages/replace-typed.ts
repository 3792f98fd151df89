/** What text can be typed into. */
const fields = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';
const boxes = '[type=checkbox], [type=radio]:checked';
const parts = 'input, textarea, a[href], button, summary';
type Field = Pick<HTMLInputElement, 'value' | 'defaultValue' | 'selectionStart' | 'selectionEnd' | 'labels'>;
type Part = HTMLElement & Partial<Field & Pick<HTMLInputElement, 'checked' | 'defaultChecked'>>;

/** What a page that is drawn and the same page alive call a part alike. */
const nameOf = (part: Part) =>
  [
    part.tagName,
    // Not how a form calls it, which may be made up anew each time that it is drawn.
    ...['type', 'href'].map((name) => part.getAttribute(name)),
    part.getAttribute('aria-label') ?? part.getAttribute('placeholder') ?? (part.labels?.[0] ?? part).textContent,
  ].join(' ');

/** Several may be called alike. */
const partsOf = (root: Element) => Map.groupBy(root.querySelectorAll<Part>(parts), nameOf);

/** As if somebody had typed it: React hears of nothing else. */
function type(field: Part, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Whether what a summary opens is open; nothing else has an answer. */
const openingOf = (part: Part) =>
  part.matches('summary') ? (part.parentElement as HTMLDetailsElement).open : undefined;

type Selection = readonly (number | null | undefined)[];

function focus(part: Part, [start, end]: Selection): void {
  part.focus({ preventScroll: true });
  // Some kinds of field, numbers for one, have none.
  if (start == null || end == null) return;
  if (part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement) part.setSelectionRange(start, end);
}

function stateOf(part: Part, focused: Element | null) {
  const { value = '', defaultValue, selectionStart, selectionEnd } = part;
  const isTyped = part.matches(fields) && value !== defaultValue;
  const isTicked = part.matches(boxes) && part.checked !== part.defaultChecked;
  const isPressed = isTicked || part.dataset['pressed'] !== undefined;
  const isOpen = openingOf(part);
  return { value, isTyped, isPressed, isOpen, isFocused: part === focused, selection: [selectionStart, selectionEnd] };
}

/**
 * Replaces a page that somebody may be using already: what was typed stands in the same fields of the new one, once all of it listens, focus is
 * where it was, and what was ticked, opened or pressed (`before-paint.js`) is so again.
 * @param focused what had focus in a page that has been replaced by then.
 */
export function replaceTyped(drawn: Element, alive: Element, focused = document.activeElement): void {
  const used = [...partsOf(drawn)].flatMap(([name, alike]) =>
    alike
      .map((part, at) => ({ name, at, ...stateOf(part, focused) }))
      .filter(({ isTyped, isPressed, isOpen, isFocused }) => isTyped || isPressed || isOpen !== undefined || isFocused),
  );
  drawn.replaceWith(alive);
  queueMicrotask(() => {
    const now = partsOf(alive);
    for (const { name, at, value, isTyped, isPressed, isOpen, isFocused, selection } of used) {
      const alike = now.get(name);
      // The server drew the frame for both widths, the browser draws one of them: the part may have fewer places now.
      const part = alike?.[at] ?? alike?.at(-1);
      if (part === undefined) continue;
      if (isTyped) type(part, value);
      if (isFocused) focus(part, selection);
      if (isPressed || openingOf(part) !== isOpen) part.click();
    }
  });
}
