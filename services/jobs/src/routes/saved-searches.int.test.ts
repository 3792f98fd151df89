import {
  deleteSavedSearch,
  editSavedSearch,
  listSavedSearches,
  readSavedSearches,
  stopSavedSearchMails,
  saveSearch,
} from '@waypost/contracts/calls/jobs/saved-searches';
import { limits } from '@waypost/contracts/constants';
import type { CallInput } from '@waypost/contracts/contract';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSavedSearchStore } from '../saved-searches/saved-search-store.ts';
import { startJobs, type TestJobs } from '../testing/start-jobs.ts';

let jobs: TestJobs;
beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.close());

type Body = CallInput<typeof saveSearch>['body'];
const some: Body = { name: 'Nurses in Lyon', query: { keyword: 'nurse', posted_within: '7', sort: 'newest' } };
const seeker = () => someUser('Job Seeker');
const saveAs = async (as = seeker(), body: Partial<Body> = {}, headers = {}) =>
  (await jobs.call(saveSearch, { body: { ...some, ...body } }, { as, headers })).saved_search;
const listOf = async (as: ReturnType<typeof seeker>) => (await jobs.call(listSavedSearches, {}, { as })).saved_searches;

test('a search is saved, listed, edited and deleted by its owner', async () => {
  const as = seeker();
  const saved = await saveAs(as);
  expect(saved).toMatchObject({ ...some, alert: 'live', last_alert_at: null, version: 1 });
  expect(await listOf(as)).toEqual([saved]);
  const body = { name: ' Night nurses ', query: { keyword: 'night nurse' }, alert: 'weekly' as const, version: 1 };
  const edited = await jobs.call(editSavedSearch, { params: { id: saved._id }, body }, { as });
  expect(edited.saved_search).toMatchObject({ ...body, name: 'Night nurses', version: 2 });
  await jobs.call(deleteSavedSearch, { params: { id: saved._id } }, { as });
  expect(await listOf(as)).toEqual([]);
});

test('the newest comes first', async () => {
  const as = seeker();
  const [one, other] = [await saveAs(as), await saveAs(as, { name: 'Another' })];
  const shown = (await listOf(as)).map(({ created_at }) => created_at);
  expect(shown).toEqual(
    [one, other]
      .map(({ created_at }) => created_at)
      .toSorted()
      .toReversed(),
  );
});

test('an edit that was begun from an earlier version is refused with the present one', async () => {
  const as = seeker();
  const { _id: id } = await saveAs(as);
  const edit = (version: number) =>
    jobs.call(editSavedSearch, { params: { id }, body: { ...some, alert: 'none', version } }, { as });
  await edit(1);
  await expect(edit(1)).rejects.toMatchObject({ code: 'version-conflict', details: { saved_search: { version: 2 } } });
});

test('what a search was before its pause is kept until it goes on', async () => {
  const as = seeker();
  const { _id: id } = await saveAs(as, { alert: 'daily' });
  const edit = async ({ alert = 'none', ...change }: Partial<CallInput<typeof editSavedSearch>['body']>) => {
    const body = { ...some, ...change, alert };
    return (await jobs.call(editSavedSearch, { params: { id }, body }, { as })).saved_search;
  };
  expect(await edit({})).toMatchObject({ alert: 'none', alert_before_pause: 'daily' });
  expect(await edit({ name: 'Others' })).toMatchObject({ alert: 'none', alert_before_pause: 'daily' });
  expect(await listOf(as)).toMatchObject([{ alert_before_pause: 'daily' }]);
  expect(await edit({ alert_before_pause: 'weekly' })).toMatchObject({ alert_before_pause: 'weekly' });
  expect(await edit({ alert: 'weekly', alert_before_pause: 'live' })).not.toHaveProperty('alert_before_pause');
});

test('one that is saved as paused knows what it goes on as where that is said', async () => {
  const as = seeker();
  expect(await saveAs(as, { alert: 'none' })).not.toHaveProperty('alert_before_pause');
  expect(await saveAs(as, { alert: 'none', alert_before_pause: 'weekly' })).toMatchObject({
    alert_before_pause: 'weekly',
  });
});

