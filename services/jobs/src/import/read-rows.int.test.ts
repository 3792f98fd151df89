import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isForPeople } from '@waypost/runtime/service/process-edge';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRows, type FoundRow } from './read-rows.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, content: string): Promise<FoundRow[]> {
  const file = join(folder, name);
  await writeFile(file, content);
  const { rows } = await openRows(file);
  const found: FoundRow[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

test('columns are known by name, whatever their case, order and separators', async () => {
  const rows = await read('a.csv', '\uFEFFHiring Organization,JOB_TITLE,,Job-Description\nOvenly,Baker,7,Bakes\n');
  expect(rows).toMatchObject([{ line: 2, row: { company: 'Ovenly', title: 'Baker', description: 'Bakes' } }]);
});

test('a row is reported at the line where it begins, also after descriptions of many lines', async () => {
  const rows = await read('b.csv', 'title,description\nA,"one\ntwo\nthree"\nB,four\n');
  expect(rows.map(({ line }) => line)).toEqual([2, 5]);
});

test('a file without a title column names the columns that it has', async () => {
  await expect(read('c.csv', 'name_of_thing,description\nA,b\n')).rejects.toThrow(
    'has no column for the title. Its columns are: name_of_thing, description.',
  );
  expect(isForPeople(await openRows(join(folder, 'mistyped.csv')).catch((error: unknown) => error))).toBe(true);
});

test('JSON lines hold schema.org job postings; a broken line is refused, the next one is read', async () => {
  const posting = {
    '@type': 'JobPosting',
    title: 'Baker',
    description: '<p>Bakes</p>',
    hiringOrganization: { '@type': 'Organization', name: 'Ovenly' },
    jobLocation: {
      '@type': 'Place',
      address: { addressLocality: 'Leeds', addressCountry: { name: 'United Kingdom' } },
    },
    employmentType: ['PART_TIME'],
    baseSalary: { currency: 'GBP', value: { minValue: 26000, maxValue: 29000, unitText: 'YEAR' } },
    identifier: { value: 'OV-12' },
    validThrough: '2026-03-01',
  };
  const rows = await read('d.jsonl', `{"title":\n\n[1]\n${JSON.stringify(posting)}\n`);
  expect(rows).toMatchObject([
    { line: 1, refused: 'this line is not JSON' },
    { line: 3, refused: 'this line is not a JSON object' },
    {
      line: 4,
      row: {
        key: 'OV-12',
        title: 'Baker',
        company: 'Ovenly',
        location: 'Leeds, United Kingdom',
        job_type: 'PART_TIME',
        salary_min: '26000',
        salary_max: '29000',
        salary_currency: 'GBP',
        salary_period: 'YEAR',
        valid_through: '2026-03-01',
      },
    },
  ]);
});

test('a file of another kind, or none, says so', async () => {
  await expect(openRows(join(folder, 'x.xlsx'))).rejects.toThrow('neither .csv nor .jsonl');
  await expect(openRows(join(folder, 'gone.csv'))).rejects.toThrow('There is no file');
});

test.each(['csv', 'jsonl'])('a .%s file that cannot be read after all ends the import and says so', async (kind) => {
  const file = join(folder, `taken.${kind}`);
  const read = async (instead: () => Promise<unknown>) => {
    await writeFile(file, 'title,description\n');
    const { rows } = await openRows(file);
    await rm(file);
    await instead();
    return rows.next().catch((error: unknown) => error);
  };
  const gone = await read(async () => undefined);
  expect(gone).toMatchObject({
    name: 'UnusableFile',
    message: expect.stringContaining(`${file} cannot be read: ENOENT`),
  });
  const folderInstead = await read(() => mkdir(file));
  expect(folderInstead).toMatchObject({ message: expect.stringContaining(`${file} cannot be read: EISDIR`) });
});
