import { lookUp } from '@waypost/contracts/calls/jobs';
import { importQuestions } from '@waypost/contracts/calls/jobs/job-imports';
import { limits } from '@waypost/contracts/constants';
import { lookups, type LookupKind } from '@waypost/contracts/entities/lookup';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQuestionLookup } from '../lookups/question-lookup.ts';
import { createQuestionStore } from '../question-store.ts';
import { startJobs, type TestJobs } from '../testing/start-jobs.ts';

let jobs: TestJobs;
beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.close());

const look = (entity: LookupKind, entity_text: string, query: object = {}) =>
  jobs.call(lookUp, { params: { entity }, querystring: { entity_text, ...query } });
const byIds = (entity: LookupKind, ...ids: string[]) =>
  jobs.call(lookUp, { params: { entity }, querystring: { ids: ids.join(',') } });

it.each(['cities', 'countries', 'skills', 'degrees', 'field_of_studies', 'institutions'] as const)(
  '%s are none for signs alone, and the first ones for nothing',
  async (entity) => {
    for (const signs of ['!!!', '"*%', '🚀']) expect(await look(entity, signs)).toEqual([]);
    expect(await look(entity, ' ')).not.toEqual([]);
  },
);

describe('cities', () => {
  it.each([
    ['paris', { city_name: 'Paris', country_name: 'France' }],
    ['springfield il', { city_name: 'Springfield', state_name: 'Illinois', country_name: 'United States' }],
    ['London, UK', { city_name: 'London', country_name: 'United Kingdom' }],
    ['zuri', { city_name: 'Zürich', country_name: 'Switzerland' }],
    ['Bangalore', { city_name: 'Bengaluru', state_name: 'Karnataka', other_names: ['Bangalore'] }],
    ['Galway', { city_name: 'Galway', country_name: 'Ireland' }],
    ['Ghent', { city_name: 'Gent' }],
    ['kings lynn', { city_name: "King's Lynn" }],
    ['Dublin 2', { city_name: 'Dublin', country_name: 'Ireland' }],
    ['London SW1A 1AA', { city_name: 'London' }],
    ['Vancouver, BC', { city_name: 'Vancouver', state_name: 'British Columbia' }],
    ['york', { city_name: 'York' }],
    ['diego', { city_name: 'San Diego' }],
  ])('%s is first of all %o', async (text, city) => {
    expect((await look('cities', text))[0]).toMatchObject(city);
  });

  it('have the ids of GeoNames, by which they are named', async () => {
    const city_id = derivedId('city', '2988507');
    const [paris] = await look('cities', 'paris');
    expect(paris).toMatchObject({ city_id });
    expect(await byIds('cities', newId(), city_id)).toEqual([paris]);
  });

  it('come in pages that continue each other', async () => {
    const whole = await look('cities', 'san', { limit: '6' });
    const parts = [
      ...(await look('cities', 'san', { limit: '3' })),
      ...(await look('cities', 'san', { limit: '3', page: '2' })),
    ];
    expect(parts).toEqual(whole);
    expect(whole).toHaveLength(6);
  });

  it('are none for what no city is called', async () => {
    expect(await look('cities', 'xqzv')).toEqual([]);
  });
});

it.each([
  ['countries', 'uk', { country_name: 'United Kingdom' }],
  ['countries', 'uae', { country_name: 'United Arab Emirates' }],
  ['countries', 'turkey', { country_name: 'Türkiye' }],
  ['countries', 'scotland', { country_name: 'United Kingdom' }],
  ['countries', 'uni', { country_name: 'United Arab Emirates' }],
  ['degrees', 'mba', { degree_name: 'Master of Business Administration (MBA)', level: 'Master' }],
  ['field_of_studies', 'computer s', { field_name: 'Computer Science', code: '0613' }],
  ['institutions', 'delft', { institution_name: 'Delft University of Technology' }],
  ['institutions', 'brookes oxford', { institution_name: 'Oxford Brookes University', location: 'United Kingdom' }],
  ['skills', 'r', { skill_name: 'R' }],
  ['skills', 'k8s', { skill_name: 'Kubernetes' }],
] as const)('%s: %s finds %o first, which its id names', async (entity, text, expected) => {
  const [first] = await look(entity, text);
  expect(first).toMatchObject(expected);
  const id = Object.values(first ?? {})[0];
  expect(await byIds(entity, String(id))).toEqual([first]);
});

it.each([
  ['countries', 'united s', ['United States', 'Mexico']],
  ['skills', 'py', ['PyTorch', 'Unit testing']],
] as const)(
  '%s: whose own name begins with %s stand before those that are also called so',
  async (entity, text, [own, other]) => {
    const names = (await look(entity, text)).map((found) => Object.values(found)[1]);
    expect(names).toEqual(expect.arrayContaining([own, other]));
    expect(names.indexOf(own)).toBeLessThan(names.indexOf(other));
  },
);

it('skills that posts ask for come before others that begin alike', async () => {
  const before = await look('skills', 'java', { limit: '50' });
  const rare = before.at(-1);
  if (!rare || !('skill_name' in rare)) throw new Error('No skills');
  await jobs.publish({ skills: [{ skill: rare.skill_name, skill_id: rare.skill_id }] });
  await jobs.settled();
  const after = await look('skills', 'java', { limit: '50' });
  expect(after.indexOf(rare)).not.toBe(before.length - 1);
  expect(after.findIndex((skill) => 'skill_id' in skill && skill.skill_id === rare.skill_id)).toBeLessThan(
    before.length - 1,
  );
});