test('who tells of what a search finds knows from when on: since it was saved, asked for something else, or went on', async () => {
  const as = seeker();
  const { _id: id, created_at } = await saveAs(as);
  const looksFrom = async (body: Partial<Omit<Body, 'alert'>> & { alert?: 'none' | 'daily' } = {}) => {
    const before = new Date().toISOString();
    await until(async () => new Date().toISOString() > before);
    await jobs.call(editSavedSearch, { params: { id }, body: { ...some, alert: 'live', ...body } }, { as });
    const asked = { body: { user_id: as.user_id, ids: [id] } };
    const read = await jobs.call(readSavedSearches, asked, { as: { kind: 'service', name: 'identity' } });
    return read.saved_searches[0]?.looks_from ?? '';
  };
  expect(await looksFrom({ name: 'Nurses', alert: 'daily' })).toBe(created_at);
  const asksElse = await looksFrom({ query: { keyword: 'midwife' } });
  expect(asksElse > created_at).toBe(true);
  expect(await looksFrom({ query: { keyword: 'midwife' }, alert: 'none' })).toBe(asksElse);
  expect((await looksFrom({ query: { keyword: 'midwife' }, alert: 'daily' })) > asksElse).toBe(true);
});

test('what is somebody else’s looks like what is not there', async () => {
  const { _id } = await saveAs();
  for (const id of [_id, newId()]) {
    const refused = { code: 'not-found', message: 'Saved search not found' };
    const body = { ...some, alert: 'none' as const };
    await expect(jobs.call(editSavedSearch, { params: { id }, body }, { as: seeker() })).rejects.toMatchObject(refused);
    await expect(jobs.call(deleteSavedSearch, { params: { id } }, { as: seeker() })).rejects.toMatchObject(refused);
  }
});

test.each([
  ['no name', { name: ' ' }, 'Give this search a name'],
  ['a name that is too long', { name: 'x'.repeat(101) }, 'Must be at most 100 characters'],
  [
    'a keyword that asks for any job',
    { query: { keyword: 'jobs near me' } },
    /Search for something, or choose a filter/,
  ],
  ['a keyword without a word', { query: { keyword: '👩‍🍳' } }, /Search for something, or choose a filter/],
  ['lists of nothing', { query: { cityId: ',', skills: ' , ', companyName: '\u0001' } }, /Search for something/],
  ['nothing to search for', { query: { sort: 'newest', in: 'text' } }, /Search for something, or choose a filter/],
  ['a filter that the search does not know', { query: { job_type: 'Sometimes' } }, /Expected Full-Time/],
  ['a keyword that the search does not take', { query: { keyword: 'x'.repeat(201) } }, /at most 200/],
  ['another alert', { alert: 'hourly' as never }, 'Expected none, live, daily or weekly'],
])('%s is refused', async (_what, body: Partial<Body>, message) => {
  const refused = { code: 'validation-error', errors: [{ message: expect.stringMatching(message) }] };
  await expect(saveAs(seeker(), body)).rejects.toMatchObject(refused);
});

test.each([{ keyword: '👩‍🍳' }, { keyword: 'jobs near me' }, { cityId: ',' }])(
  'an old search that asks for nothing is paused and named as any other, until it asks for something: %o',
  async (query) => {
    const as = seeker();
    const { _id: id } = await saveAs(as);
    const { collection } = await createSavedSearchStore(jobs.ports.documents);
    await collection.updateOne({ _id: id }, { $set: { query } });
    const edit = (body: Partial<Omit<Body, 'alert'>>) =>
      jobs.call(editSavedSearch, { params: { id }, body: { ...some, query, alert: 'none', ...body } }, { as });
    expect((await edit({ name: 'Old' })).saved_search).toMatchObject({ name: 'Old', alert: 'none' });
    const another = { ...query, keyword: 'any jobs' };
    await expect(edit({ query: another })).rejects.toMatchObject({ code: 'validation-error' });
    expect((await edit({ query: some.query })).saved_search.query).toEqual(some.query);
    await expect(edit({ query: { sort: 'newest' } })).rejects.toMatchObject({ code: 'validation-error' });
  },
);

