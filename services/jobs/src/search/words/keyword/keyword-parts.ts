import { isJobName } from '../lists/job-names.ts';
import { placeLength } from './place-names.ts';
import { isExcluding, parseKeyword, readUnits, type KeywordClause } from './text-query.ts';

/** A keyword of fewer words than another one, how many, and whether one of them is what somebody is called. */
export type KeywordPart = { keyword: string; words: number; namesJob: boolean; clauses: readonly KeywordClause[] };

/** How many words of a keyword are taken apart, the first ones: five words have fourteen parts, each of which is counted. */
const mostWords = 5;

/** What only joins words in other languages, which many names have in them: it is nothing to look for by itself. */
const joiningAbroad = new Set(
  'à au aux d da das de del dem den der des di die do dos du e el en et l la las le les los un una und y'.split(' '),
);

/**
 * What is left of a keyword without one of its words, phrases or places, each two that stand together, and each alone: the longest
 * first; nothing that only leaves posts out. Each is read anew, as words mean something else beside others: of a career coach, 'career' asks for nothing.
 */
export function shorterKeywords(clauses: readonly KeywordClause[]): KeywordPart[] {
  const all = withPlacesWhole(clauses.map(({ typed }) => typed));
  const words = all.slice(0, mostWords);
  const withoutOne = words.map((_, at) => words.toSpliced(at, 1)).toReversed();
  const together = words.slice(1).map((word, at) => [words[at], word]);
  const alone = words.filter((word) => !joiningAbroad.has(word)).map((word) => [word]);
  const shorter = [words, ...withoutOne, ...together, ...alone].filter(({ length }) => length < all.length);
  const parts = new Map(shorter.map((some) => [some.join(' '), some.length]));
  return [...parts]
    .map(([keyword, words]) => ({
      keyword,
      words,
      namesJob: namesJob(keyword),
      clauses: parseKeyword(keyword).clauses,
    }))
    .filter(({ clauses: left }) => left.some((clause) => !isExcluding(clause)));
}

const namesJob = (keyword: string): boolean =>
  readUnits(keyword).some(({ same, isExcluded }) => !isExcluded && same.some(isJobName));

/** Of 'baker new york' nobody looks for 'baker new'. */
function withPlacesWhole(words: readonly string[]): string[] {
  const read: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = placeLength(words.slice(at));
    read.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return read;
}
