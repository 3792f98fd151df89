import { profileRemoved } from '@waypost/contracts/events/profile-events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startScoring, type TestScoring } from './testing/start-scoring.ts';

let scoring: TestScoring;
beforeEach(async () => {
  scoring = await startScoring();
});
afterEach(() => scoring.close());

const removed = (user_id: string, data: unknown = { user_id }) => scoring.publish(profileRemoved, user_id, 9, data);
const kept = () => scoring.keptText();

test('of a person who is gone no score is kept', async () => {
  const { user_id, file_id } = await scoring.scored();
  for (const part of [user_id, file_id, 'user_score']) expect(await kept()).toContain(part);
  await removed(user_id);
  for (const part of [user_id, file_id, 'user_score']) expect(await kept()).not.toContain(part);
});

test('scores of others stay', async () => {
  const { user_id } = await scoring.scored();
  const other = await scoring.scored();
  const before = await scoring.scoreOf(other);
  await removed(user_id);
  expect(await scoring.scoreOf(other)).toEqual(before);
});

test('the same event twice changes nothing more', async () => {
  const { user_id } = await scoring.scored();
  await removed(user_id);
  const once = await kept();
  await removed(user_id);
  expect(await kept()).toBe(once);
});

test('a late event of the application brings no score back', async () => {
  const application = await scoring.scored();
  await removed(application.user_id);
  const before = await kept();
  await scoring.submit({ ...application, submission: 2 }, 2);
  expect(await kept()).toBe(before);
  expect(await scoring.ports.events.deadLetters()).toEqual([]);
});

test('nor does the first event of an application that comes after its person is gone', async () => {
  const application = scoring.application();
  await removed(application.user_id);
  await scoring.submit(application);
  expect(await kept()).not.toContain(application.user_id);
  expect(scoring.told).toEqual([]);
});

test('a score that is due while only the profile and the file are gone is asked for no second time', async () => {
  const application = scoring.application();
  scoring.profiles.delete(application.user_id);
  scoring.files.delete(application.file_id);
  await scoring.submit(application);
  expect(await scoring.ports.tasks.depth('score-application')).toBe(0);
  expect(await scoring.scoreOf(application)).toMatchObject({ status: 'pending' });
});

test('an event that cannot be read is put aside, and the next one is handled', async () => {
  const { user_id } = await scoring.scored();
  await removed(user_id, {});
  expect(await scoring.ports.events.deadLetters()).toMatchObject([{ group: 'scoring.forget-person' }]);
  await removed(user_id);
  expect(await kept()).not.toContain(user_id);
});
