import type { UserActor } from '@waypost/contracts/actor';
import type { Event } from '@waypost/contracts/event';
import {
  type ApplicationState,
  applicationScored,
  applicationStatusChanged,
  applicationSubmitted,
} from '@waypost/contracts/events/application-events';
import { anApplicationState } from '@waypost/contracts/testing/applications';
import { anEvent } from '@waypost/contracts/testing/events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startIdentity, type TestIdentity } from '../testing/start-identity.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startIdentity();
});
afterAll(() => service.close());

let seeker: UserActor;
let application: ApplicationState;
beforeEach(async () => {
  seeker = await service.person();
  const post = service.post({ title: 'Head gardener' });
  application = anApplicationState({ user_id: seeker.user_id, job_post_id: post._id });
});

const submitted = (version: number, data: Partial<ApplicationState> = {}) =>
  anEvent(applicationSubmitted, { version, data: { ...application, ...data } });
const changed = (version: number, data: Partial<ApplicationState>, time?: string) =>
  anEvent(applicationStatusChanged, { version, data: { ...application, ...data }, ...(time && { time }) });
const hear = (...events: readonly Event[]) => service.hear(applicationSubmitted, ...events);
const told = async () => (await service.notificationsOf(seeker)).notifications;

test('who applied is told which status the owner of the post chose, with the title of the job', async () => {
  await hear(submitted(1), changed(2, { status: 'Shortlisted' }));
  expect(await service.notificationsOf(seeker)).toMatchObject({
    notifications: [
      {
        kind: 'application-status',
        title: 'Head gardener',
        status: 'Shortlisted',
        job_post_id: application.job_post_id,
        is_read: false,
      },
    ],
    total: 1,
    unread: 1,
  });
});

test('nobody is told of what they do themselves: apply, withdraw, apply again', async () => {
  await hear(submitted(1), changed(2, { status: 'Withdrawn' }), submitted(3, { submission: 2 }));
  expect(await told()).toEqual([]);
});

test('a score that arrives is no news', async () => {
  const scored = anEvent(applicationScored, {
    version: 3,
    data: { ...application, status: 'Shortlisted', user_score: 640, score_status: 'ready' },
  });
  await hear(submitted(1), changed(2, { status: 'Shortlisted' }), scored);
  expect(await told()).toHaveLength(1);
});

test('a status is told where the topic has kept only what came later', async () => {
  const scored = anEvent(applicationScored, {
    version: 3,
    data: { ...application, status: 'Selected', user_score: 640, score_status: 'ready' },
  });
  await hear(scored);
  expect(await told()).toMatchObject([{ status: 'Selected' }]);
});

test('a choice that is taken back within a minute is told no more', async () => {
  await hear(
    submitted(1),
    changed(2, { status: 'Selected' }, '2026-03-02T09:00:00.000Z'),
    changed(3, { status: 'Applied' }, '2026-03-02T09:00:30.000Z'),
  );
  expect(await told()).toEqual([]);
});

test('a choice that is changed within a minute is told as it stands', async () => {
  await hear(
    submitted(1),
    changed(2, { status: 'Selected' }, '2026-03-02T09:00:00.000Z'),
    changed(3, { status: 'Shortlisted' }, '2026-03-02T09:00:30.000Z'),
  );
  expect(await told()).toMatchObject([{ status: 'Shortlisted', at: '2026-03-02T09:00:30.000Z' }]);
});

test('a duplicate tells nothing twice, also after a crash that forgot what was told', async () => {
  const event = changed(2, { status: 'Shortlisted' });
  await hear(submitted(1), event, event);
  await service.forgetStatuses(seeker.user_id);
  await hear(event);
  expect(await told()).toHaveLength(1);
});

test('a stale event is not told', async () => {
  await hear(submitted(1), changed(3, { status: 'Selected' }), changed(2, { status: 'Shortlisted' }));
  expect(await told()).toMatchObject([{ status: 'Selected' }]);
});

test('an event that cannot be read is put aside, and the next one is told', async () => {
  const broken = { ...changed(2, {}), data: { application_id: 'nothing' } };
  await hear(broken, changed(3, { status: 'Shortlisted' }));
  expect(await told()).toHaveLength(1);
  const letters = await service.ports.events.deadLetters();
  expect(letters.filter(({ record }) => record.key === broken.key)).toMatchObject([
    { group: 'identity.notify-of-status' },
  ]);
});

test('who has turned it off is not told; what changes once it is on again is told by its difference', async () => {
  await service.choose(seeker, { 'application-status': { bell: false } });
  await hear(submitted(1), changed(2, { status: 'Shortlisted' }));
  expect(await told()).toEqual([]);
  await service.choose(seeker, { 'application-status': { bell: true } });
  await hear(changed(3, { status: 'Shortlisted' }), changed(4, { status: 'Selected' }));
  expect(await told()).toMatchObject([{ status: 'Selected' }]);
});
