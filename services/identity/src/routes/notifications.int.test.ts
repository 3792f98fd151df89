import type { UserActor } from '@waypost/contracts/actor';
import { getNotificationChannels, readNotifications } from '@waypost/contracts/calls/identity/notifications';
import { readJobPosts } from '@waypost/contracts/calls/jobs';
import type { CallInput } from '@waypost/contracts/contract';
import { AppError } from '@waypost/contracts/errors';
import { applicationStatusChanged } from '@waypost/contracts/events/application-events';
import { notificationChanged } from '@waypost/contracts/events/notification-events';
import { anEvent } from '@waypost/contracts/testing/events';
import { startConsumer } from '@waypost/runtime/messaging/consumer';
import { on } from '@waypost/runtime/messaging/handler';
import { newId } from '@waypost/runtime/service/new-id';
import { createLog } from '@waypost/runtime/telemetry/log';
import { until } from '@waypost/runtime/testing/until';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startIdentity, type TestIdentity } from '../testing/start-identity.ts';

let service: TestIdentity;
let seeker: UserActor;
beforeEach(async () => {
  service = await startIdentity();
  seeker = await service.person();
});
afterEach(() => service.close());

/** Of one job each, so that each is a notification of its own. */
async function told(...titles: readonly string[]) {
  const events = titles.map((title, at) =>
    anEvent(applicationStatusChanged, {
      time: new Date(Date.UTC(2026, 2, 2, 8, at)).toISOString(),
      data: { user_id: seeker.user_id, job_post_id: service.post({ title })._id, status: 'Selected' },
    }),
  );
  await service.hear(applicationStatusChanged, ...events);
}
const read = (body: CallInput<typeof readNotifications>['body'], as = seeker) =>
  service.call(readNotifications, { body }, { as });
const titlesOf = async (page: string, limit: string) =>
  (await service.notificationsOf(seeker, { page, limit })).notifications.map(({ title }) => title);

test('they come in pages, the latest first', async () => {
  await told('first', 'second', 'third');
  expect(await titlesOf('1', '2')).toEqual(['third', 'second']);
  expect(await titlesOf('2', '2')).toEqual(['first']);
  expect(await service.notificationsOf(seeker, { page: '3', limit: '2' })).toMatchObject({
    notifications: [],
    total: 3,
  });
});

test('titles are asked for fifty posts at a time: more long ones are no answer that can be read', async () => {
  await told(...Array.from({ length: 60 }, (_, at) => `job ${at}`));
  const titles = await titlesOf('1', '100');
  expect([titles.length, titles.includes(null)]).toEqual([60, false]);
  const asked = service.calls.filter(({ contract }) => contract.url === readJobPosts.url);
  const numbers = asked.map(({ input }) => (input as CallInput<typeof readJobPosts>).body.ids.length);
  expect(numbers).toEqual([50, 10]);
});

test('marking some or all as read is safe to repeat', async () => {
  await told('first', 'second', 'third');
  const [latest] = (await service.notificationsOf(seeker)).notifications;
  const ids = [latest?._id ?? ''];
  for (const _ of [1, 2]) expect(await read({ ids })).toEqual({ unread: 2 });
  for (const _ of [1, 2]) expect(await read({ all: true })).toEqual({ unread: 0 });
  expect((await service.notificationsOf(seeker)).unread).toBe(0);
});

test('nobody sees or reads what others were told', async () => {
  await told('first');
  const other = await service.person();
  const [mine] = (await service.notificationsOf(seeker)).notifications;
  expect(await service.notificationsOf(other)).toEqual({ notifications: [], total: 0, unread: 0 });
  expect(await read({ ids: [mine?._id ?? ''] }, other)).toEqual({ unread: 0 });
  expect((await service.notificationsOf(seeker)).unread).toBe(1);
});

test.each([{}, { ids: [newId()], all: true as const }, { ids: [] }, { ids: ['nothing'] }])(
  'marking %j as read is refused',
  async (body) => {
    await expect(read(body)).rejects.toMatchObject({ code: 'validation-error' });
  },
);

test('without the titles of jobs the rest is told', async () => {
  await told('first');
  service.stub(readJobPosts, () => {
    throw new AppError('unavailable', 'away');
  });
  expect((await service.notificationsOf(seeker)).notifications).toMatchObject([{ title: null, status: 'Selected' }]);
});

test('open pages hear of what is new and of what was read', async () => {
  const heard: unknown[] = [];
  const { user_id } = seeker;
  const consumer = await startConsumer({
    events: service.ports.events,
    group: 'test',
    topic: notificationChanged.topic,
    // Owners of posts are told, too.
    handlers: [on(notificationChanged, async ({ data }) => void (data.user_id === user_id && heard.push(data)))],
    log: createLog('identity', { write() {} }),
  });
  await told('first');
  await read({ all: true });
  await until(async () => heard.length >= 2, { within: 5_000 });
  expect(heard).toEqual([
    { user_id, unread: 1 },
    { user_id, unread: 0 },
  ]);
  await consumer.close();
});

test('where no mail server is set, none is promised', async () => {
  expect(await service.call(getNotificationChannels, {}, { as: seeker })).toEqual({ email: false });
});
