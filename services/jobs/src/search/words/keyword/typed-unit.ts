import type { TextQuery } from '../phrase-query.ts';

/** A run of words of a keyword, and the phrases of stems that mean the same: the typed one first. */
export type Unit = { stems: readonly string[]; same: readonly (readonly string[])[] };

/** A word of the keyword, or a run of words that has synonyms; a word without has no query yet. */
export type TypedUnit = Unit & {
  typed: string;
  key: string;
  start: number;
  end: number;
  query?: TextQuery;
  /** What stands on the sides of an 'or', where either is asked for. */
  either?: readonly TypedUnit[];
  isPlace?: boolean;
  isQuoted?: boolean;
  /** Posts that are about it are left out. */
  isExcluded?: boolean;
  isFiller: boolean;
};
