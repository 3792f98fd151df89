import { isExcluding, parseKeyword, type Clause } from './text-query.ts';

/** A keyword of fewer words than another one, and how many. */
export type KeywordPart = { keyword: string; words: number; clauses: readonly Clause[] };

/** How many words of a keyword are taken apart, the first ones: five words have fourteen parts, each of which is counted. */
const mostWords = 5;

/**
 * What is left of a keyword without one of its words or phrases, each two that stand together, and each alone: the longest
 * first; nothing that only leaves posts out. Each is read anew, as words mean something else beside others: of a career coach, 'career' asks for nothing.
 */
export function shorterKeywords(clauses: readonly Clause[]): KeywordPart[] {
  const words = clauses.slice(0, mostWords).map(({ typed }) => typed);
  const withoutOne = words.map((_, at) => words.toSpliced(at, 1)).toReversed();
  const together = words.slice(1).map((word, at) => [words[at], word]);
  const alone = words.map((word) => [word]);
  const shorter = [words, ...withoutOne, ...together, ...alone].filter(({ length }) => length < clauses.length);
  const parts = new Map(shorter.map((some) => [some.join(' '), some.length]));
  return [...parts]
    .map(([keyword, words]) => ({ keyword, words, clauses: parseKeyword(keyword).clauses }))
    .filter(({ clauses: left }) => left.some((clause) => !isExcluding(clause)));
}
