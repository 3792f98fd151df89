import { limits } from '@waypost/contracts/constants';
import { synonymsAt } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { stemOf, wordsOf } from './words.ts';

/** What a text must contain. A phrase is stems that follow one another in one field. */
export type TextQuery = { phrase: readonly string[] } | { all: readonly TextQuery[] } | { any: readonly TextQuery[] };

/** A part of the keyword that must be found, with the words it was typed as. */
export type Clause = { typed: string; query: TextQuery };

export type ParsedKeyword = {
  /** Each different, and no more than a search can be asked for; nothing but fillers where nothing else was typed. */
  clauses: readonly Clause[];
  /** Whether a clause says anything of how well a post fits: nearly every post has the fillers. */
  telling: boolean;
  /** 'Did you mean': the keyword with its unknown words mended. */
  suggestion: string | undefined;
};

/** Each looks through all words that there are. */
export const mostMended = 3;

const fillers = new Set('a an and are at by for from in is job jobs near of on or the to with'.split(' '));

/**
 * Reads a keyword: quoted text is a phrase, every other word must be found somewhere. A word or a run of words with synonyms
 * is found by any of them; a word that no post has is found by the words it may have been meant as. What is there twice
 * counts once, and what comes after `limits.keywordWords` different words or phrases is left out.
 */
export function parseKeyword(keyword: string, vocabulary: Vocabulary): ParsedKeyword {
  const telling: Clause[] = [];
  const filling: Clause[] = [];
  const seen = new Set<string>();
  let triedToMend = 0;
  const mended: { start: number; end: number; word: string }[] = [];
  for (const quoted of keyword.matchAll(/"([^"]*)"?|[^"]+/g)) {
    if (quoted[1] !== undefined) addPhrase(quoted[1]);
    else addWords(quoted[0], quoted.index);
  }
  return {
    // 'jobs in Berlin' asks for Berlin; a keyword of nothing but fillers is taken as it is.
    clauses: telling.length > 0 ? telling : filling,
    telling: telling.length > 0,
    suggestion: mended.length > 0 ? mend(keyword, mended) : undefined,
  };

  function add(typed: string, key: string, query: () => TextQuery) {
    const clauses = fillers.has(key) ? filling : telling;
    if (seen.has(key) || clauses.length >= limits.keywordWords) return;
    seen.add(key);
    clauses.push({ typed, query: query() });
  }

  function addPhrase(typed: string) {
    const phrase = wordsOf(typed)
      .slice(0, limits.keywordWords)
      .map((word) => stemOf(word.folded));
    if (phrase.length > 0) add(`"${typed}"`, `"${phrase.join(' ')}"`, () => ({ phrase }));
  }

  function addWords(text: string, offset: number) {
    const words = wordsOf(text).map((word) => ({ ...word, stem: stemOf(word.folded) }));
    const stems = words.map((word) => word.stem);
    for (let at = 0; at < words.length;) {
      const word = words[at];
      if (!word) break;
      const synonyms = synonymsAt(stems, at);
      const length = synonyms?.length ?? 1;
      const typed = text.slice(word.start, words[at + length - 1]?.end);
      if (synonyms) {
        const run = stems.slice(at, at + length);
        add(typed, `${run.join(' ')} `, () => {
          const asTyped = { all: run.map(withOwnSynonyms) };
          return { any: [asTyped, ...synonyms.phrases.map((phrase) => ({ phrase }))] };
        });
      } else {
        const { folded, stem } = word;
        add(typed, folded, () => queryOfWord(folded, stem, offset + word.start, offset + word.end));
      }
      at += length;
    }
  }

  function queryOfWord(folded: string, stem: string, start: number, end: number): TextQuery {
    if (fillers.has(folded) || vocabulary.knows(stem) || triedToMend >= mostMended) return { phrase: [stem] };
    triedToMend += 1;
    const meant = vocabulary.near(folded);
    if (meant[0] === undefined) return { phrase: [stem] };
    mended.push({ start, end, word: meant[0] });
    return { any: [...new Set(meant.map(stemOf))].map((meantStem) => ({ phrase: [meantStem] })) };
  }
}

function withOwnSynonyms(stem: string): TextQuery {
  const phrases = synonymsAt([stem], 0, 1)?.phrases ?? [];
  return { any: [[stem], ...phrases].map((phrase) => ({ phrase })) };
}

function mend(keyword: string, mended: readonly { start: number; end: number; word: string }[]): string {
  return mended
    .reduceRight((text, { start, end, word }) => text.slice(0, start) + word + text.slice(end), keyword)
    .trim();
}

/** Every phrase that may have made a text match, for marking it. */
export function phrasesOf(query: TextQuery): (readonly string[])[] {
  if ('phrase' in query) return [query.phrase];
  return ('all' in query ? query.all : query.any).flatMap(phrasesOf);
}

/** The stems of what was typed, or of what it was most likely meant as: of alternatives the first. */
export function stemsMeant(query: TextQuery): readonly string[] {
  if ('phrase' in query) return query.phrase;
  return ('all' in query ? query.all : query.any.slice(0, 1)).flatMap(stemsMeant);
}
