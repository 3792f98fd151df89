import { getJobPost, readJobPosts } from '@waypost/contracts/calls/jobs';
import { importJobPosts } from '@waypost/contracts/calls/jobs/job-imports';
import { saveQuestionTemplate } from '@waypost/contracts/calls/jobs/question-templates';
import { saveSearch } from '@waypost/contracts/calls/jobs/saved-searches';
import type { Event } from '@waypost/contracts/event';
import { jobPostPublished } from '@waypost/contracts/events/job-post-events';
import { profileRemoved } from '@waypost/contracts/events/profile-events';
import type { EventRecord } from '@waypost/runtime/ports/events';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dashboardOf, startJobs, type TestJobs } from './testing/start-jobs.ts';

const service = { kind: 'service', name: 'applications' } as const;

let jobs: TestJobs;
beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.close());

/** Somebody with a saved search of that name, which has found a post. */
async function personWith(name: string) {
  const as = someUser('Job Seeker');
  await jobs.call(saveSearch, { body: { name, query: { keyword: name } } }, { as });
  const questions = [{ custom_question: { question_text: 'Why?' } }];
  await jobs.call(saveQuestionTemplate, { body: { name, questions } }, { as });
  await jobs.publish({ title: name });
  await jobs.settled();
  return as.user_id;
}

async function removed(user_id: string, data: unknown = { user_id }, version = 9) {
  const { topic, type, schemaVersion: schema_version } = profileRemoved;
  const time = new Date().toISOString();
  const event: Event = { id: newId(), type, schema_version, key: user_id, version, time, data };
  await jobs.ports.events.publish(topic, [{ key: user_id, value: JSON.stringify(event), headers: {} }]);
  await jobs.settled();
}
const findingsOf = async (user_id: string) => (await jobs.keptText()).split(`"user_id":"${user_id}"`).length - 1;

test('of a person who is gone nothing is kept of what they looked for and found; what others saved stays', async () => {
  const [gone, other] = [await personWith('Glassblower'), await personWith('Ropemaker')];
  expect(await findingsOf(gone)).toBeGreaterThan(0);
  await removed(gone);
  expect(await jobs.keptText()).not.toContain('"name":"Glassblower"');
  expect(await jobs.keptText()).toContain('"name":"Ropemaker"');
  expect(await findingsOf(other)).toBeGreaterThan(0);
});

test('what they have posted stays, closed, and what they alone have asked is not kept as asked by them', async () => {
  const as = someUser('Recruiter');
  const ask = (question_text: string) => ({ questions: [{ custom_question: { question_text } }] });
  const { id } = await jobs.publish({ title: 'Tinsmith', ...ask('Can you solder tin?') }, as);
  await jobs.settled();
  expect(await jobs.keptText()).toContain(`"askers":["${as.user_id}"]`);
  await removed(as.user_id);
  const { job_post } = await jobs.call(getJobPost, { params: { id }, querystring: {} });
  expect(job_post).toMatchObject({ title: 'Tinsmith', status: 'Close' });
  expect(await jobs.keptText()).not.toContain('askers":["');
});

test('what an import that goes on publishes for them is closed, and the import is told so', async () => {
  const as = someUser('Recruiter');
  const importPost = (import_key: string) => {
    const job_posts = [{ title: 'Cartwright', description: 'Make carts.', import_key }];
    const body = { user_id: as.user_id, dsh_id: dashboardOf(as), dsh_type: 'Recruiter' as const, job_posts };
    return jobs.call(importJobPosts, { body }, { as: service });
  };
  const id = ({ results }: Awaited<ReturnType<typeof importPost>>) => results[0]?.job_post_id ?? '';
  const other = id(await importPost('before'));
  await removed(as.user_id);
  await expect(importPost('after')).rejects.toMatchObject({ code: 'gone' });
  const ids = [other, derivedId('job-post', as.user_id, 'after')];
  const { job_posts } = await jobs.call(readJobPosts, { body: { ids } }, { as: service });
  expect(job_posts.map(({ status }) => status)).toEqual(['Close', 'Close']);
});

test('a post that is told of late, or once more by a rebuild, brings nothing back of what they have asked', async () => {
  const as = someUser('Recruiter');
  const questions = [{ custom_question: { question_text: 'Do you know Halvorsen?' } }];
  const { id } = await jobs.publish({ title: 'Boatbuilder', questions }, as);
  const { topic } = jobPostPublished;
  const records: EventRecord[] = [];
  await jobs.ports.events.subscribe({
    topic,
    group: 'test',
    async handle({ key, value, headers }) {
      if (key === id) records.push({ key, value, headers });
      return { kind: 'done' };
    },
  });
  await jobs.settled();
  await removed(as.user_id);
  await jobs.ports.events.publish(topic, records);
  await jobs.settled();
  expect(records).not.toEqual([]);
  expect(await jobs.keptText()).not.toContain(`"askers":["${as.user_id}"]`);
});

test('a duplicate, and one that comes late, change nothing more', async () => {
  const gone = await personWith('Cooper');
  await removed(gone);
  const once = await jobs.keptText();
  await removed(gone);
  await removed(gone, { user_id: gone }, 1);
  expect(await jobs.keptText()).toBe(once);
});

test('an event that cannot be read is put aside, and the next one is handled', async () => {
  const gone = await personWith('Fletcher');
  await removed(gone, { user_id: 'nobody' });
  expect(await jobs.ports.events.deadLetters()).toMatchObject([{ group: 'jobs.forget-person' }]);
  await removed(gone);
  expect(await jobs.keptText()).not.toContain('"name":"Fletcher"');
});
