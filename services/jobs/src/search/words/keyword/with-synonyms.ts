import { synonymsAt } from '../lists/synonyms.ts';
import { aboutFields, type SearchedField } from '../searched-fields.ts';
import { turnedTitles } from './about-query.ts';
import type { TypedUnit, Unit } from './typed-unit.ts';

/** The most ways to write a run of words with synonyms of each. */
const mostTogether = 8;

/** 'IT manager': nearly every text has the pronoun, which no title, company or skill has. */
const isPronoun = (stems: readonly string[]): boolean => stems.length === 1 && stems[0] === 'it';
const naming: readonly SearchedField[] = [...aboutFields, 'tags'];

/**
 * A run is found by its words, apart and each by a synonym of its own, or by a phrase that means the whole. 'LPN or RN' is none of the
 * operating room, whose words have to stand together, as those of T-Mobile. @param asOneName how many are typed so.
 */
export function withSynonyms(
  stems: readonly string[],
  phrases: Unit['same'],
  asOneName: number,
): Required<Pick<TypedUnit, 'stems' | 'same' | 'query'>> {
  const isTogether = asOneName >= stems.length || stems[0] === 'or';
  const each = isTogether ? [[stems]] : stems.map((stem) => [[stem], ...(synonymsAt([stem], 0, 1)?.phrases ?? [])]);
  const asTyped = isPronoun(stems)
    ? { any: naming.map((field) => ({ phrase: stems, field })) }
    : { all: each.map((same) => ({ any: same.map((phrase) => ({ phrase })) })) };
  const together = each.reduce<string[][]>(
    (runs, same) => runs.flatMap((run) => same.map((phrase) => [...run, ...phrase])).slice(0, mostTogether),
    [[]],
  );
  return {
    stems,
    same: [...together, ...phrases],
    query: { any: [asTyped, ...phrases.map((phrase) => ({ phrase })), ...turnedTitles(phrases)] },
  };
}
