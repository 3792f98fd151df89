import { profileChanged } from '@waypost/contracts/events/profile-events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nurseSkill, startScoring, type TestScoring } from '../testing/start-scoring.ts';

let scoring: TestScoring;
beforeEach(async () => {
  scoring = await startScoring();
});
afterEach(() => scoring.close());

async function scored() {
  const application = await scoring.scored();
  return { application, before: await scoring.scoreOf(application) };
}

test('a better profile is scored again, after the old score was marked', async () => {
  const { application, before } = await scored();
  await scoring.changeProfile(application.user_id, 2, { skills: [nurseSkill] });
  const after = await scoring.scoreOf(application);
  expect(after.user_score).toBeGreaterThan(before.user_score ?? 1000);
  expect(after.stale).toBe(false);
  expect(scoring.told.map(({ type }) => type)).toEqual(['score.computed', 'score.outdated', 'score.computed']);
});

test('the same event twice is scored once', async () => {
  const { application } = await scored();
  await scoring.changeProfile(application.user_id, 2);
  await scoring.changeProfile(application.user_id, 2);
  expect(scoring.told).toHaveLength(3);
});

test('an older version than the one that was scored changes nothing', async () => {
  const { application } = await scored();
  await scoring.changeProfile(application.user_id, 5);
  const told = scoring.told.length;
  await scoring.publish(profileChanged, application.user_id, 3, { user_id: application.user_id, dashboards: [] });
  expect(scoring.told).toHaveLength(told);
});

test('an event that makes no sense is put aside and the next one is handled', async () => {
  const { application } = await scored();
  await scoring.publish(profileChanged, application.user_id, 2, {});
  expect(await scoring.ports.events.deadLetters()).toMatchObject([{ topic: 'profiles' }]);
  await scoring.changeProfile(application.user_id, 3);
  expect(scoring.told.at(-1)).toMatchObject({ type: 'score.computed' });
});

test('scores of other people stay as they are', async () => {
  const { application } = await scored();
  const other = await scored();
  await scoring.changeProfile(application.user_id, 2, { skills: [nurseSkill] });
  expect(await scoring.scoreOf(other.application)).toEqual(other.before);
});
