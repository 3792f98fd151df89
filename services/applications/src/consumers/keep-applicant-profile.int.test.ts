import { getProfileCards } from '@waypost/contracts/calls/identity';
import { AppError } from '@waypost/contracts/errors';
import { profileChanged } from '@waypost/contracts/events/profile-events';
import { aProfileCard } from '@waypost/contracts/testing/people';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someSeeker, startApplications, type TestApplications } from '../testing/start-applications.ts';

let service: TestApplications;
beforeAll(async () => {
  service = await startApplications();
});
afterAll(() => service.close());

const asked = (user_id: string) =>
  service.calls.filter(({ contract, input }) => contract === getProfileCards && JSON.stringify(input).includes(user_id))
    .length;

test('a profile that is known is there the moment its person applies', async () => {
  const seeker = someSeeker();
  await service.profile(aProfileCard({ user_id: seeker.user_id, city_name: 'Lyon', country_name: 'France' }));
  const post = service.post();
  await service.apply(seeker, post._id);
  expect(await service.onlyApplicant(post._id)).toMatchObject({
    user_info: { _id: seeker.user_id, first_name: 'Ada', email: 'ada@example.org' },
    total_experience_in_months: 30,
    city_name: 'Lyon',
    country_name: 'France',
  });
});

test('a profile that arrives or changes later comes to everything its person has applied to', async () => {
  const seeker = someSeeker();
  const posts = [service.post(), service.post()];
  for (const post of posts) await service.apply(seeker, post._id);
  for (const post of posts) expect((await service.onlyApplicant(post._id)).user_info).toBeNull();
  await service.profile(aProfileCard({ user_id: seeker.user_id, version: 2, headline: 'Tree surgeon' }));
  for (const post of posts) {
    expect((await service.onlyApplicant(post._id)).user_info).toMatchObject({ headline: 'Tree surgeon' });
  }
});

test('a duplicate neither asks identity again nor changes an application', async () => {
  const seeker = someSeeker();
  const post = service.post();
  await service.apply(seeker, post._id);
  await service.profile(aProfileCard({ user_id: seeker.user_id }));
  const once = await service.onlyApplicant(post._id);
  await service.profile(aProfileCard({ user_id: seeker.user_id }));
  expect(await service.onlyApplicant(post._id)).toEqual(once);
  expect(asked(seeker.user_id)).toBe(1);
});

test('a profile that was saved without a change to its card changes no application', async () => {
  const seeker = someSeeker();
  const post = service.post();
  await service.apply(seeker, post._id);
  const card = aProfileCard({ user_id: seeker.user_id });
  await service.profile(card);
  const once = await service.onlyApplicant(post._id);
  await service.profile({ ...card, version: 2, updated_at: '2026-03-03T08:00:00.000Z' });
  expect(await service.onlyApplicant(post._id)).toEqual(once);
});

test('a stale event does not bring back what the profile was', async () => {
  const seeker = someSeeker();
  const post = service.post();
  await service.profile(aProfileCard({ user_id: seeker.user_id, version: 5, first_name: 'New' }));
  await service.profile(aProfileCard({ user_id: seeker.user_id, version: 4, first_name: 'Old' }));
  await service.apply(seeker, post._id);
  await service.settled();
  expect((await service.onlyApplicant(post._id)).user_info).toMatchObject({ first_name: 'New' });
});

test('an event that cannot be read is put aside, and the next one is handled', async () => {
  const seeker = someSeeker();
  const post = service.post();
  await service.apply(seeker, post._id);
  await service.publish(profileChanged, { key: seeker.user_id, version: 1, data: { user_id: 'nobody' } });
  await service.profile(aProfileCard({ user_id: seeker.user_id, version: 2 }));
  expect((await service.onlyApplicant(post._id)).user_info).not.toBeNull();
  const letters = await service.ports.events.deadLetters();
  expect(letters.filter(({ record }) => record.key === seeker.user_id)).toMatchObject([
    { group: 'applications.keep-applicant-profile' },
  ]);
});

test('while identity is away the event waits, and is handled when it is back', async () => {
  const other = await startApplications();
  const seeker = someSeeker();
  const post = other.post();
  await other.apply(seeker, post._id);
  let refusals = 0;
  other.stub(getProfileCards, () => {
    refusals += 1;
    if (refusals === 1) throw new AppError('unavailable', 'away');
    return { cards: [aProfileCard({ user_id: seeker.user_id })] };
  });
  await other.publish(profileChanged, {
    key: seeker.user_id,
    version: 1,
    data: { user_id: seeker.user_id, dashboards: [] },
  });
  await until(async () => (await other.onlyApplicant(post._id)).user_info !== null, { within: 5_000 });
  expect(refusals).toBe(2);
  await other.close();
});
