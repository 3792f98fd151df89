import { limits } from '@waypost/contracts/constants';
import { aboutQuery, type Unit } from './about-query.ts';
import { countOf, eitherOf } from './either-of.ts';
import { fillers, fillersAtEnds, namesAnyWork, withoutPay } from './fillers.ts';
import type { TextQuery } from './phrase-query.ts';
import { statesOfCode } from './state-codes.ts';
import { synonymsAt } from './synonyms.ts';
import type { TypedUnit } from './typed-unit.ts';
import { wordsOf } from './words.ts';

/**
 * A part of the keyword that must be found, with the words it was typed as: `query` anywhere in a post that mentions it,
 * `about` in title, company, places and skills of one that is about it. What is about it mentions it, too.
 */
export type Clause = {
  typed: string;
  query: TextQuery;
  about: TextQuery;
  /** Of 'java or python' each by itself: one is meant as much as the other. */
  either?: readonly TextQuery[];
};

export type ParsedKeyword = {
  /** Each different, and no more than a search can be asked for; nothing but fillers where nothing else was typed, and none where that asks for any job. */
  clauses: readonly Clause[];
  /** Whether a clause says anything of how well a post fits: nearly every post has the fillers. */
  telling: boolean;
};

/** The most ways to write a run of words with synonyms of each. */
const mostTogether = 8;

/**
 * Reads a keyword: quoted text is a phrase, every other word must be found somewhere. A word or a run of words with synonyms
 * is found by any of them. What is there twice counts once, and what comes after `limits.keywordWords` different words or
 * phrases is left out.
 */
export function parseKeyword(keyword: string): ParsedKeyword {
  const telling: Clause[] = [];
  const filling: Clause[] = [];
  const seen = new Set<string>();
  let isForAny = false;
  for (const { text, isQuoted } of partsOfKeyword(keyword)) {
    if (isQuoted) addPhrase(text);
    else addWords(text);
  }
  // 'jobs in Berlin' asks for Berlin, and 'jobs near me' for any; a keyword of nothing but other fillers is taken as it is.
  const asItIs = isForAny ? [] : filling;
  return { clauses: telling.length > 0 ? telling : asItIs, telling: telling.length > 0 };

  function add(clauses: Clause[], typed: string, key: string, read: () => Omit<Clause, 'typed'>) {
    const asked = clauses.reduce((sum, clause) => sum + countOf(clause), 0);
    if (seen.has(key) || asked >= limits.keywordWords) return;
    seen.add(key);
    clauses.push({ typed, ...read() });
  }

  function addPhrase(typed: string) {
    const phrase = wordsOf(typed)
      .slice(0, limits.keywordWords)
      .map(({ stem }) => stem);
    if (phrase.length === 0) return;
    add(telling, `"${typed}"`, `"${phrase.join(' ')}"`, () => ({ query: { phrase }, about: { phrase } }));
  }

  function addWords(text: string) {
    const units = eitherOf(unitsOf(text));
    for (const [at, unit] of units.entries()) {
      isForAny ||= namesAnyWork.has(unit.key);
      add(unit.isFiller ? filling : telling, unit.typed, unit.key, () => {
        const query = unit.query ?? { phrase: unit.stems };
        const about = aboutQuery(unit, query, joining(units.slice(0, at)), units[at + 1]);
        return { query, about, ...(unit.either && { either: unit.either }) };
      });
    }
  }
}

/** Telephones and word processors turn the sign of a keyboard into one of these by themselves. */
const quotes = '"“”„‟«»＂';
const quotedOrNot = new RegExp(`[${quotes}]([^${quotes}]*)[${quotes}]?|[^${quotes}]+`, 'g');

/** What stands in quotes and what does not, and where it begins. */
export const partsOfKeyword = (keyword: string): { text: string; start: number; isQuoted: boolean }[] =>
  [...keyword.matchAll(quotedOrNot)].map((part) => ({
    text: part[1] ?? part[0],
    start: part.index,
    isQuoted: part[1] !== undefined,
  }));

export function unitsOf(text: string): TypedUnit[] {
  const words = wordsOf(withoutPay(text));
  const wordStems = words.map(({ stem }) => stem);
  const units: TypedUnit[] = [];
  for (let at = 0; at < words.length; at += units.at(-1)?.stems.length ?? 1) {
    const synonyms = synonymsAt(wordStems, at) ?? statesAt(words, at);
    const run = words.slice(at, at + (synonyms?.length ?? 1));
    const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
    const stems = run.map(({ stem }) => stem);
    const typed = text.slice(start, end);
    const unit = { typed, start, end, isFiller: false };
    if (synonyms) units.push({ ...unit, key: `${stems.join(' ')} `, ...withSynonyms(stems, synonyms.phrases) });
    else units.push({ ...unit, key: run[0]?.folded ?? '', stems, same: [stems] });
  }
  let isLast = true;
  for (const unit of units.toReversed()) {
    unit.isFiller = fillers.has(unit.key) || (isLast && fillersAtEnds.has(unit.key));
    isLast = unit.isFiller;
  }
  return units;
}

function statesAt(words: readonly { folded: string }[], at: number) {
  const code = words[at]?.folded ?? '';
  const phrases = at > 0 && !fillers.has(code) ? statesOfCode.get(code) : undefined;
  return phrases && { length: 1, phrases };
}

/** The words right before one, back to the next filler. */
const joining = (units: readonly TypedUnit[]): readonly TypedUnit[] =>
  units.slice(units.findLastIndex(({ isFiller }) => isFiller) + 1);

/** A run is found by its words, apart and each by a synonym of its own, or by a phrase that means the whole. */
function withSynonyms(
  stems: readonly string[],
  phrases: Unit['same'],
): Required<Pick<TypedUnit, 'stems' | 'same' | 'query'>> {
  const each = stems.map((stem) => [[stem], ...(stems.length > 1 ? (synonymsAt([stem], 0, 1)?.phrases ?? []) : [])]);
  const asTyped = { all: each.map((same) => ({ any: same.map((phrase) => ({ phrase })) })) };
  const together = each.reduce<string[][]>(
    (runs, same) => runs.flatMap((run) => same.map((phrase) => [...run, ...phrase])).slice(0, mostTogether),
    [[]],
  );
  return {
    stems,
    same: [...together, ...phrases],
    query: { any: [asTyped, ...phrases.map((phrase) => ({ phrase }))] },
  };
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
