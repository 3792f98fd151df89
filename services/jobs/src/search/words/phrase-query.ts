import type { SearchedField } from './searched-fields.ts';

/**
 * What a text must contain. A phrase is stems that follow one another in one field, in any that is looked into or in this one. What
 * is not to be there is looked for in the fields that a post is about, whichever are looked into.
 */
export type TextQuery =
  | { phrase: readonly string[]; field?: SearchedField }
  | { not: TextQuery }
  | { all: readonly TextQuery[] }
  | { any: readonly TextQuery[] };
