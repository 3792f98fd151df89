import { expect, test } from 'vitest';
import { createDegreeLookup } from './degree-lookup.ts';
import { createFieldOfStudyLookup } from './field-of-study-lookup.ts';

const all = { limit: 1_000, page: 1 };
const fields = createFieldOfStudyLookup();
const degrees = createDegreeLookup();

test('every degree has a level and is found by how it is shortened', async () => {
  const found = await degrees.search('', all);
  expect(found).toHaveLength(60);
  expect(new Set(found.map(({ degree_id }) => degree_id)).size).toBe(60);
  expect(found.filter(({ level }) => level === '')).toEqual([]);
  for (const [typed, degree_name] of [
    ['bsc', 'Bachelor of Science'],
    ['PhD', 'Doctor of Philosophy (PhD)'],
    ['arts master', 'Master of Arts'],
  ] as const) {
    expect((await degrees.search(typed, all))[0]).toMatchObject({ degree_name });
  }
});

test('the fields are those of ISCED-F 2013, each with a code of its own', async () => {
  const found = await fields.search('', all);
  const codes = new Set(found.map(({ code }) => code));
  expect(codes.size).toBe(118);
  expect([...codes].filter((code) => !/^(?:0\d|10)\d\d$/.test(code))).toEqual([]);
  expect(found.filter(({ category }) => category === '')).toEqual([]);
  expect(new Set(found.map(({ field_of_study_id }) => field_of_study_id)).size).toBe(found.length);
});

test.each([
  ['computer science', 'Computer Science'],
  ['science computer', 'Computer Science'],
  ['cse', 'Computer Science'],
  ['compu', 'Computer Science'],
  ['0613', 'Software and applications development and analysis'],
  ['hr', 'Human Resource Management'],
  ['mech', 'Mechanical Engineering'],
  ['nursing', 'Nursing'],
  ['nowhere', undefined],
])('%s finds %s first', async (typed, field_name) => {
  expect((await fields.search(typed, all))[0]?.field_name).toBe(field_name);
});

test('the field that a usual name belongs to comes after it', async () => {
  expect(await fields.search('Computer Science', all)).toMatchObject([
    { field_name: 'Computer Science', code: '0613', category: 'Information and Communication Technologies (ICTs)' },
    { field_name: 'Software and applications development and analysis', code: '0613' },
  ]);
});

test('no field is listed twice, also where people call it as its classification does', async () => {
  const found = await fields.search('', all);
  expect(new Set(found.map(({ field_name }) => field_name)).size).toBe(found.length);
  const economics = await fields.search('0311', all);
  expect(economics).toMatchObject([{ field_name: 'Economics' }]);
  expect((await fields.search('economics', all))[0]).toEqual(economics[0]);
});

test('an id says the same field whatever else is listed', async () => {
  const [[computing], [software]] = [await fields.search('computer science', all), await fields.search('0613', all)];
  expect([computing?.field_of_study_id, software?.field_of_study_id]).toEqual([
    'e8354bd8a88cec1ef8b4371a',
    '27e22674b6acdff9c51e83dc',
  ]);
});
