import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { cosine, dimensions, vectorOf, type Vector } from '@waypost/model/vectors';
import { type Letters, lettersAlike, lettersOf } from '@waypost/scoring/letter-runs';
import { nearCentre, nearestCentres, type Occupation, occupations } from '@waypost/scoring/occupations';
import { tokenise } from '@waypost/scoring/tokens';

/** An occupation, how near it is to a title that was asked for, and which of its own titles is nearest to that. */
export type NearOccupation = { occupation: Occupation; title: string; value: number };

/**
 * What is known of the occupations of services/scoring, in their order.
 * `titles`: 94,000 in all; the first of each is its name. `often`: how many titles of the other source are nearest to it.
 */
export type OccupationTitles = { titles: readonly (readonly string[])[]; often: readonly number[] };

let read: OccupationTitles | undefined;
export const occupationTitles = (): OccupationTitles => (read ??= readTitles());

const readTitles = () =>
  JSON.parse(
    gunzipSync(readFileSync(new URL('occupation-titles.json.gz', import.meta.url))).toString(),
  ) as OccupationTitles;

/**
 * The weight of each likeness: to the nearest title by meaning and letters, to the nearest title by its words, to the name, to the
 * centre of all titles, and how common the occupation is. Chosen on two tenths of the titles of JobBERT; evaluated on another tenth.
 */
const counts = { title: 0.35, letters: 0.5, words: 0.8, name: 0.3, centre: 1.3, often: 0.06 };
/** At least so many occupations are compared title by title. */
const looked = 240;

/** Stems of words with their weights: the fewer titles have a stem, the more it weighs. */
type Words = ReadonlyMap<string, number>;
type ReadTitle = { label: string; vector: Vector; letters: Letters; words: Words };

const stemsOf = (title: string) => new Set(tokenise(title).map(({ stem }) => stem));

let counted: { titles: number; having: ReadonlyMap<string, number> } | undefined;
function countTitles() {
  const titles = occupationTitles().titles.flat();
  const having = new Map<string, number>();
  for (const title of titles) for (const stem of stemsOf(title)) having.set(stem, (having.get(stem) ?? 0) + 1);
  return { titles: titles.length, having };
}

function readTitle(label: string): ReadTitle {
  const { titles, having } = (counted ??= countTitles());
  const words = new Map(
    [...stemsOf(label)].map((stem) => [stem, Math.log((titles + 1) / ((having.get(stem) ?? 0) + 1))]),
  );
  return { label, vector: vectorOf(label), letters: lettersOf(label), words };
}

const titlesRead = new Map<number, readonly ReadTitle[]>();
function titlesOf(row: number): readonly ReadTitle[] {
  const before = titlesRead.get(row);
  if (before !== undefined) return before;
  const all = occupationTitles().titles[row]!.map(readTitle);
  titlesRead.set(row, all);
  return all;
}

const weightOf = (words: Words) => [...words.values()].reduce((sum, weight) => sum + weight, 0);

/** The weight of the words that two titles share, as a part of all their words: 0 to 1. */
function wordsAlike(a: Words, b: Words): number {
  let shared = 0;
  for (const [stem, weight] of a) if (b.has(stem)) shared += weight;
  return (2 * shared) / (weightOf(a) + weightOf(b) || 1);
}

/**
 * The occupations that a title may name, the nearest first.
 * @param most how many are answered.
 * @param isAsked leaves out occupations for which it is false.
 */
export function nearestOccupations(
  title: string,
  most: number,
  isAsked?: (occupation: Occupation) => boolean,
): NearOccupation[] {
  const known = occupations();
  const asked = readTitle(title);
  return nearestCentres(asked.vector, Math.max(most, looked), isAsked)
    .map(({ row }) => {
      const occupation = known.all[row]!;
      const titles = titlesOf(row).map(({ label, vector, letters, words }) => ({
        label,
        near: cosine(asked.vector, vector) + counts.letters * lettersAlike(asked.letters, letters),
        words: wordsAlike(asked.words, words),
      }));
      const nearest = titles.reduce((best, one) => (one.near > best.near ? one : best));
      const value =
        counts.title * nearest.near +
        counts.words * Math.max(...titles.map(({ words }) => words)) +
        counts.name * (titles[0]?.words ?? 0) +
        counts.centre * nearCentre(known, row, asked.vector, dimensions) +
        counts.often * Math.log1p(occupationTitles().often[row]!);
      return { occupation, title: nearest.label, value };
    })
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most);
}
