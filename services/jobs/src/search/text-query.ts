import { synonymsAt } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { stemOf, wordsOf } from './words.ts';

/** What a text must contain. A phrase is stems that follow one another in one field. */
export type TextQuery = { phrase: readonly string[] } | { all: readonly TextQuery[] } | { any: readonly TextQuery[] };

/** A part of the keyword that must be found, with the words it was typed as. */
export type Clause = { typed: string; query: TextQuery };

export type ParsedKeyword = {
  clauses: readonly Clause[];
  /** 'Did you mean': the keyword with its unknown words mended. */
  suggestion: string | undefined;
};

const fillers = new Set('a an and are at by for from in is job jobs near of on or the to with'.split(' '));

/**
 * Reads a keyword: quoted text is a phrase, every other word must be found somewhere. A word or a run of words with synonyms
 * is found by any of them; a word that no post has is found by the words it may have been meant as.
 */
export function parseKeyword(keyword: string, vocabulary: Vocabulary): ParsedKeyword {
  const clauses: Clause[] = [];
  const mended: { start: number; end: number; word: string }[] = [];
  for (const quoted of keyword.matchAll(/"([^"]*)"?|[^"]+/g)) {
    if (quoted[1] !== undefined) addPhrase(quoted[1]);
    else addWords(quoted[0], quoted.index);
  }
  return { clauses: withoutFillers(clauses), suggestion: mended.length > 0 ? mend(keyword, mended) : undefined };

  function addPhrase(typed: string) {
    const phrase = wordsOf(typed).map((word) => stemOf(word.folded));
    if (phrase.length > 0) clauses.push({ typed: `"${typed}"`, query: { phrase } });
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
        const asTyped = { all: stems.slice(at, at + length).map(withOwnSynonyms) };
        clauses.push({ typed, query: { any: [asTyped, ...synonyms.phrases.map((phrase) => ({ phrase }))] } });
      } else {
        clauses.push({ typed, query: queryOfWord(word.folded, word.stem, offset + word.start, offset + word.end) });
      }
      at += length;
    }
  }

  function queryOfWord(folded: string, stem: string, start: number, end: number): TextQuery {
    if (fillers.has(folded) || vocabulary.knows(stem)) return { phrase: [stem] };
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

/** 'jobs in Berlin' asks for Berlin; a keyword of nothing but fillers is taken as it is. */
function withoutFillers(clauses: readonly Clause[]): readonly Clause[] {
  const telling = clauses.filter((clause) => !fillers.has(clause.typed.toLowerCase()));
  return telling.length > 0 ? telling : clauses;
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
