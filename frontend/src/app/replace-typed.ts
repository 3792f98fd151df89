/** What text can be typed into. */
const fields = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';
const parts = 'input, textarea, a[href], button, summary';
type Part = HTMLElement & Partial<Pick<HTMLInputElement, 'value' | 'defaultValue' | 'selectionStart' | 'selectionEnd'>>;

/** What a page that is drawn and the same page alive call a part alike. */
const nameOf = (part: Part) =>
  [
    part.tagName,
    ...['type', 'name', 'href'].map((name) => part.getAttribute(name)),
    part.getAttribute('aria-label') ?? part.getAttribute('placeholder') ?? part.textContent,
  ].join(' ');

/** Several may be called alike. */
const partsOf = (root: Element) => Map.groupBy(root.querySelectorAll<Part>(parts), nameOf);

/** As if somebody had typed it: React hears of nothing else. */
function type(field: Part, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function stateOf(part: Part, focused: Element | null) {
  const { value = '', defaultValue, selectionStart, selectionEnd } = part;
  const isTyped = part.matches(fields) && value !== defaultValue;
  return { value, isTyped, isFocused: part === focused, selection: [selectionStart, selectionEnd] };
}

/**
 * Replaces a page that somebody may be using already: what was typed stands in the same fields of the new one, once all of it listens, and focus is where it was.
 * @param focused what had focus in a page that has been replaced by then.
 */
export function replaceTyped(drawn: Element, alive: Element, focused = document.activeElement): void {
  const used = [...partsOf(drawn)].flatMap(([name, alike]) =>
    alike
      .map((part, at) => ({ name, at, ...stateOf(part, focused) }))
      .filter(({ isTyped, isFocused }) => isTyped || isFocused),
  );
  drawn.replaceWith(alive);
  queueMicrotask(() => {
    const now = partsOf(alive);
    for (const { name, at, value, isTyped, isFocused, selection } of used) {
      const alike = now.get(name);
      // The server drew the frame for both widths, the browser draws one of them: the part may have fewer places now.
      const part = alike?.[at] ?? alike?.at(-1);
      if (part === undefined) continue;
      if (isTyped) type(part, value);
      if (!isFocused) continue;
      part.focus({ preventScroll: true });
      // Some kinds of field, numbers for one, have none.
      const [start, end] = selection;
      if (part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement) {
        if (start != null && end != null) part.setSelectionRange(start, end);
      }
    }
  });
}
