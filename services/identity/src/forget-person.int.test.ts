import type { UserActor } from '@waypost/contracts/actor';
import { applicationStatusChanged } from '@waypost/contracts/events/application-events';
import { profileRemoved } from '@waypost/contracts/events/profile-events';
import { savedSearchFound } from '@waypost/contracts/events/saved-search-events';
import { anEvent } from '@waypost/contracts/testing/events';
import { newId } from '@waypost/runtime/service/new-id';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApplicationStatusStore } from './application-status-store.ts';
import { notifyOfFoundJobHandlers } from './consumers/notify-of-found-job.ts';
import { notifyOfStatusHandlers } from './consumers/notify-of-status.ts';
import { createInboxStore } from './inbox-store.ts';
import { createDigestStore } from './mail/digest-store.ts';
import { createSettingsStore } from './settings-store.ts';
import { startIdentity, type TestIdentity } from './testing/start-identity.ts';

let service: TestIdentity;
/** Of the post: gone, so that what is kept of it is kept of who applied. */
let owner: UserActor;
beforeEach(async () => {
  service = await startIdentity();
  owner = await service.person();
  await removed(owner);
});
afterEach(() => service.close());

const job = newId();
async function told() {
  const seeker = await service.person();
  await shortlist(seeker, 2);
  return seeker;
}
const shortlist = ({ user_id }: UserActor, version: number) =>
  service.hear(
    applicationStatusChanged,
    anEvent(applicationStatusChanged, {
      version,
      data: { user_id, owner_id: owner.user_id, job_post_id: job, status: 'Shortlisted' },
    }),
  );
const removed = ({ user_id }: UserActor, data: unknown = { user_id }) =>
  service.hear(profileRemoved, { ...anEvent(profileRemoved, { version: 9, data: { user_id } }), data });
/** Beside their account, which goes in a way of its own. */
const keptOfJob = async () => (await service.keptText()).includes(job);

test('of a person who is gone nothing is kept of what they were told', async () => {
  const seeker = await told();
  expect(await keptOfJob()).toBe(true);
  await removed(seeker);
  expect(await keptOfJob()).toBe(false);
  expect(await service.notificationsOf(seeker)).toEqual({ notifications: [], total: 0, unread: 0 });
});

test('nor what was to come by e-mail', async () => {
  const { user_id } = await service.person();
  const digests = await createDigestStore(service.ports.documents);
  const owner = { user_id, saved_search_id: newId(), alert: 'daily' } as const;
  await digests.collect({ ...owner, job_post_ids: [job], at: '2026-03-02T08:00:00.000Z' });
  expect(await keptOfJob()).toBe(true);
  await service.hear(profileRemoved, anEvent(profileRemoved, { version: 9, data: { user_id } }));
  expect(await keptOfJob()).toBe(false);
});

test('the same event twice changes nothing more', async () => {
  const seeker = await told();
  await removed(seeker);
  const once = await service.keptText();
  await removed(seeker);
  expect(await service.keptText()).toBe(once);
});

test('what comes late is not told any more, also to who was never told anything', async () => {
  for (const seeker of [await told(), await service.person()]) {
    await removed(seeker);
    const once = await service.keptText();
    await shortlist(seeker, 3);
    expect(await service.keptText()).toBe(once);
  }
});

describe('what is heard while its person goes is not kept', () => {
  /** What consumers work with, where somebody goes just after it was looked whether they are there. */
  async function depsWhile({ user_id }: UserActor) {
    const { documents } = service.ports;
    const settings = await createSettingsStore(documents);
    async function of(id: string) {
      await service.hear(profileRemoved, anEvent(profileRemoved, { version: 9, data: { user_id } }));
      return settings.of(id);
    }
    return {
      inboxes: await createInboxStore(documents),
      digests: await createDigestStore(documents),
      statuses: await createApplicationStatusStore(documents),
      settings: { ...settings, of },
    };
  }

  test('of a post that was found for their e-mail', async () => {
    const seeker = await service.person();
    const deps = { ...(await depsWhile(seeker)), mail: {}, callsUnderWay: { quiet: async () => undefined } };
    const data = { user_id: seeker.user_id, job_post_id: job, alert: 'daily' as const };
    for (const { handle } of notifyOfFoundJobHandlers(deps)) await handle(anEvent(savedSearchFound, { data }));
    expect(await keptOfJob()).toBe(false);
  });

  test('of the status of their application', async () => {
    const seeker = await service.person();
    const deps = await depsWhile(seeker);
    const data = { user_id: seeker.user_id, owner_id: owner.user_id, status: 'Shortlisted' as const };
    const event = anEvent(applicationStatusChanged, { version: 2, data });
    for (const { handle } of notifyOfStatusHandlers(deps)) await handle(event);
    expect(await deps.statuses.find(event.data.application_id)).toBeUndefined();
  });
});

test('an event that cannot be read is put aside, and the next one is handled', async () => {
  const seeker = await told();
  await removed(seeker, {});
  expect(await service.ports.events.deadLetters()).toMatchObject([{ group: 'identity.forget-person' }]);
  await removed(seeker);
  expect(await keptOfJob()).toBe(false);
});
