import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { parseTable } from '../taxonomy/parse-sources.ts';

/** An occupation as a source lists it: `onet:` or `esco:` with the source's own id, and its titles, of which the first is its name. */
export type OccupationSource = { id: string; titles: readonly string[] };

/** What the licences of both sources ask of every file that is made from them. */
export const occupationNotice = [
  'This page includes information from the O*NET Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license.',
  'This service uses the ESCO classification of the European Commission.',
  'Selected and joined; neither body has approved the result.',
];

const distinct = (names: readonly (string | undefined)[]) => [
  ...new Set(names.map((name) => name?.trim() ?? '').filter((name) => name !== '' && name !== 'n/a')),
];

type Read = (file: string) => string;

function onet(read: Read): OccupationSource[] {
  const titles = Map.groupBy(
    [
      ...parseTable(read('Alternate Titles.txt')).map((row) => ({
        code: row['O*NET-SOC Code'],
        names: [row['Alternate Title'], row['Short Title']],
      })),
      ...parseTable(read('Sample of Reported Titles.txt')).map((row) => ({
        code: row['O*NET-SOC Code'],
        names: [row['Reported Job Title']],
      })),
    ],
    ({ code }) => code,
  );
  return parseTable(read('Occupation Data.txt')).map((row) => {
    const code = row['O*NET-SOC Code'] ?? '';
    const others = (titles.get(code) ?? []).flatMap(({ names }) => names);
    return { id: `onet:${code}`, titles: distinct([row['Title'], ...others]) };
  });
}

function esco(read: Read): OccupationSource[] {
  const rows: Record<string, string>[] = parse(read('esco-occupations-en-1.1.1.csv'), { columns: true, bom: true });
  return rows.map((row) => ({
    id: `esco:${row['conceptUri']?.split('/').at(-1) ?? ''}`,
    titles: distinct([
      row['preferredLabel'],
      ...(row['altLabels'] ?? '').split('\n'),
      ...(row['hiddenLabels'] ?? '').split('\n'),
    ]),
  }));
}

const byId = (a: OccupationSource, b: OccupationSource) => (a.id < b.id ? -1 : 1);

/** The occupations of ESCO, then those of O*NET, each by id: the order in which every file made from them lists them. */
export function readOccupationSources(folder: string): (readonly OccupationSource[])[] {
  const read: Read = (file) => readFileSync(join(folder, file), 'utf8');
  return [esco(read), onet(read)].map((list) => list.toSorted(byId));
}
