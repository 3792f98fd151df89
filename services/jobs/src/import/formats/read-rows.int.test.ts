import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isForPeople } from '@waypost/runtime/service/process/process-edge';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FoundRow } from './found-row.ts';
import { openRows } from './read-rows.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, content: string | Buffer): Promise<FoundRow[]> {
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

test('lines of nothing are no rows, and counted nevertheless', async () => {
  const rows = await read('blank.csv', '\ntitle,description\n\nA,"one\r\ntwo"\n,\n\nB,four\n,,\n');
  expect(rows).toMatchObject([
    { line: 4, row: { title: 'A' } },
    { line: 8, row: { title: 'B' } },
  ]);
});

test('a line that says what parts columns is counted', async () => {
  expect(await read('sep.csv', 'sep=;\r\ntitle;description\r\nA;b\r\n')).toMatchObject([{ line: 3 }]);
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
    { line: 3, refused: 'this is not a JSON object' },
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

test.each([
  ['semicolons', 'title;description\nBaker;"Bakes; daily"\n', 'Bakes; daily'],
  ['tabs', 'title\tdescription\nBaker\tBakes, daily\n', 'Bakes, daily'],
  ['what the first line says', 'sep=;\ntitle;description\nBaker;Bakes, daily\n', 'Bakes, daily'],
  ['commas, with other signs in names', 'title,"a;b;c",description\nBaker,1,Bakes\n', 'Bakes'],
])('columns are parted by %s', async (_, content, description) => {
  expect(await read('parted.csv', content)).toMatchObject([{ row: { title: 'Baker', description } }]);
});

const german = 'title,description\nBäcker,Bäckt\n';
test.each([
  ['UTF-8', Buffer.from(german)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${german}`)],
  ['Windows-1252', Buffer.from(german, 'latin1')],
  ['UTF-16 with its mark', Buffer.from(`\uFEFF${german}`, 'utf16le')],
])('letters are read in %s', async (_, content) => {
  expect(await read('letters.csv', content)).toMatchObject([{ row: { title: 'Bäcker', description: 'Bäckt' } }]);
});

test.each(['jsonl', 'json'])('JSON lines are read in UTF-16 with its mark, as .%s', async (kind) => {
  const lines = ['Bäcker', 'Müller \u0a00'].map((title) => JSON.stringify({ title, description: 'x' })).join('\r\n');
  expect(await read(`letters.${kind}`, Buffer.from(`\uFEFF${lines}\r\n`, 'utf16le'))).toMatchObject([
    { line: 1, row: { title: 'Bäcker' } },
    { line: 2, row: { title: 'Müller \u0a00' } },
  ]);
});

test('lists in lists without end are refused, the next line is read', async () => {
  const deep = 100_000;
  const rows = await read('deep.jsonl', `${'['.repeat(deep)}${']'.repeat(deep)}\n[[{"title":"Baker"}]]\n`);
  expect(rows).toMatchObject([{ refused: 'this is not a JSON object' }, { line: 2, row: { title: 'Baker' } }]);
});

test('a row with more values than columns is refused, as its values would stand in others; one with fewer is not', async () => {
  const rows = await read(
    'more.csv',
    'title,location,description\nBaker,Leeds, UK,Bakes\nMiller,Leeds,Mills,,\nCook\n',
  );
  expect(rows).toMatchObject([
    { line: 2, refused: expect.stringContaining('4 values for 3 columns') },
    { line: 3, row: { title: 'Miller', description: 'Mills' } },
    { line: 4, row: { title: 'Cook' } },
  ]);
});

test('a quote that is never closed is told, before all that follows is in memory', async () => {
  const rows = await read('open.csv', `title,description\nBaker,"Bakes\n${'x,y\n'.repeat(2_000_000)}`);
  expect(rows).toMatchObject([{ line: 2, refused: expect.stringContaining('from here on this is not CSV') }]);
});

test('columns that mean nothing are named', async () => {
  const file = join(folder, 'unread.csv');
  await writeFile(file, 'title,Cost centre,description,\nBaker,7,Bakes,\n');
  const { rows, unread } = await openRows(file);
  await rows.next();
  expect(unread).toEqual(['Cost centre']);
});

test('what ends a line elsewhere is part of a text in JSON lines', async () => {
  const rows = await read('ends.jsonl', JSON.stringify({ title: 'Baker', description: 'Bakes\u2028daily' }));
  expect(rows).toMatchObject([{ row: { description: 'Bakes\u2028daily' } }]);
});

const bakers = ['Baker', 'Miller'].map((title) => ({ '@type': 'JobPosting', title, description: 'x' }));
test.each([
  ['a list', bakers],
  ['the list of an object', { count: 2, jobs: bakers }],
  ['the graph of a page', { '@graph': [{ '@type': 'WebSite', name: 'Ovenly' }, ...bakers] }],
])('JSON holds several posts: %s', async (_, content) => {
  const both = [{ row: { title: 'Baker' } }, { row: { title: 'Miller' } }];
  expect(await read('several.json', JSON.stringify(content, undefined, 2))).toMatchObject(both);
  expect(await read('several.jsonl', JSON.stringify(content))).toMatchObject(both);
});

const withQuestions = { position: 'Baker', description: 'x', questions: [{ name: 'May you bake?' }, { name: 'Why?' }] };
test('a list in a post is no list of posts', async () => {
  const one = [{ row: { title: 'Baker' } }];
  const inParts = { text: 'Baker', description: 'x', lists: [{ text: 'You bring', content: '<li>Dough</li>' }] };
  expect(await read('inner.jsonl', JSON.stringify(inParts))).toMatchObject(one);
  expect(await read('inner.jsonl', JSON.stringify(withQuestions))).toMatchObject(one);
  expect(await read('inner.json', JSON.stringify([withQuestions, withQuestions]))).toMatchObject([...one, ...one]);
});

test('the list of a company that says what it does holds its posts', async () => {
  const company = {
    name: 'Ovenly',
    description: 'A bakery.',
    city: 'Leeds',
    url: 'https://ovenly.example',
    jobs: bakers,
  };
  expect(await read('company.json', JSON.stringify([company]))).toMatchObject([
    { row: { title: 'Baker' } },
    { row: { title: 'Miller' } },
  ]);
});

test('JSON that is too large to be read at once says so', async () => {
  const file = join(folder, 'large.json');
  await writeFile(file, '[');
  await truncate(file, 200_000_001);
  const { rows } = await openRows(file);
  await expect(rows.next()).rejects.toThrow('Write each post on a line of its own');
});

test('JSON lines may be called JSON', async () => {
  const rows = await read('lines.json', bakers.map((baker) => `${JSON.stringify(baker)}\n`).join(''));
  expect(rows).toMatchObject([{ line: 1 }, { line: 2, row: { title: 'Miller' } }]);
});

test.each(['json', 'jsonl'])(
  'the names in a .%s file that mean nothing are there to be told, each once',
  async (kind) => {
    const file = join(folder, `unread.${kind}`);
    const said = bakers.map((baker) => ({ ...baker, 'cost centre': 7 }));
    await writeFile(file, kind === 'json' ? JSON.stringify(said) : said.map((each) => JSON.stringify(each)).join('\n'));
    const { rows, unread } = await openRows(file);
    for await (const row of rows) expect(row).toHaveProperty('row');
    expect(unread).toEqual(['cost centre']);
  },
);

test('a file of another kind, or none, says so', async () => {
  await expect(openRows(join(folder, 'x.xlsx'))).rejects.toThrow('neither .csv, .tsv, .jsonl nor .json');
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
