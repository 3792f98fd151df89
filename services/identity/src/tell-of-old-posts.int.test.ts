import type { UserActor } from '@waypost/contracts/actor';
import { listPostsOfTime } from '@waypost/contracts/calls/jobs/open-posts';
import { away } from '@waypost/contracts/errors';
import { createStubClient } from '@waypost/runtime/testing/stub-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createInboxStore } from './inbox-store.ts';
import { createSettingsStore } from './settings-store.ts';
import { createOldPostMark, type OldPostMark, tellOfOldPosts } from './tell-of-old-posts.ts';
import { startIdentity, type TestIdentity } from './testing/start-identity.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startIdentity();
});
afterAll(() => service.close());

const now = new Date('2026-06-01T12:30:00.000Z');
const day = 24 * 60 * 60_000;
const minute = 60_000;
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();

const client = createStubClient({ kind: 'service', name: 'identity' });
let owner: UserActor;
beforeEach(async () => {
  owner = await service.person();
  service.posts.clear();
  client.stub(listPostsOfTime, service.postsOfTime);
  await (await createOldPostMark(service.ports.documents)).deleteMany({ _id: 'old-posts' });
});

const post = (title: string, posted_date: string, created_at = posted_date) =>
  service.post({ title, posted_date, created_at, created_by: owner.user_id });
async function look(at = now, mark?: OldPostMark, closing?: AbortSignal) {
  const { documents } = service.ports;
  const inboxes = await createInboxStore(documents);
  const settings = await createSettingsStore(documents);
  const oldPosts = mark ?? (await createOldPostMark(documents));
  await tellOfOldPosts({ client, inboxes, settings, oldPosts }, at, closing);
}
const later = (minutes: number) => new Date(now.getTime() + minutes * minute);
const told = async () => (await service.notificationsOf(owner)).notifications;

test.each([
  ['53 days old', 53 * day + minute, 1],
  ['almost 60 days old', 60 * day - minute, 1],
  ['younger', 53 * day - minute, 0],
  ['older', 60 * day + minute, 0],
])('the owner of an open post that is %s', async (_, age, count) => {
  post('Gardener', ago(age));
  await look();
  expect(await told()).toHaveLength(count);
});

test('it is told once, however often is looked, and by however many', async () => {
  post('Gardener', ago(53 * day + minute));
  await Promise.all([look(), look(later(1)), look(later(2))]);
  for (const minutes of [10, 20]) await look(later(minutes));
  expect(await told()).toMatchObject([{ kind: 'old-post', title: 'Gardener', count: 1, is_read: false }]);
});

test('of many that get old in one hour it is told once, also after a crash between telling and noting', async () => {
  for (let count = 0; count < 60; count++) post('Gardener', ago(53 * day + minute));
  const oldPosts = await createOldPostMark(service.ports.documents);
  const crashed = { ...oldPosts, updateOne: () => Promise.reject(new Error('The process ended')) };
  await expect(look(now, crashed)).rejects.toThrow('The process ended');
  expect(await told()).toMatchObject([{ count: 60 }]);
  post('Florist', ago(53 * day - minute));
  for (const minutes of [10, 20]) await look(later(minutes));
  expect(await told()).toMatchObject([{ count: 61, title: 'Florist' }]);
});

test('those that get old within an hour are one notification', async () => {
  for (const title of ['Gardener', 'Florist', 'Forester']) post(title, ago(53 * day + minute));
  post('Farmer', ago(54 * day));
  await look();
  expect((await told()).map((one) => 'count' in one && one.count)).toEqual([3, 1]);
});

test('a later look begins where the one before ended', async () => {
  post('Gardener', ago(54 * day));
  post('Florist', ago(53 * day - minute));
  await look();
  const asked: unknown[] = [];
  client.stub(listPostsOfTime, (input) => {
    const answer = service.postsOfTime(input);
    asked.push(...answer.job_posts);
    return answer;
  });
  await look(later(10));
  expect(asked).toMatchObject([{ title: 'Florist' }]);
  expect(await told()).toMatchObject([{ title: 'Florist' }, { title: 'Gardener' }]);
});

test('posts that come with a date of weeks ago are told of when somebody looks next, each once', async () => {
  await look();
  for (let count = 0; count < 60; count++) post('Gardener', ago(54 * day), later(1).toISOString());
  for (const minutes of [10, 20, 30]) await look(later(minutes));
  expect(await told()).toMatchObject([{ kind: 'old-post', title: 'Gardener', count: 60 }]);
});

test('what came in the last minute, and may not be found yet, is told of by the next look', async () => {
  await look();
  post('Gardener', ago(54 * day), later(9.5).toISOString());
  post('Florist', ago(53 * day - 5 * minute), later(9.5).toISOString());
  await look(later(10));
  expect(await told()).toEqual([]);
  await look(later(20));
  expect((await told()).map((one) => 'title' in one && one.title)).toEqual(['Florist', 'Gardener']);
});

test('who has turned it off is not told', async () => {
  await service.choose(owner, { 'old-post': { bell: false } });
  post('Gardener', ago(54 * day));
  await look();
  expect(await told()).toEqual([]);
});

test('while jobs is away nothing is told, and nothing is missed', async () => {
  post('Gardener', ago(54 * day));
  client.stub(listPostsOfTime, () => {
    throw away();
  });
  await expect(look()).rejects.toMatchObject({ code: 'unavailable' });
  client.stub(listPostsOfTime, service.postsOfTime);
  await look();
  expect(await told()).toHaveLength(1);
});

test('a look that ends with its process is finished by the next one', async () => {
  post('Gardener', ago(54 * day));
  await look(now, undefined, AbortSignal.abort());
  expect(await told()).toEqual([]);
  await look(later(1));
  expect(await told()).toHaveLength(1);
});
