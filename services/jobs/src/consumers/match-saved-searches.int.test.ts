import type { UserActor } from '@waypost/contracts/actor';
import { changeJobStatus, editJobPost, type publishJobPost } from '@waypost/contracts/calls/jobs';
import {
  deleteSavedSearch,
  editSavedSearch,
  listSavedSearches,
  saveSearch,
} from '@waypost/contracts/calls/jobs/saved-searches';
import type { CallInput } from '@waypost/contracts/contract';
import type { Event } from '@waypost/contracts/event';
import { jobPostEdited, jobPostPublished } from '@waypost/contracts/events/job-post-events';
import type { SavedSearchFound } from '@waypost/contracts/events/saved-search-events';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePost } from '../testing/generated-posts.ts';
import { someContent, startJobs, type TestJobs } from '../testing/start-jobs.ts';

let jobs: TestJobs;
let told: SavedSearchFound[];
beforeAll(async () => {
  jobs = await startJobs();
  await jobs.ports.events.subscribe({
    topic: 'saved-searches',
    group: 'test',
    async handle({ value }) {
      told.push((JSON.parse(value) as Event<SavedSearchFound>).data);
      return { kind: 'done' };
    },
  });
});
beforeEach(() => {
  told = [];
});
afterAll(() => jobs.close());

type Written = CallInput<typeof saveSearch>['body'];
/** A word that no other test's posts have. */
let words = 0;
const newWord = () => `quux${String.fromCodePoint(97 + words++).repeat(4)}`;
const seeker = () => someUser('Job Seeker');
const save = async (keyword: string, some: Partial<Written> = {}, as = seeker()) => {
  const body = { name: keyword, query: { keyword }, ...some };
  return { as, search: (await jobs.call(saveSearch, { body }, { as })).saved_search };
};
const findings = async () => {
  await jobs.settled();
  return told.map(({ saved_search_id, job_post_id }) => [saved_search_id, job_post_id]);
};
type Content = Partial<CallInput<typeof publishJobPost>['body']>;
const edit = (id: string, some: Content) =>
  jobs.call(editJobPost, { params: { id }, body: someContent(some) }, { as: jobs.recruiter });

/** Tells of a post as the relay would; `some` may break it. */
function tell(
  { topic, type, schemaVersion }: typeof jobPostPublished,
  { key, version, ...some }: { key: string; version: number; title?: string; status?: string },
) {
  const at = new Date().toISOString();
  const post = { ...makePost({ _id: key, posted_date: at }), version, dsh_id: newId(), owner_type: 'Recruiter' };
  const event: Event = {
    id: newId(),
    type,
    schema_version: schemaVersion,
    key,
    version,
    time: at,
    data: { ...post, ...some },
  };
  return jobs.ports.events.publish(topic, [{ key, value: JSON.stringify(event), headers: {} }]);
}

test('a new post is told of to everybody whose saved search finds it, in ids alone', async () => {
  const word = newWord();
  const [live, weekly, other] = [
    await save(word),
    await save(`${word} keeper`, { alert: 'weekly' }),
    await save(newWord()),
  ];
  const post = await jobs.publish({ title: `Lighthouse keeper ${word}` });
  expect(new Set(await findings())).toEqual(new Set([live, weekly].map(({ search }) => [search._id, post._id])));
  expect(told).toContainEqual({
    found_id: expect.stringMatching(/^[0-9a-f]{24}$/),
    saved_search_id: weekly.search._id,
    job_post_id: post._id,
    user_id: weekly.as.user_id,
    alert: 'weekly',
  });
  const lastOf = async ({ as }: { as: UserActor }) =>
    (await jobs.call(listSavedSearches, {}, { as })).saved_searches[0]?.last_alert_at;
  expect(await lastOf(live)).toBeTypeOf('string');
  expect(await lastOf(other)).toBeNull();
});

test('a duplicate says nothing more', async () => {
  const word = newWord();
  await save(word);
  const post = await jobs.publish({ title: word });
  expect(await findings()).toHaveLength(1);
  for (let time = 0; time < 2; time++) await tell(jobPostPublished, { key: post._id, version: 1, title: word });
  expect(await findings()).toHaveLength(1);
});

