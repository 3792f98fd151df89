import { limits } from '@waypost/contracts/constants';
import { isInPlaceName } from '../keyword/place-names.ts';
import { readUnits } from '../keyword/text-query.ts';
import type { TypedUnit } from '../keyword/typed-unit.ts';
import { isPraise, saidWork } from '../lists/everyday-work.ts';
import { isJobName, isListedName } from '../lists/job-names.ts';
import { wellKnownCompanies } from '../lists/well-known-companies.ts';
import { foldedWords, stemOf, stemsOf } from '../words.ts';
import { isKnown, isSameWork, mayStandFor } from './known-words.ts';
import { nearestJob } from './nearest-job.ts';
import { mayBeMistyped, typingErrorsBetween } from './typing-errors.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Each looks through all words that there are. */
const mostMended = 3;

/**
 * `beside` are the words of which either is asked for: who is found by one of them has mistyped none. `isBesideKnown` where one of
 * them is known, which may find by its other names.
 */
type MendableWord = {
  folded: string;
  start: number;
  end: number;
  beside: readonly string[];
  isBesideKnown: boolean;
};

/**
 * The words of a keyword that may be mistyped: those in quotes are meant so, those with synonyms and everyday words for work are known.
 * One that no post is to have need not be known, and one that is too short to be mended is not looked at.
 */
export function mendableWords(keyword: string): MendableWord[] {
  if (saidWork(foldedWords(keyword)).title !== undefined) return [];
  const words = readUnits(keyword).flatMap(wordsAskedBy);
  return words.slice(0, limits.keywordWords);
}

function wordsAskedBy(unit: TypedUnit): MendableWord[] {
  if (unit.isExcluded) return [];
  const sides = unit.either ?? [unit];
  if (sides.some(({ isFiller, key }) => isFiller || isPraise(key))) return [];
  const unknown = sides.filter(({ query }) => query === undefined);
  const beside = unknown.map(({ key }) => key);
  const isBesideKnown = unknown.length < sides.length;
  return unknown
    .filter(({ key }) => mayBeMistyped(key) && !isName(key))
    .map(({ key, start, end }) => ({ folded: key, start, end, beside, isBesideKnown }));
}

const companies: ReadonlySet<string> = new Set(stemsOf(wellKnownCompanies));
/** Whoever types 'Bayer', 'Paris' or 'loader' means no 'buyer', 'parts' or 'leader', also where no post is from there or for one. */
function isName(folded: string): boolean {
  const stem = stemOf(folded);
  return companies.has(stem) || isInPlaceName(stem) || isListedName(stem) || (isJobName([stem]) && isKnown(folded));
}

/** How many times as many posts have to be about a word as have the one that was typed, to take a known word for mistyped. */
export const farCommoner = 100;

/** Which words are taken for mistyped: those that no post has, or also those that far fewer posts have than one near them. */
export type Doubt = 'unknown' | 'rare';

/** The words of a keyword to look for others for, the rarest first. @param postsOf how many posts have a word of a stem. */
export function doubtfulWords(
  words: readonly MendableWord[],
  postsOf: Vocabulary['postsOf'],
  doubt: Doubt,
): Map<string, number> {
  const hasPosts = (folded: string) => postsOf(stemOf(folded)) > 0;
  const doubtful = words.filter(
    ({ beside, isBesideKnown }) => doubt === 'rare' || !(isBesideKnown || beside.some(hasPosts)),
  );
  const rarest = doubtful.map(({ folded }): [string, number] => [folded, postsOf(stemOf(folded))]);
  return new Map([...new Map(rarest.toSorted(([, a], [, b]) => a - b))].slice(0, mostMended));
}

/** A name of a job with fewer errors than the nearest word that posts have, if that is of other work: a 'counseler' is no 'counsel'. 'Animation' is a word. */
function jobBefore(near: string | undefined, typed: string): string | undefined {
  const job = nearestJob(typed);
  if (job === undefined || isKnown(typed)) return undefined;
  if (near === undefined) return job.word;
  const isNearer = job.errors < (typingErrorsBetween(typed, near) ?? Infinity);
  return isNearer && !isSameWork(job.word, near) ? job.word : undefined;
}

/**
 * The keyword with every doubtful word replaced by the one that it most likely means; undefined where none is. 'Marketing manger' means
 * 'manager', whoever else has mistyped it: a word that posts have is to be doubted only where no post is about the keyword.
 */
export function mendKeyword(keyword: string, vocabulary: Vocabulary, doubt: Doubt = 'unknown'): string | undefined {
  const words = mendableWords(keyword);
  const doubtful = doubtfulWords(words, vocabulary.postsOf, doubt);
  const meant = new Map(
    [...doubtful].map(([folded, posts]) => {
      const near = vocabulary.near(folded, farCommoner * posts).find((word) => mayStandFor(folded, word));
      return [folded, posts === 0 ? (jobBefore(near, folded) ?? near) : near];
    }),
  );
  const mended = words.reduceRight(
    (text, { folded, start, end }) =>
      text.slice(0, start) + (meant.get(folded) ?? text.slice(start, end)) + text.slice(end),
    keyword,
  );
  return mended === keyword ? undefined : mended.trim();
}