test('where somebody was in the results is not saved', async () => {
  const query = { keyword: 'nurse', page: '3', limit: '50', dsh_id: newId(), utm: 'x' };
  expect((await saveAs(seeker(), { query })).query).toEqual({ keyword: 'nurse' });
});

test('one person has at most 50, however many are saved at once', async () => {
  const as = seeker();
  for (let count = 2; count < limits.savedSearches; count++) await saveAs(as);
  const atOnce = await Promise.allSettled(Array.from({ length: 6 }, () => saveAs(as)));
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const refused = {
    code: 'conflict',
    message: 'You have 50 saved searches, the maximum. Delete some first.',
  };
  await expect(saveAs(as)).rejects.toMatchObject(refused);
  expect(await listOf(as)).toHaveLength(50);
});

test('the same Idempotency-Key saves one search, and another one with it is a conflict that shows it', async () => {
  const as = seeker();
  const headers = { 'idempotency-key': 'one' };
  const saved = await Promise.all([saveAs(as, {}, headers), saveAs(as, {}, headers)]);
  expect(saved[0]).toEqual(saved[1]);
  const shown = { code: 'conflict', details: { saved_search: saved[0] } };
  await expect(saveAs(as, { name: 'Other' }, headers)).rejects.toMatchObject(shown);
  expect(await listOf(as)).toHaveLength(1);
});

test('an Idempotency-Key stands for the next search a day after it made one, or after that was deleted', async () => {
  const as = seeker();
  const headers = { 'idempotency-key': 'day' };
  const { collection } = await createSavedSearchStore(jobs.ports.documents);
  const yesterday = new Date(Date.now() - limits.idempotencyHours * 3_600_000).toISOString();
  const first = await saveAs(as, {}, headers);
  await collection.updateOne({ _id: first._id }, { $set: { created_at: yesterday } });
  const second = await saveAs(as, { name: 'Other' }, headers);
  expect(second._id).not.toBe(first._id);
  expect(await saveAs(as, { name: 'Other' }, headers)).toEqual(second);

  await jobs.call(deleteSavedSearch, { params: { id: second._id } }, { as });
  await expect(saveAs(as, { name: 'Other' }, headers)).rejects.toThrow('saved and deleted before');
  await collection.updateOne({ _id: second._id }, { $set: { removed_at: yesterday } });
  expect(await saveAs(as, {}, headers)).toMatchObject({ name: some.name, version: 1 });
});

test('other services read those of one person by their ids', async () => {
  const as = seeker();
  const [own, foreign] = [await saveAs(as), await saveAs()];
  const body = { user_id: as.user_id, ids: [own._id, foreign._id, newId()] };
  const read = await jobs.call(readSavedSearches, { body }, { as: { kind: 'service', name: 'identity' } });
  expect(read.saved_searches).toEqual([{ ...own, looks_from: own.created_at }]);
});

test('the e-mails of a search end by its id and person, and it goes on live', async () => {
  const as = seeker();
  const identity = { kind: 'service', name: 'identity' } as const;
  const stop = (user_id: string, id: string) =>
    jobs.call(stopSavedSearchMails, { body: { user_id, id } }, { as: identity });
  const { _id, name } = await saveAs(as, { alert: 'daily' });
  expect(await stop(newId(), _id)).toEqual({ name: null });
  expect(await listOf(as)).toMatchObject([{ alert: 'daily' }]);
  for (const _ of [1, 2]) expect(await stop(as.user_id, _id)).toEqual({ name });
  expect(await listOf(as)).toMatchObject([{ alert: 'live' }]);
  expect(await stop(as.user_id, newId())).toEqual({ name: null });
  await jobs.call(deleteSavedSearch, { params: { id: _id } }, { as });
  const paused = await saveAs(as, { alert: 'none', alert_before_pause: 'weekly' });
  expect(await stop(as.user_id, paused._id)).toEqual({ name });
  expect(await listOf(as)).toMatchObject([{ alert: 'none', alert_before_pause: 'live' }]);
});
