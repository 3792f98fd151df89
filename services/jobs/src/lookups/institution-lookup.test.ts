import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createInstitutionLookup } from './institution-lookup.ts';

const institutions = createInstitutionLookup();
const find = async (text: string, limit = 15, page = 1) => institutions.search(text, { limit, page });
const first = async (text: string) => (await find(text, 1))[0];

describe('the best match comes first', () => {
  test.each([
    ['oxford', 'University of Oxford', 'Oxford, United Kingdom'],
    ['brookes oxf', 'Oxford Brookes University', 'United Kingdom'],
    ['mit', 'Massachusetts Institute of Technology', 'Cambridge, United States'],
    ['york canada', 'York University', 'Canada'],
    ['texas a & m kingsville', 'Texas A&M University - Kingsville', 'United States'],
    ['texas a&m kingsville', 'Texas A&M University - Kingsville', 'United States'],
    ['zurich', 'University of Zurich', 'Zürich, Switzerland'],
    ['SAO PAULO universidade', 'University of São Paulo', 'São Paulo, Brazil'],
    ['universitat munchen technische', 'Technical University of Munich', 'Munich, Germany'],
    ['łódź', 'Lodz University of Technology', 'Poland'],
    ['singapore national university', 'National University of Singapore', 'Singapore'],
  ])('%s finds %s', async (text, name, location) => {
    expect(await first(text)).toMatchObject({ institution_name: name, name, location });
  });

  test('what is called so entirely, before what has more to its name', async () => {
    const names = (await find('york', 4)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['York University', 'University of York']));
    expect(names.indexOf('New York University')).not.toBe(0);
  });
});

test('there are more than twenty thousand, each once by its id, most with their country', async () => {
  const all = await find('', 50_000);
  expect(all.length).toBeGreaterThan(20_000);
  expect(new Set(all.map(({ institution_id }) => institution_id)).size).toBe(all.length);
  expect(all.filter(({ location }) => location !== '').length / all.length).toBeGreaterThan(0.85);
  expect(all.filter(({ name }) => name.trim() === '' || name.length > 110)).toEqual([]);
});

test('ids are derived from the name of a well-known one and from the domain of another, for ever', async () => {
  const [harvard, brookes] = [await first('harvard university'), await first('oxford brookes university')];
  const ids = ['6bfbd71a7f0de6c2133afea2', '25b13776e83a3331bf061df1'];
  expect([harvard?.institution_id, brookes?.institution_id]).toEqual(ids);
  expect(await institutions.byIds([ids[1] ?? '', 'f'.repeat(24), ids[0] ?? ''])).toEqual([brookes, harvard]);
});

test('pages continue each other', async () => {
  const whole = await find('university of', 40);
  const parts = [...(await find('university of', 20)), ...(await find('university of', 20, 2))];
  expect(parts).toEqual(whole);
  expect(new Set(whole).size).toBe(40);
});

test('nothing is found for what no institution is called', async () => {
  expect(await find('xqzv')).toEqual([]);
});

test('a list that could not be read is read by whoever asks next', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'institutions-'));
  try {
    const file = pathToFileURL(join(folder, 'institutions.tsv'));
    const lookup = createInstitutionLookup(file);
    const ask = () => lookup.search('oxford', { limit: 1, page: 1 });
    await expect(ask()).rejects.toMatchObject({ code: 'ENOENT' });
    await writeFile(file, 'brookes.ac.uk\tGB\tOxford\tOxford Brookes University\n');
    expect(await ask()).toMatchObject([{ name: 'Oxford Brookes University' }]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
