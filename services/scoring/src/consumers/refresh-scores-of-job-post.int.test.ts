import { jobPostClosed, jobPostEdited } from '@waypost/contracts/events/job-post-events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { somePost, startScoring, type TestScoring } from '../testing/start-scoring.ts';

let scoring: TestScoring;
beforeEach(async () => {
  scoring = await startScoring();
});
afterEach(() => scoring.close());

const otherWork = {
  title: 'Welder',
  minimum_qualification: 'Welding certification and five years of experience in welding.',
};

async function scored() {
  const application = await scoring.scored();
  return { application, before: await scoring.scoreOf(application) };
}

test('a post that asks for something else is scored again', async () => {
  const { application, before } = await scored();
  await scoring.editPost(application.job_post_id, 2, otherWork);
  const after = await scoring.scoreOf(application);
  expect(after.user_score).toBeLessThan(before.user_score ?? 0);
  expect(scoring.told.map(({ type }) => type)).toEqual(['score.computed', 'score.outdated', 'score.computed']);
});

test('the same event twice is scored once', async () => {
  const { application } = await scored();
  await scoring.editPost(application.job_post_id, 2, otherWork);
  await scoring.editPost(application.job_post_id, 2, otherWork);
  expect(scoring.told).toHaveLength(3);
});

test('closing a post changes no score', async () => {
  const { application } = await scored();
  const closed = somePost(application.job_post_id, { version: 2, status: 'Close' });
  await scoring.publish(jobPostClosed, application.job_post_id, 2, closed);
  expect(scoring.told).toHaveLength(1);
});

test('an older version than the one that was scored changes nothing', async () => {
  const { application } = await scored();
  await scoring.editPost(application.job_post_id, 4, otherWork);
  const told = scoring.told.length;
  const former = somePost(application.job_post_id, { version: 3, title: 'Cook' });
  await scoring.publish(jobPostEdited, application.job_post_id, 3, former);
  expect(scoring.told).toHaveLength(told);
});

test('an event that makes no sense is put aside and the next one is handled', async () => {
  const { application } = await scored();
  await scoring.publish(jobPostEdited, application.job_post_id, 2, { title: 3 });
  const groups = (await scoring.ports.events.deadLetters()).map(({ group }) => group);
  expect(groups).toContain('scoring.refresh-scores-of-job-post');
  await scoring.editPost(application.job_post_id, 3, otherWork);
  expect(scoring.told.at(-1)).toMatchObject({ type: 'score.computed' });
});
