import type { TextQuery } from './phrase-query.ts';
import { aboutFields, searchedFields, type SearchedField } from './searched-fields.ts';
import { edge, indexedStems, type SearchedText } from './searched-text.ts';

/** The stems of each field in a row, for a look at one post without an index. */
export type FieldStems = Readonly<Record<SearchedField, string>>;

export const fieldStems = (text: SearchedText): FieldStems =>
  Object.fromEntries(searchedFields.map((field) => [field, ` ${indexedStems(text[field])} `])) as FieldStems;

/** Whether one post has what an index would look for. @param fields where it looks for what names no field. */
export function textMatches(query: TextQuery, stems: FieldStems, fields: readonly SearchedField[]): boolean {
  if ('all' in query) return query.all.every((one) => textMatches(one, stems, fields));
  if ('any' in query) return query.any.some((one) => textMatches(one, stems, fields));
  if ('not' in query) return !textMatches(query.not, stems, aboutFields);
  const phrase = ` ${query.phrase.join(' ')} `;
  return query.field ? stems[query.field].includes(phrase) : fields.some((field) => stems[field].includes(phrase));
}

/**
 * Stems of which every text that matches has at least one: what rules most texts out at a glance. Of words that all have to be
 * there the longest serve, as they are the rarest. None where a text needs no word at all, only lack some.
 */
export function neededStems(query: TextQuery): readonly string[] {
  // A letter may fold to several words.
  if ('phrase' in query) return [longest(query.phrase.flatMap((stem) => (stem === edge ? [] : stem.split(' '))))];
  if ('any' in query) return [...new Set(query.any.flatMap(neededStems))];
  if ('not' in query) return [];
  return rarest(query.all.map(neededStems));
}

/** The list whose shortest stem is the longest, among lists of which a text needs a stem of each. */
export const rarest = (lists: readonly (readonly string[])[]): readonly string[] =>
  lists.filter(({ length }) => length > 0).toSorted((a, b) => shortestIn(b) - shortestIn(a))[0] ?? [];

const shortestIn = (stems: readonly string[]): number => Math.min(...stems.map(({ length }) => length));
const longest = (stems: readonly string[]): string =>
  stems.reduce((best, stem) => (stem.length > best.length ? stem : best), '');