test('what comes late is left to the version that the post has now', async () => {
  const word = newWord();
  const post = await jobs.publish({ title: word });
  await edit(post._id, { title: 'Something else' });
  await jobs.settled();
  await save(word);
  await tell(jobPostPublished, { key: post._id, version: 1, title: word });
  expect(await findings()).toEqual([]);
});

test('what cannot be read is put aside, and the next post is told of', async () => {
  const word = newWord();
  await save(word);
  const key = newId();
  await tell(jobPostPublished, { key, version: 1, status: 'Half open' });
  await jobs.publish({ title: word });
  expect(await findings()).toHaveLength(1);
  const letters = (await jobs.ports.events.deadLetters()).filter(({ record }) => record.key === key);
  expect(letters.map(({ group }) => group)).toContain('jobs.match-saved-searches');
});

test('a post is told of once, by the edit that makes the search find it', async () => {
  const word = newWord();
  await save(word);
  const post = await jobs.publish({ title: 'Baker' });
  expect(await findings()).toEqual([]);
  await edit(post._id, { title: `Baker ${word}` });
  expect(await findings()).toHaveLength(1);
  await edit(post._id, { title: `Night baker ${word}` });
  expect(await findings()).toHaveLength(1);
});

test('what only mentions the keyword is told of where the search asks for that', async () => {
  const word = newWord();
  const [, inText] = [await save(word), await save(word, { query: { keyword: word, in: 'text' } })];
  await jobs.publish({ title: 'Baker', description: `Beside the ${word}.` });
  expect((await findings()).map(([search]) => search)).toEqual([inText.search._id]);
});

test('nobody is told of a post of their own', async () => {
  const word = newWord();
  await save(word, {}, jobs.recruiter);
  await jobs.publish({ title: word });
  expect(await findings()).toEqual([]);
});

test('nobody is told of posts from before, even when those are edited', async () => {
  const word = newWord();
  const post = await jobs.publish({ title: word });
  await jobs.settled();
  await save(word);
  await edit(post._id, { title: `Night ${word}` });
  expect(await findings()).toEqual([]);
});

test('nothing is told while a search is paused, nor later of posts from then', async () => {
  const word = newWord();
  const { as, search } = await save(word, { alert: 'none' });
  const alertBy = (alert: 'none' | 'daily') => {
    const { name, query } = search;
    return jobs.call(editSavedSearch, { params: { id: search._id }, body: { name, query, alert } }, { as });
  };
  const paused = await jobs.publish({ title: word });
  expect(await findings()).toEqual([]);
  await alertBy('daily');
  await edit(paused._id, { title: `Night ${word}` });
  const post = await jobs.publish({ title: word });
  expect(await findings()).toEqual([[search._id, post._id]]);
  await alertBy('none');
  await jobs.publish({ title: word });
  expect(await findings()).toHaveLength(1);
});

test('another query looks at posts from then on, and a deleted search at none', async () => {
  const [word, later] = [newWord(), newWord()];
  const { as, search } = await save(word);
  const before = await jobs.publish({ title: later });
  const body = { name: later, query: { keyword: later }, alert: 'live' as const };
  await jobs.call(editSavedSearch, { params: { id: search._id }, body }, { as });
  await edit(before._id, { title: `Night ${later}` });
  await jobs.publish({ title: word });
  const post = await jobs.publish({ title: later });
  expect(await findings()).toEqual([[search._id, post._id]]);
  await jobs.call(deleteSavedSearch, { params: { id: search._id } }, { as });
  await jobs.publish({ title: later });
  expect(await findings()).toHaveLength(1);
});

test('a closed post is no news', async () => {
  const word = newWord();
  await save(word, { query: { keyword: word, status: 'Close' } });
  const { _id: id } = await jobs.publish({ title: word });
  await jobs.call(changeJobStatus, { params: { id }, body: { updated_status: 'Close' } }, { as: jobs.recruiter });
  await tell(jobPostEdited, { key: id, version: 2, title: word, status: 'Close' });
  expect(await findings()).toEqual([]);
});
