import { limits } from '@waypost/contracts/constants';
import { isPraise, saidWork } from './everyday-work.ts';
import { partsOfKeyword, unitsOf } from './text-query.ts';
import type { Vocabulary } from './vocabulary.ts';
import { foldedWords, stemOf } from './words.ts';

/** Each looks through all words that there are. */
export const mostMended = 3;

type MendableWord = { folded: string; start: number; end: number };

/** The words of a keyword that may be mistyped: those in quotes are meant so, those with synonyms and everyday words for work are known. */
export function mendableWords(keyword: string): MendableWord[] {
  if (saidWork(foldedWords(keyword)).title !== undefined) return [];
  const words = partsOfKeyword(keyword).flatMap(({ text, start: offset, isQuoted }) =>
    isQuoted
      ? []
      : unitsOf(text).flatMap(({ query, key, isFiller, start, end }) =>
          query || isFiller || isPraise(key) ? [] : [{ folded: key, start: offset + start, end: offset + end }],
        ),
  );
  return words.slice(0, limits.keywordWords);
}

/** The keyword with every word that no post has replaced by the one that it most likely means; undefined where none is. */
export function mendKeyword(keyword: string, vocabulary: Vocabulary): string | undefined {
  const words = mendableWords(keyword);
  const unknown = new Set(words.map(({ folded }) => folded).filter((folded) => !vocabulary.knows(stemOf(folded))));
  const meant = new Map([...unknown].slice(0, mostMended).map((folded) => [folded, vocabulary.near(folded)[0]]));
  const mended = words.reduceRight(
    (text, { folded, start, end }) =>
      text.slice(0, start) + (meant.get(folded) ?? text.slice(start, end)) + text.slice(end),
    keyword,
  );
  return mended === keyword ? undefined : mended.trim();
}
