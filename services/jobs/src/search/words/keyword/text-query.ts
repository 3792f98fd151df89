import { limits } from '@waypost/contracts/constants';
import { isListedName } from '../lists/job-names.ts';
import { statesOfCode } from '../lists/state-codes.ts';
import { apart, synonymsAt } from '../lists/synonyms.ts';
import type { TextQuery } from '../phrase-query.ts';
import { stemOf, stemsOf, wordsOf } from '../words.ts';
import { aboutQuery } from './about-query.ts';
import { withoutAsides } from './asides.ts';
import { countOf, eitherOf, isWayToWork, withSlashes } from './either-of.ts';
import { isMarkedExcluded, withNot } from './excluded.ts';
import { bareWork, fillers, fillersAtEnds, fillersBetween, namesAnyWork } from './fillers.ts';
import { withTitlesOfDevelopers } from './of-technology.ts';
import { placesIn } from './place-names.ts';
import { cityOfPostcode, markPostalCodes } from './postcodes.ts';
import { lettersApart, typedTogether, withLettersJoined } from './together.ts';
import type { TypedUnit } from './typed-unit.ts';
import { withSynonyms } from './with-synonyms.ts';

/**
 * A part of the keyword that must be found, with the words it was typed as: `query` anywhere in a post that mentions it,
 * `about` in title, company, places and skills of one that is about it. What is about it mentions it, too.
 */
export type KeywordClause = {
  typed: string;
  query: TextQuery;
  about: TextQuery;
  /** Of 'java or python' each by itself: one is meant as much as the other. */
  either?: readonly TextQuery[];
};

/** Whether it asks for nothing and leaves posts out: '-senior'. */
export const isExcluding = ({ query }: Pick<KeywordClause, 'query'>): boolean => 'not' in query;

export type ParsedKeyword = {
  /** Each different, and no more than a search can be asked for; nothing but fillers where nothing else was typed, and none where that asks for any job. */
  clauses: readonly KeywordClause[];
  /** Whether a clause says anything of how well a post fits: nearly every post has the fillers. */
  telling: boolean;
};

/**
 * Reads a keyword: quoted text is a phrase, every other word must be found somewhere, and what is negated in nothing that a post is
 * about. A word or a run of words with synonyms is found by any of them. What is there twice counts once, and what comes after
 * `limits.keywordWords` different words or phrases is left out.
 */
export function parseKeyword(keyword: string): ParsedKeyword {
  const telling: KeywordClause[] = [];
  const filling: KeywordClause[] = [];
  const seen = new Set<string>();
  let isForAny = false;
  const units = readUnits(keyword);
  const asked = units.filter(({ isExcluded }) => !isExcluded);
  for (const unit of units) {
    isForAny ||= namesAnyWork.has(unit.key);
    add(unit.isFiller ? filling : telling, unit.typed, unit.key, () => readClause(unit));
  }
  // 'jobs in Berlin' asks for Berlin, and 'jobs near me' for any; a keyword of nothing but other fillers is taken as it is.
  const asItIs = isForAny ? [] : filling;
  return {
    clauses: telling.length > 0 ? telling : asItIs,
    telling: telling.some((clause) => !isExcluding(clause)),
  };

  function add(clauses: KeywordClause[], typed: string, key: string, read: () => Omit<KeywordClause, 'typed'>) {
    const asked = clauses.reduce((sum, clause) => sum + countOf(clause), 0);
    if (seen.has(key) || asked >= limits.keywordWords) return;
    seen.add(key);
    clauses.push({ typed, ...read() });
  }

  function readClause(unit: TypedUnit): Omit<KeywordClause, 'typed'> {
    const query = queryOf(unit);
    if (unit.isExcluded) {
      const not = unit.isQuoted ? query : aboutQuery(unit, query, [], undefined);
      return { query: { not }, about: { not } };
    }
    const either = unit.either && { either: unit.either.map(queryOf) };
    if (unit.isQuoted) return { query, about: query, ...either };
    const at = asked.indexOf(unit);
    const behind = asked[at + 1]?.isQuoted ? undefined : asked[at + 1];
    return { query, about: aboutQuery(unit, query, joining(asked.slice(0, at)), behind), ...either };
  }
}

/** Telephones and word processors turn the sign of a keyboard into one of these by themselves. */
const quotes = '"“”„‟«»＂';
const quotedOrNot = new RegExp(`[${quotes}]([^${quotes}]*)[${quotes}]?|[^${quotes}]+`, 'g');

type KeywordPart = { text: string; start: number; end: number; isQuoted: boolean };
/** What stands in quotes and what does not, and where it stands with its quotes. */
export const partsOfKeyword = (keyword: string): KeywordPart[] =>
  [...keyword.matchAll(quotedOrNot)].map((part) => ({
    text: part[1] ?? part[0],
    start: part.index,
    end: part.index + part[0].length,
    isQuoted: part[1] !== undefined,
  }));

const queryOf = ({ query, stems }: TypedUnit): TextQuery => query ?? { phrase: stems };

/** The words, runs of words and phrases of a keyword, those that belong together by 'or' and 'not' as one. */
export function readUnits(keyword: string): TypedUnit[] {
  const units = partsOfKeyword(keyword).flatMap((part) =>
    part.isQuoted ? phraseOf(part, isMarkedExcluded(keyword, part.start)) : unitsOf(part),
  );
  return withNot(eitherOf(placesIn(withSlashes(keyword, withTitlesOfDevelopers(units))), keyword));
}