it('cities with open posts come before larger ones that begin alike, with how many there are', async () => {
  const [larger] = await look('cities', 'dub');
  const [dublin] = await look('cities', 'dublin, ireland');
  if (!dublin || !('city_id' in dublin)) throw new Error('No Dublin');
  expect(larger).toMatchObject({ city_name: 'Dubai' });
  await jobs.publish({ cities: [{ city_id: dublin.city_id }] });
  await jobs.settled();
  const found = await look('cities', 'dub');
  expect(found[0]).toEqual({ ...dublin, open_jobs: 1 });
  expect(found[1]).toEqual(larger);
  // Where its country alone was typed, a city stands behind those that are called so.
  expect((await look('cities', 'ire'))[0]).not.toMatchObject({ city_name: 'Dublin' });
});

it('companies are those of posts, most posts first, whatever their case', async () => {
  for (const company_name of ['Zephyr Mills', 'Zephyr Boats', 'ZEPHYR BOATS']) await jobs.publish({ company_name });
  await jobs.settled();
  const found = await look('companies', 'zeph');
  expect(found).toMatchObject([{ company_name: 'ZEPHYR BOATS' }, { company_name: 'Zephyr Mills' }]);
  const [boats] = found;
  if (!boats || !('company_id' in boats)) throw new Error('No company');
  expect(await byIds('companies', boats.company_id)).toEqual([boats]);
  expect((await jobs.search({ companyId: boats.company_id })).total).toBe(2);
});

it('questions are the listed ones, then those that were asked in a post', async () => {
  const listed = { question_text: 'Have you sailed alone?', question_type: 'yes_no' as const };
  const asked = { questions: [{ custom_question: { question_text: 'Have you rowed?' } }] };
  for (let people = 0; people < limits.questionAskers; people++) await jobs.publish(asked, someUser('Recruiter'));
  await jobs.call(importQuestions, { body: { questions: [listed] } }, { as: { kind: 'service', name: 'local' } });
  await jobs.settled();
  const found = await look('questions', 'have you');
  expect(found).toMatchObject([listed, { question_text: 'Have you rowed?', question_type: 'paragraph' }]);
  const [first] = found;
  if (!first || !('question_id' in first)) throw new Error('No question');
  expect(await byIds('questions', first.question_id)).toEqual([first]);
});

it('job posts are found as one types their title', async () => {
  const post = await jobs.publish({ title: 'Harbour pilot' });
  await jobs.settled();
  const expected = { job_post_id: post._id, title: 'Harbour pilot', company_name: 'Palm Row', status: 'Open' };
  expect(await look('job-posts', 'harb pil')).toEqual([expected]);
  expect(await byIds('job-posts', post._id)).toEqual([expected]);
});

it('the list of questions is read once for all who look into it, until it changes', async () => {
  const documents = jobs.ports.documents;
  let read = 0;
  const counting: typeof documents = {
    async collection(spec) {
      const collection = await documents.collection<never>(spec);
      const find: typeof collection.find = (...given) => {
        read += 1;
        return collection.find(...given);
      };
      return { ...collection, find };
    },
  };
  const questions = await createQuestionStore(counting);
  const lookup = createQuestionLookup(questions);
  const first = await lookup.search('', { page: 1, limit: 5 });
  const reads = read;
  for (let turn = 0; turn < 20; turn++) await lookup.search('have', { page: 1, limit: 5 });
  expect(read).toBe(reads);
  await questions.list([{ question_text: 'Aardvarks?', question_type: 'yes_no' }]);
  expect((await lookup.search('', { page: 1, limit: 5 }))[0]).toMatchObject({ question_text: 'Aardvarks?' });
  expect(first).not.toContainEqual(expect.objectContaining({ question_text: 'Aardvarks?' }));
});

it.each(Object.keys(lookups) as LookupKind[])(
  '%s answer the last page of any size, and none beyond',
  async (entity) => {
    for (const query of [
      { page: String(limits.lookupWindow / 50), limit: '50' },
      { page: String(limits.lookupWindow), limit: '1' },
    ]) {
      for (const text of ['', 'a '.repeat(100).trim()]) expect(await look(entity, text, query)).toBeInstanceOf(Array);
    }
    for (const query of [
      { page: String(limits.lookupWindow / 50 + 1), limit: '50' },
      { page: String(limits.lookupWindow + 1), limit: '1' },
      { page: String(limits.searchWindow), limit: '50' },
    ]) {
      const refused = look(entity, '', query);
      await expect(refused).rejects.toThrow(expect.objectContaining({ code: 'validation-error' }));
    }
  },
);

it('an id that is none is refused, a list that is none too', async () => {
  await expect(byIds('cities', 'paris')).rejects.toThrow(expect.objectContaining({ code: 'validation-error' }));
  await expect(look('planets' as LookupKind, 'mars')).rejects.toThrow(
    expect.objectContaining({ code: 'validation-error' }),
  );
});
