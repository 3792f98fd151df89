import type { UserActor } from '@waypost/contracts/actor';
import { readPersonOfIdentity } from '@waypost/contracts/calls/personal-data';
import { applicationStatusChanged } from '@waypost/contracts/events/application-events';
import { anEvent } from '@waypost/contracts/testing/events';
import { newId } from '@waypost/runtime/service/new-id';
import { readPerson } from '@waypost/runtime/testing/read-person';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDigestStore } from '../mail/digest-store.ts';
import { startIdentity, type TestIdentity } from '../testing/start-identity.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startIdentity();
});
afterAll(() => service.close());

/** All parts, by their names. */
async function copyOf({ user_id }: UserActor): Promise<Map<string, unknown>> {
  const files = (await readPerson(service, readPersonOfIdentity, user_id)).flat();
  return new Map(files.map(({ name, content }) => [name, JSON.parse(content)]));
}

test('a person gets what was sent to them by e-mail, and what the mail server said of it stays the operator’s', async () => {
  const [seeker, other] = [await service.person(), await service.person()];
  const digests = await createDigestStore(service.ports.documents);
  const saved_search_id = newId();
  const collect = async ({ user_id }: UserActor, day: number) => {
    const job_post_id = newId();
    const at = new Date(Date.UTC(2026, 0, day, 5)).toISOString();
    await digests.collect({ user_id, saved_search_id, alert: 'daily', job_post_ids: [job_post_id], at });
    return job_post_id;
  };
  const jobs = [];
  for (let day = 1; day <= 101; day++) jobs.push(await collect(seeker, day));
  await collect(other, 1);
  const own = await digests.query({ user_id: seeker.user_id }, { sort: { due_at: 1 } });
  const [first = { id: '' }] = own;
  await digests.transition(first.id, ['collecting'], 'given-up', 'connect ECONNREFUSED 10.0.0.5:25');

  const files = await copyOf(seeker);
  const mails = [...files].filter(([name]) => name.startsWith('e-mails/'));
  expect(mails.map(([name]) => name).toSorted()).toEqual(own.map(({ id }) => `e-mails/${id}.json`).toSorted());
  expect(files.get(`e-mails/${first.id}.json`)).toEqual({
    saved_search_id,
    alert: 'daily',
    due_at: '2026-01-01T06:00:00.000Z',
    state: 'given-up',
    job_post_ids: [jobs[0]],
  });
});

test('a person gets which status of each application they were told last', async () => {
  const seeker = await service.person();
  const { user_id } = seeker;
  const data = { user_id, owner_id: newId(), status: 'Shortlisted' as const, submission: 1 };
  const event = anEvent(applicationStatusChanged, { version: 2, data });
  await service.hear(applicationStatusChanged, event);
  expect((await copyOf(seeker)).get('told-statuses.json')).toEqual([
    { application_id: event.data.application_id, submission: 1, status: 'Shortlisted' },
  ]);
});