function phraseOf({ text, start, end }: KeywordPart, isExcluded: boolean): TypedUnit[] {
  const stems = stemsOf(text).slice(0, limits.keywordWords);
  if (stems.length === 0) return [];
  const sign = isExcluded ? '-' : '';
  const [typed, key] = [`${sign}"${text}"`, `${sign}"${stems.join(' ')}"`];
  return [
    {
      typed,
      key,
      start,
      end,
      stems,
      same: [stems],
      query: { phrase: stems },
      isExcluded,
      isQuoted: true,
      isFiller: false,
    },
  ];
}

function unitsOf({ text, start: offset }: KeywordPart): TypedUnit[] {
  const words = withLettersJoined(text, wordsOf(withoutAsides(text)));
  const wordStems = words.map(({ stem }) => stem);
  const marked = words.flatMap(({ start }, at) => (isMarkedExcluded(text, start) ? [at] : []));
  let passed = 0;
  const units: TypedUnit[] = [];
  for (let at = 0; at < words.length; at += units.at(-1)?.stems.length ?? 1) {
    const isExcluded = marked[passed] === at;
    if (isExcluded) passed += 1;
    // A minus ends a run: of 'customer service -representative' the last word is to be left out.
    const synonyms = sameAs(words, wordStems, at, (marked[passed] ?? words.length) - at, offset + at === 0);
    const together = typedTogether(text, words, at);
    const isName = together > (synonyms?.length ?? 1);
    const run = words.slice(at, at + (isName ? together : (synonyms?.length ?? 1)));
    const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
    const stems = run.map(({ stem }) => stem);
    const sign = isExcluded ? '-' : '';
    const typed = sign + text.slice(start, end);
    const unit = { typed, start: offset + start, end: offset + end, isExcluded, isFiller: false };
    const key = `${sign}${stems.join(' ')} `;
    if (isName) units.push({ ...unit, key, stems, same: [stems], query: { phrase: stems } });
    else if (synonyms) units.push({ ...unit, key, ...withSynonyms(stems, synonyms.phrases, together) });
    else units.push({ ...unit, key: sign + (run[0]?.folded ?? ''), stems, same: [stems] });
  }
  markFillers(units);
  markPostalCodes(units);
  return units;
}

/** 'QC' is quality control and Quebec. An 'or' between words joins them; before all others it is the operating room. */
function sameAs(
  words: readonly { folded: string }[],
  stems: readonly string[],
  at: number,
  most: number,
  isFirst: boolean,
) {
  const run = !isFirst && stems[at] === 'or' ? undefined : synonymsAt(stems, at, most);
  const pair = words.slice(at, at + Math.min(most, 2));
  const named = cityOfPostcode(pair) ?? writtenApart(pair) ?? run ?? writtenTogether(stems[at] ?? '');
  const same = run && run.length > 1 ? run : named;
  const others = [...lettersApart(stems[at] ?? ''), ...statesAt(words, at)];
  if (others.length === 0 || (same && same.length > 1)) return same;
  return { length: 1, phrases: [...(same?.phrases ?? []), ...others] };
}

/** Of fewer letters it is an abbreviation, or another word by chance. */
const shortestPart = 3;

/** 'Copy writer', 'dish washer' and 'java script' are found by what they are called in one word, too. */
function writtenApart(pair: readonly { folded: string }[]) {
  const together = stemOf(pair.map(({ folded }) => folded).join(''));
  if (pair.length < 2 || pair.some(({ folded }) => folded.length < shortestPart)) return undefined;
  const same = synonymsAt([together], 0)?.phrases ?? [];
  return same.length > 0 || isListedName(together) ? { length: 2, phrases: [[together], ...same] } : undefined;
}

/** 'Frontdesk', 'projectmanager' and 'newyork' are found by their words, too. */
function writtenTogether(stem: string) {
  const words = apart(stem);
  return words && { length: 1, phrases: [words, ...(synonymsAt(words, 0)?.phrases ?? [])] };
}

function markFillers(units: readonly TypedUnit[]) {
  let isLast = true;
  for (let at = units.length - 1; at >= 0; at--) {
    const [before, unit] = [units[at - 1], units[at] as TypedUnit];
    const saysMore = before && !fillers.has(before.key) && !isWayToWork(before);
    const isBetween: boolean = before !== undefined && !isLast && fillersBetween.has(unit.typed);
    const isAtEnd: boolean = isLast && (fillersAtEnds.has(unit.key) || (unit.key === bareWork && !saysMore));
    unit.isFiller = fillers.has(unit.key) || isBetween || isAtEnd;
    isLast = unit.isFiller;
  }
}

function statesAt(words: readonly { folded: string }[], at: number) {
  const code = words[at]?.folded ?? '';
  return (at > 0 && !fillers.has(code) && statesOfCode.get(code)) || [];
}

/** The words right before one, back to the next filler or phrase. */
const joining = (units: readonly TypedUnit[]): readonly TypedUnit[] =>
  units.slice(units.findLastIndex(({ isFiller, isQuoted }) => isFiller || isQuoted) + 1);

/** Every phrase that may have made a text match, for marking it. */
export function phrasesOf(query: TextQuery): (readonly string[])[] {
  if ('phrase' in query) return [query.phrase];
  if ('not' in query) return [];
  return ('all' in query ? query.all : query.any).flatMap(phrasesOf);
}

/** The stems of what was typed, or of what it was most likely meant as: of alternatives the first. */
export function stemsMeant(query: TextQuery): readonly string[] {
  if ('phrase' in query) return query.phrase;
  if ('not' in query) return [];
  return ('all' in query ? query.all : query.any.slice(0, 1)).flatMap(stemsMeant);
}
