/** What a page's address holds is typed by anybody: each reader answers undefined for what means nothing. */

export const isId = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /^[0-9a-f]{24}$/.test(text);

/** Distinct parts of a text with commas. */
export const listOf = (text: string | null): string[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

export function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}

export const someOf = <Value extends string>(values: readonly Value[], text: string | null): Value[] =>
  listOf(text).flatMap((part) => oneOf(values, part) ?? []);

export function whole(text: string | null, least: number, most: number): number | undefined {
  if (text === null || !/^\d{1,10}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= least && number <= most ? number : undefined;
}

/** The page of a list that its address names, or the first. @param most by itself far more than any list has. */
export const pageIn = (search: URLSearchParams, most = 100_000): number => whole(search.get('page'), 1, most) ?? 1;
