import { gunzipSync } from 'node:zlib';
import { cosine, dimensions, vectorOf, type Vector } from '@waypost/model/vectors';
import { tokenise } from '../reading/tokens.ts';
import { type Letters, lettersAlike, lettersOf } from './letter-runs.ts';
import { readOccupationFile } from './occupation-files.ts';
import { nearCentre, nearestCentres, type Occupation, occupations } from './occupations.ts';

/** An occupation, and which of its titles is nearest to the one that was asked for. */
export type NearOccupation = { occupation: Occupation; title: string; value: number };

let read: readonly (readonly string[])[] | undefined;
/** Of each occupation in order the titles that it goes by, 94,000 in all; its name is the first. */
export const occupationTitles = (): readonly (readonly string[])[] => (read ??= readTitles());

function readTitles(): readonly (readonly string[])[] {
  const { titles } = JSON.parse(gunzipSync(readOccupationFile('occupation-titles.json.gz')).toString()) as {
    titles: readonly (readonly string[])[];
  };
  return titles;
}

/**
 * What each likeness counts: to the nearest title by meaning and letters, to the nearest one by its words, to the name, to where
 * all titles are, and how common the work is. Chosen on two tenths of the titles of JobBERT, and held by another one.
 */
const counts = { title: 0.35, letters: 0.5, words: 0.8, name: 0.3, centre: 1.3, often: 0.06 };
/** How many are compared title by title, where not more are asked for. */
const looked = 240;

/** Words by their stems, of which each says the more the fewer titles have it. */
type Words = ReadonlyMap<string, number>;
type ReadTitle = { label: string; vector: Vector; letters: Letters; words: Words };

const stemsOf = (title: string) => new Set(tokenise(title).map(({ stem }) => stem));

let counted: { titles: number; having: ReadonlyMap<string, number> } | undefined;
function countTitles() {
  const titles = occupationTitles().flat();
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
  const all = occupationTitles()[row]!.map(readTitle);
  titlesRead.set(row, all);
  return all;
}

const weightOf = (words: Words) => [...words.values()].reduce((sum, weight) => sum + weight, 0);

/** 0 to 1. */
function wordsAlike(a: Words, b: Words): number {
  let shared = 0;
  for (const [stem, weight] of a) if (b.has(stem)) shared += weight;
  return (2 * shared) / (weightOf(a) + weightOf(b) || 1);
}

/**
 * What kind of work a title names, the nearest first.
 * @param isAsked of which it may be; all, where it is not said.
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
        counts.often * Math.log1p(occupation.often);
      return { occupation, title: nearest.label, value };
    })
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most);
}
