/** Where the review stands: an applicant, and the row they have, or had before they left the list. */
export type Place = { id: string; index: number };
export type Step = 1 | -1;
type Pages = { page: number; pageCount: number };

export type Move = { to: number } | { page: number; edge: 'first' | 'last' };

/**
 * Who comes next. Somebody who has left the list, since the status no longer fits the filter, has given their row to
 * the next one, so that nobody is passed over.
 */
export function moveFrom(
  ids: readonly string[],
  place: Place,
  step: Step,
  { page, pageCount }: Pages,
): Move | undefined {
  const row = ids.indexOf(place.id);
  const hasLeft = row < 0;
  const to = hasLeft ? Math.min(place.index, ids.length) + (step === 1 ? 0 : -1) : row + step;
  if (to >= 0 && to < ids.length) return { to };
  if (step === 1) return page < pageCount ? { page: page + 1, edge: 'first' } : undefined;
  return page > 1 ? { page: page - 1, edge: 'last' } : undefined;
}
