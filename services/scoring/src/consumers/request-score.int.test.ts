import { applicationSubmitted } from '@waypost/contracts/events/application-events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startScoring, type TestScoring } from '../testing/start-scoring.ts';

let scoring: TestScoring;
beforeEach(async () => {
  scoring = await startScoring();
});
afterEach(() => scoring.close());

test('an application is scored and the score is told', async () => {
  const application = scoring.application();
  await scoring.submit(application);
  const score = await scoring.scoreOf(application);
  expect(score).toMatchObject({ status: 'ready', stale: false });
  expect(score.user_score).toBe(score.breakdown.reduce((sum, part) => sum + part.points, 0));
  const { application_id, job_post_id, user_id } = application;
  expect(scoring.told.map(({ type, data }) => ({ type, data }))).toEqual([
    {
      type: 'score.computed',
      data: expect.objectContaining({
        application_id,
        job_post_id,
        user_id,
        submission: 1,
        user_score: score.user_score,
      }),
    },
  ]);
});

test('the same event twice makes one score', async () => {
  const application = scoring.application();
  await scoring.submit(application);
  await scoring.submit(application);
  expect(scoring.told).toHaveLength(1);
});

test('an event of an earlier submission does not bring its resume back', async () => {
  const first = scoring.application();
  const again = { ...first, submission: 2, file_id: first.application_id };
  scoring.files.set(again.file_id, {
    text_status: 'readable',
    text: 'Registered Nurse. Patient care.',
    text_hash: 'h2',
  });
  await scoring.submit(again, 3);
  const score = await scoring.scoreOf(first);
  await scoring.submit(first, 1);
  expect(await scoring.scoreOf(first)).toEqual(score);
  expect(scoring.told.map(({ data }) => data.submission)).toEqual([2]);
});

test('applying again after a withdrawal is scored anew', async () => {
  const application = scoring.application();
  await scoring.submit(application);
  await scoring.changeStatus({ ...application, status: 'Withdrawn' }, 2);
  await scoring.submit({ ...application, submission: 2 }, 3);
  expect(scoring.told.map(({ data }) => data.submission)).toEqual([1, 2]);
});

test('an application is scored when only a later event of it is left in the log', async () => {
  const application = scoring.application({ status: 'Shortlisted' });
  await scoring.changeStatus(application, 2);
  expect(await scoring.scoreOf(application)).toMatchObject({ status: 'ready' });
});

test('a withdrawn application is not scored', async () => {
  const application = scoring.application({ status: 'Withdrawn' });
  await scoring.changeStatus(application, 2);
  expect(await scoring.scoreOf(application)).toMatchObject({ status: 'pending' });
});

test('an event that makes no sense is put aside and the next one is handled', async () => {
  const application = scoring.application();
  await scoring.publish(applicationSubmitted, application.application_id, 1, { application_id: 'x' });
  expect(await scoring.ports.events.deadLetters()).toMatchObject([{ topic: 'applications' }]);
  await scoring.submit(application);
  expect(await scoring.scoreOf(application)).toMatchObject({ status: 'ready' });
});

test('a resume that cannot be read is said so, and the rest is scored', async () => {
  const application = scoring.application();
  scoring.files.set(application.file_id, { text_status: 'unreadable', text: null, text_hash: null });
  await scoring.submit(application);
  expect(await scoring.scoreOf(application)).toMatchObject({ status: 'unreadable', user_score: expect.any(Number) });
});
