import type { Step } from './review/review-order.ts';

/** What opens an applicant from their row. */
export const rowButtonId = (id: string) => `applicant-${id}`;

export const focusRow = (id: string) => document.getElementById(rowButtonId(id))?.focus();

/** The last of these that the page shows; the page stays where it is. */
export const focusLastRow = (ids: readonly string[]) =>
  ids
    .map((id) => document.getElementById(rowButtonId(id)))
    .findLast((button) => button !== null)
    ?.focus({ preventScroll: true });

/** From the row that has focus to the one beside it; to the first where none has. */
export function moveRowFocus(ids: readonly string[], step: Step): void {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const at = row === undefined ? -1 : ids.indexOf(row);
  const next = ids[at < 0 ? 0 : at + step];
  if (next !== undefined) focusRow(next);
}
