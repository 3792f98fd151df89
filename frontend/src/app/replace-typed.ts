/** What text can be typed into. */
const fields = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';
type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (root: Element) => [...root.querySelectorAll<Field>(fields)];
/** What a page that is drawn and the same page alive call a field alike. */
const nameOf = (field: Field) => `${field.type} ${field.name} ${field.getAttribute('aria-label') ?? field.placeholder}`;

/** As if somebody had typed it: React hears of nothing else. */
function type(field: Field, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Replaces a page in which somebody may be typing already: what was typed stands in the same fields of the new one, once all of it listens, and focus is where it was. */
export function replaceTyped(drawn: Element, alive: Element): void {
  const typed = fieldsOf(drawn)
    .filter((field) => field.value !== field.defaultValue || field === document.activeElement)
    .map((field) => ({
      name: nameOf(field),
      value: field.value,
      isTyped: field.value !== field.defaultValue,
      isFocused: field === document.activeElement,
      selection: [field.selectionStart, field.selectionEnd] as const,
    }));
  drawn.replaceWith(alive);
  queueMicrotask(() => {
    const now = new Map(fieldsOf(alive).map((field) => [nameOf(field), field]));
    for (const { name, value, isTyped, isFocused, selection } of typed) {
      const field = now.get(name);
      if (field === undefined) continue;
      if (isTyped) type(field, value);
      if (!isFocused) continue;
      field.focus();
      // Some kinds of field, numbers for one, have none.
      if (selection[0] !== null) field.setSelectionRange(...selection);
    }
  });
}
