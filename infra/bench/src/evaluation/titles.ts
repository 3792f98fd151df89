import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cosine, vectorOf } from '@waypost/model/vectors';
import { occupations } from '@waypost/scoring/occupations';
import { workSimilarity } from '@waypost/scoring/work-similarity';
import type { Evaluation } from './figure.ts';
import { nearestOccupations, occupationTitles, type NearOccupation } from './occupations/nearest-occupations.ts';
import { readCsv } from './read-csv.ts';
import { orderByLetters, sharedLetters } from './shared-letters.ts';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

type Likeness = (a: string, b: string) => number;

/** Average precision, 0 to 1. @param places of the right answers in the list, counted from 1, in order. */
const averagePrecision = (places: readonly number[]) => mean(places.map((place, at) => (at + 1) / place));

async function readTable(data: string, file: string): Promise<string[][]> {
  const text = await readFile(join(data, file), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/\t| (?=\d+$)/));
}

/** TalentCLEF 2025, task A: titles of a list in the order of how alike they are to one, all that mean the same first. */
export const titleOrder: Evaluation = async (data) => {
  const [, ...queries] = await readTable(data, 'talentclef25/queries.tsv');
  const [, ...corpus] = await readTable(data, 'talentclef25/corpus.tsv');
  const judged = await readTable(data, 'talentclef25/qrels.tsv');
  const right = Map.groupBy(
    judged.filter(([, , , grade]) => Number(grade) > 0),
    ([query]) => query,
  );
  const measure = (like: Likeness) =>
    mean(
      queries.map(([id, query = '']) => {
        const wanted = new Set(right.get(id)?.map(([, , title]) => title));
        const ranked = corpus
          .map(([title, name = '']) => ({ title, value: like(query, name) }))
          .toSorted((a, b) => b.value - a.value);
        return averagePrecision(ranked.flatMap(({ title }, at) => (wanted.has(title) ? at + 1 : [])));
      }),
    );
  return [
    {
      name: 'title similarity, TalentCLEF 2025 A, MAP',
      value: measure(workSimilarity),
      floor: 0.57,
      baselines: {
        'shared letters': measure(sharedLetters),
        'vectors alone': measure((a, b) => cosine(vectorOf(a), vectorOf(b))),
      },
      of: queries.length,
    },
  ];
};

const every = 10;
const isOfEsco = ({ id }: { id: string }) => id.startsWith('esco:');

/** Titles of vacancies, of which somebody has said what occupation of ESCO they are: the place of that one. */
export const titleOccupations: Evaluation = async (data) => {
  const rows = await readCsv(data, 'jobbert-titles/titles.csv');
  const known = new Map(
    occupations()
      .all.map(({ id }, row) => [id, occupationTitles().titles[row] ?? []] as const)
      .filter(([id]) => isOfEsco({ id })),
  );
  const judged = rows
    .map((row) => ({ title: row['vacancyTitle'] ?? '', id: `esco:${row['conceptUri']?.split('/').at(-1)}` }))
    .filter(({ id }) => known.has(id))
    .filter((_, at) => at % every === 0);
  const placesBy = (order: (title: string) => readonly string[]) =>
    judged.map(({ title, id }) => order(title).indexOf(id) + 1 || Number.POSITIVE_INFINITY);
  const ours = placesBy((title) => nearestOccupations(title, 60, isOfEsco).map(idOf));
  const names = [...known].flatMap(([id, titles]) => titles.map((name) => ({ id, name })));
  const byLetters = orderByLetters(names.map(({ name }) => name));
  const lexical = placesBy((title) => [...new Set(byLetters(title).map((at) => names[at]?.id ?? ''))]);
  const reciprocal = (places: readonly number[]) => mean(places.map((place) => 1 / place));
  const inTen = (places: readonly number[]) => mean(places.map((place) => Number(place <= 10)));
  const of = judged.length;
  return [
    {
      name: 'title to occupation, JobBERT titles, MRR',
      value: reciprocal(ours),
      floor: 0.4,
      baselines: { 'shared letters': reciprocal(lexical) },
      of,
    },
    {
      name: 'title to occupation, JobBERT titles, recall at 10',
      value: inTen(ours),
      floor: 0.61,
      baselines: { 'shared letters': inTen(lexical) },
      of,
    },
  ];
};
const idOf = ({ occupation }: NearOccupation) => occupation.id;
