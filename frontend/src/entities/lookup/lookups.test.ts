import { builtInLookups } from '@waypost/contracts/built-in-lookups';
import { statusOf } from '@waypost/contracts/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookUpCities } from './cities.ts';
import { lookUpCitiesOfJobs, lookUpCompanies, lookUpCountries, lookUpQuestions, lookUpSkills } from './lookups.ts';
import { lookUpDegrees, lookUpFieldsOfStudy, lookUpInstitutions } from './studies.ts';

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))));
afterEach(() => void vi.unstubAllGlobals());

const question = (text: string, signal = new AbortController().signal) => ({ text, limit: 15, signal });
const names = async (found: Promise<{ name: string }[]>) => (await found).map(({ name }) => name);

test('cities, companies, skills, countries, degrees and institutions are found in a small list while the lookup is away', async () => {
  expect(await names(lookUpCities(question('lond')))).toEqual(['London']);
  expect(await names(lookUpCompanies(question('micro')))).toEqual(['Microsoft']);
  expect(await names(lookUpSkills(question('PYTHON')))).toEqual(['Python']);
  expect(await names(lookUpCountries(question('united')))).toEqual(['United Kingdom', 'United States']);
  expect(await names(lookUpDegrees(question('master of')))).toEqual([
    'Master of Science',
    'Master of Arts',
    'Master of Business Administration (MBA)',
  ]);
  expect(await lookUpInstitutions(question('oxford'))).toEqual([
    { id: '4bc05d69f82320688b46db53', name: 'University of Oxford', detail: 'Oxford, United Kingdom' },
  ]);
});

test('every built-in list has the size that the documents say', () => {
  const sizes = Object.entries(builtInLookups).map(([kind, list]) => [kind, list.length]);
  expect(Object.fromEntries(sizes)).toMatchObject({ countries: 8, degrees: 6 });
});

test('what is chosen from it has the id of the list that it stands in for', async () => {
  const [london] = await lookUpCities(question('london'));
  expect(london).toEqual({
    id: '85447c3d58cc4b7aeb07884b',
    name: 'London',
    detail: 'England, United Kingdom',
    isMeant: true,
  });
});

test('an id is no text to look in', async () => {
  await expect(lookUpCities(question('85447c3d'))).rejects.toThrow('Network error');
});

test('what has no such list, or is not in it, says that it failed: nobody has looked for it', async () => {
  await expect(lookUpCities(question('porto'))).rejects.toThrow('Network error');
  await expect(lookUpCompanies(question('quayside'))).rejects.toThrow('Network error');
  await expect(lookUpQuestions(question('why'))).rejects.toThrow('Network error');
  await expect(lookUpFieldsOfStudy(question('law'))).rejects.toThrow('Network error');
});

test('a question that is refused is not answered from it', async () => {
  const body = { error_code: 'validation-error', message: 'Too long' };
  vi.stubGlobal('fetch', async () => Response.json(body, { status: statusOf['validation-error'] }));
  await expect(lookUpCities(question('lond'))).rejects.toThrow('Too long');
});

test('nor is one that nobody waits for any more', async () => {
  const left = new AbortController();
  left.abort();
  await expect(lookUpCities(question('lond', left.signal))).rejects.toThrow('Failed to fetch');
});

test('who looks for a job sees how many are open in a city', async () => {
  const [london, londrina] = ['a', 'b'].map((letter) => letter.repeat(24));
  const cities = [
    { city_id: london, city_name: 'London', state_name: 'England', country_name: 'United Kingdom', open_jobs: 1 },
    { city_id: londrina, city_name: 'Londrina', state_name: '', country_name: 'Brazil' },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(cities)));
  expect(await lookUpCitiesOfJobs(question('lon'))).toEqual([
    { id: london, name: 'London', detail: 'England, United Kingdom\u00A0· 1 job' },
    { id: londrina, name: 'Londrina', detail: 'Brazil' },
  ]);
});
