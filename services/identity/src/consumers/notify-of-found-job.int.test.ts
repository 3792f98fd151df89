import type { UserActor } from '@waypost/contracts/actor';
import { savedSearchFound } from '@waypost/contracts/events/saved-search-events';
import { anEvent } from '@waypost/contracts/testing/events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startIdentity, type TestIdentity } from '../testing/start-identity.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startIdentity();
});
afterAll(() => service.close());

let seeker: UserActor;
let search: ReturnType<TestIdentity['savedSearch']>;
beforeEach(async () => {
  seeker = await service.person();
  search = service.savedSearch({ name: 'Work outside', query: { keyword: 'gardener' } });
});

type Some = { title?: string; time?: string; alert?: 'live' | 'daily' | 'weekly' };
const found = ({ title = 'Gardener', time = '2026-03-02T08:00:00.000Z', alert = 'live' }: Some = {}) =>
  anEvent(savedSearchFound, {
    time,
    data: { user_id: seeker.user_id, saved_search_id: search._id, job_post_id: service.post({ title })._id, alert },
  });
const hear = (...events: readonly ReturnType<typeof found>[]) => service.hear(savedSearchFound, ...events);
const told = async () => (await service.notificationsOf(seeker)).notifications;

test('a job that a saved search found is told at once, with both names', async () => {
  const event = found();
  await hear(event);
  expect(await told()).toMatchObject([
    {
      kind: 'saved-search',
      saved_search_id: search._id,
      name: 'Work outside',
      query: { keyword: 'gardener' },
      count: 1,
      job_post_id: event.data.job_post_id,
      title: 'Gardener',
    },
  ]);
});

test('several within a minute are one, of the latest', async () => {
  // One after the other: of different posts they may come in any order.
  await hear(found());
  await hear(found({ title: 'Florist', time: '2026-03-02T08:00:20.000Z' }));
  await hear(found({ title: 'Forester', time: '2026-03-02T08:00:10.000Z' }));
  await hear(found({ title: 'Farmer', time: '2026-03-02T08:01:00.000Z' }));
  expect(await told()).toMatchObject([
    { count: 1, title: 'Farmer' },
    { count: 3, title: 'Florist' },
  ]);
});

test('a duplicate is not counted, also after it was read', async () => {
  const event = found();
  await hear(event, event);
  await hear(event);
  expect(await told()).toMatchObject([{ count: 1 }]);
});

test('what comes late does not take the place of what is newer', async () => {
  await hear(found({ title: 'Florist', time: '2026-03-02T09:00:00.000Z' }), found());
  expect(await told()).toMatchObject([{ title: 'Florist' }, { title: 'Gardener' }]);
});

test('an event that cannot be read is put aside, and the next one is told', async () => {
  const broken = { ...found(), data: { alert: 'live' } };
  await service.hear(savedSearchFound, broken, found());
  expect(await told()).toHaveLength(1);
  const letters = await service.ports.events.deadLetters();
  expect(letters.filter(({ record }) => record.key === broken.key)).toMatchObject([
    { group: 'identity.notify-of-found-job' },
  ]);
});

test('where no mail server is set, what was to come by e-mail is told too', async () => {
  await hear(found({ alert: 'daily' }), found({ alert: 'weekly', time: '2026-03-02T09:00:00.000Z' }));
  expect(await told()).toHaveLength(2);
});

test('of a search that is gone its jobs are told without its name', async () => {
  await hear(found());
  service.searches.delete(search._id);
  expect(await told()).toMatchObject([{ name: null, query: null, title: 'Gardener' }]);
});

test('who has turned the bell off for saved searches is told of none of them, until it is on again, nor then of what was found before', async () => {
  await service.choose(seeker, { 'saved-search': { bell: false } });
  const unheard = [found(), found({ alert: 'daily' })];
  await hear(...unheard);
  expect(await told()).toEqual([]);
  await service.choose(seeker, { 'saved-search': { bell: true } });
  // Another choice is no other beginning.
  const found_at = new Date().toISOString();
  await service.choose(seeker, { 'old-post': { bell: false } });
  await hear(...unheard, found({ title: 'Florist', time: found_at }));
  expect(await told()).toMatchObject([{ title: 'Florist' }]);
});
