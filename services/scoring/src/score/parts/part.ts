/** One aspect of a fit. `value` is 0 to 1; `weight` counts only against the other parts that the post asks for. */
export type Part = {
  part: string;
  weight: number;
  value: number;
  evidence: string[];
  /** What the person could do about it; null where nothing is missing. */
  advice: string | null;
};

/** Who a score is told to: the person it is of, or the owner of the post. */
export type Reader = 'self' | 'owner';

export const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** What was found or not: `a, b, c`, cut after `most`. */
export function list(items: readonly string[], most = 5): string {
  const shown = items.slice(0, most);
  return items.length > most ? `${shown.join(', ')} and ${items.length - most} more` : shown.join(', ');
}

const mostInWords = 5;
const formats = {
  and: new Intl.ListFormat('en-GB'),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** As a sentence names several: `a, b and c` for all of them, `a, b or c` for any; of many the first, and how many more there are. */
export function inWords(items: readonly string[], by: keyof typeof formats): string {
  const more = items.length - mostInWords;
  return formats[by].format(more > 0 ? [...items.slice(0, mostInWords), `${more} more`] : items);
}

export const itOrThem = (items: readonly string[]): string => (items.length === 1 ? 'it' : 'them');
