import { withdrawApplication } from '@waypost/contracts/calls/applications';
import { holdsApplication } from '@waypost/contracts/calls/applications/held-applications';
import { someUser } from '@waypost/runtime/testing/actors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { someSeeker, startApplications, type TestApplications } from '../testing/start-applications.ts';

let service: TestApplications;
beforeAll(async () => {
  service = await startApplications();
});
afterAll(() => service.close());

it('is the owner of a post who holds an application to it, also a withdrawn one, and nobody else', async () => {
  const [seeker, other] = [someSeeker(), someSeeker()];
  const { application } = await service.apply(seeker, service.post()._id);
  const identity = { kind: 'service', name: 'identity' } as const;
  const holds = async (owner_id: string, user_id: string) =>
    (await service.call(holdsApplication, { body: { owner_id, user_id } }, { as: identity })).is_held;
  expect(await holds(service.owner.user_id, seeker.user_id)).toBe(true);
  expect(await holds(service.owner.user_id, other.user_id)).toBe(false);
  expect(await holds(someUser('Recruiter').user_id, seeker.user_id)).toBe(false);
  expect(await holds(seeker.user_id, service.owner.user_id)).toBe(false);
  await service.call(withdrawApplication, { params: { id: application._id } }, { as: seeker });
  expect(await holds(service.owner.user_id, seeker.user_id)).toBe(true);
});
