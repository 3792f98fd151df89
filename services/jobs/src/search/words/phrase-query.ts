import type { SearchedField } from './searched-text.ts';

/** What a text must contain. A phrase is stems that follow one another in one field, in any that is looked into or in this one. */
export type TextQuery =
  | { phrase: readonly string[]; field?: SearchedField }
  | { all: readonly TextQuery[] }
  | { any: readonly TextQuery[] };
