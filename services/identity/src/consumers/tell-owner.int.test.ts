import type { UserActor } from '@waypost/contracts/actor';
import type { Event } from '@waypost/contracts/event';
import {
  type ApplicationState,
  applicationScored,
  applicationStatusChanged,
  applicationSubmitted,
} from '@waypost/contracts/events/application-events';
import type { JobPostState } from '@waypost/contracts/events/job-post-events';
import { anApplicationState } from '@waypost/contracts/testing/applications';
import { anEvent } from '@waypost/contracts/testing/events';
import { nextId } from '@waypost/contracts/testing/factory';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startIdentity, type TestIdentity } from '../testing/start-identity.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startIdentity();
});
afterAll(() => service.close());

let owner: UserActor;
let post: JobPostState;
beforeEach(async () => {
  owner = await service.person();
  post = service.post({ title: 'Head gardener' });
});

const second = 1_000;
const at = (ms: number) => new Date(Date.parse('2026-03-02T08:00:00.000Z') + ms).toISOString();
type Some = Partial<ApplicationState>;
const someApplication = () =>
  anApplicationState({ owner_id: owner.user_id, job_post_id: post._id, user_id: nextId(), user_score: null });
const pending = { user_score: null, score_status: 'pending' } as const;
const ready = (user_score: number) => ({ user_score, score_status: 'ready' }) as const;

const applied = (one: ApplicationState, some: Some = {}, time = at(0)) =>
  anEvent(applicationSubmitted, { version: some.submission ?? 1, time, data: { ...one, ...pending, ...some } });
const scored = (one: ApplicationState, score: number, version = 2, time = at(second)) =>
  anEvent(applicationScored, { version, time, data: { ...one, ...ready(score) } });
const hear = (...events: readonly Event[]) => service.hear(applicationSubmitted, ...events);
const told = async () => (await service.notificationsOf(owner)).notifications;
const toldOf = async (kind: string) => (await told()).filter((one) => one.kind === kind);

test('the owner of a post is told that somebody applied, and never who', async () => {
  const one = someApplication();
  await hear(applied(one));
  const all = await told();
  expect(all).toMatchObject([
    { kind: 'new-applicant', job_post_id: post._id, title: 'Head gardener', count: 1, is_read: false },
  ]);
  expect(JSON.stringify(all)).not.toContain(one.user_id);
  expect(JSON.stringify(all)).not.toContain(one.application_id);
});

test('all who apply to a post within a minute are one notification, and those to another one are not among them', async () => {
  const other = service.post({ title: 'Florist' });
  for (let index = 0; index < 12; index++) await hear(applied(someApplication(), {}, at(index * second)));
  await hear(applied({ ...someApplication(), job_post_id: other._id }, {}, at(0)));
  await hear(applied(someApplication(), {}, at(61 * second)));
  expect(await told()).toMatchObject([
    { title: 'Head gardener', count: 1 },
    { title: 'Head gardener', count: 12 },
    { title: 'Florist', count: 1 },
  ]);
});

test('scores that arrive within a minute are one notification, of the best', async () => {
  const all = [someApplication(), someApplication(), someApplication()];
  for (const [index, one] of all.entries()) await hear(applied(one), scored(one, [640, 910, 300][index] ?? 0));
  expect(await toldOf('score-ready')).toMatchObject([{ count: 3, best_score: 910, title: 'Head gardener' }]);
});

test('a score that is computed again is no news', async () => {
  const one = someApplication();
  await hear(applied(one), scored(one, 640), scored(one, 700, 3, at(5 * 60 * second)));
  expect(await toldOf('score-ready')).toMatchObject([{ count: 1, best_score: 640 }]);
});

test('who applies again after a withdrawal is new again; who withdrew before anybody heard of them is not', async () => {
  const one = someApplication();
  await hear(applied(one), applied(one, { submission: 2 }, at(5 * 60 * second)));
  await hear(anEvent(applicationStatusChanged, { version: 2, data: { ...someApplication(), status: 'Withdrawn' } }));
  expect(await toldOf('new-applicant')).toMatchObject([{ count: 1 }, { count: 1 }]);
});

test('who applies again within a minute of having applied is counted once, and so is their score', async () => {
  const [one, other] = [someApplication(), someApplication()];
  const again = { ...one, submission: 2 };
  await hear(applied(one), scored(one, 640), applied(other, {}, at(second)));
  await hear({ ...applied(again, again, at(2 * second)), version: 3 }, scored(again, 640, 4, at(3 * second)));
  expect(await told()).toMatchObject([
    { kind: 'score-ready', count: 1 },
    { kind: 'new-applicant', count: 2 },
  ]);
});

test('the last event that a compacted log has of an application tells all of it', async () => {
  await hear(scored(someApplication(), 640, 7));
  expect((await told()).map(({ kind }) => kind).toSorted()).toEqual(['new-applicant', 'score-ready']);
});

test('a duplicate is not counted, also after a crash that forgot what was told', async () => {
  const one = someApplication();
  const events = [applied(one), scored(one, 640)];
  await hear(...events, ...events);
  await service.forgetStatuses(one.user_id);
  await hear(...events);
  expect(await told()).toMatchObject([{ count: 1 }, { count: 1 }]);
});

test('a stale event tells nothing', async () => {
  const one = someApplication();
  await hear(applied(one, { submission: 2 }), applied(one));
  expect(await toldOf('new-applicant')).toMatchObject([{ count: 1 }]);
});

test('an event that cannot be read is put aside, and the next one is told', async () => {
  const broken = { ...applied(someApplication()), data: { owner_id: owner.user_id } };
  await hear(broken, applied(someApplication()));
  expect(await told()).toHaveLength(1);
  const letters = await service.ports.events.deadLetters();
  expect(letters.filter(({ record }) => record.key === broken.key)).toMatchObject([
    { group: 'identity.notify-of-status' },
  ]);
});

test.each(['new-applicant', 'score-ready'] as const)(
  'who has turned %s off is told of the other alone',
  async (kind) => {
    await service.choose(owner, { [kind]: { bell: false } });
    const one = someApplication();
    await hear(applied(one), scored(one, 640));
    const kinds = (await told()).map((other) => other.kind);
    expect(kinds).toEqual([kind === 'new-applicant' ? 'score-ready' : 'new-applicant']);
  },
);
