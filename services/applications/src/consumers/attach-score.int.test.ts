import { scoreComputed, scoreOutdated } from '@waypost/contracts/events/score-events';
import { aScoreState } from '@waypost/contracts/testing/scores';
import { newId } from '@waypost/runtime/service/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someSeeker, startApplications, type TestApplications } from '../testing/start-applications.ts';

let service: TestApplications;
beforeAll(async () => {
  service = await startApplications();
});
afterAll(() => service.close());

async function someApplication() {
  const post = service.post();
  const seeker = someSeeker();
  const { application } = await service.apply(seeker, post._id);
  const about = (version: number, user_score: number, some: Record<string, unknown> = {}) => ({
    key: application._id,
    version,
    data: { ...aScoreState({ application_id: application._id }), user_score, ...some },
  });
  return { about, applicant: () => service.onlyApplicant(post._id) };
}

test('a score appears on its application, and an outdated one is marked', async () => {
  const { about, applicant } = await someApplication();
  await service.publish(scoreComputed, about(1, 640));
  await service.settled();
  expect(await applicant()).toMatchObject({ user_score: 640, score_status: 'ready', score_stale: false });
  await service.publish(scoreOutdated, about(2, 640, { stale: true }));
  await service.settled();
  expect(await applicant()).toMatchObject({ user_score: 640, score_stale: true });
});

test('a duplicate changes nothing', async () => {
  const { about, applicant } = await someApplication();
  await service.publish(scoreComputed, about(1, 640));
  await service.settled();
  const once = await applicant();
  await service.publish(scoreComputed, about(1, 640));
  await service.settled();
  expect(await applicant()).toEqual(once);
});

test('a stale score, and one of another submission, change nothing', async () => {
  const { about, applicant } = await someApplication();
  await service.publish(scoreComputed, about(2, 700));
  await service.publish(scoreComputed, about(1, 300));
  await service.publish(scoreComputed, about(3, 100, { submission: 2 }));
  await service.settled();
  expect(await applicant()).toMatchObject({ user_score: 700 });
});

test('a score that cannot be read, or has no application, does not keep up the next one', async () => {
  const { about, applicant } = await someApplication();
  const unread = about(1, 5000);
  await service.publish(scoreComputed, unread);
  await service.publish(scoreComputed, { ...about(1, 500, { application_id: newId() }), key: newId() });
  await service.publish(scoreComputed, about(2, 410));
  await service.settled();
  expect(await applicant()).toMatchObject({ user_score: 410 });
  const letters = await service.ports.events.deadLetters();
  expect(letters.filter(({ record }) => record.key === unread.key)).toMatchObject([
    { group: 'applications.attach-score', topic: 'scores' },
  ]);
});
