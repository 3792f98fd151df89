import { jobPostEdited, jobPostPublished } from '@waypost/contracts/events/job-post-events';
import { newId } from '@waypost/runtime/service/new-id';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAnalysisStore } from '../analysis-store.ts';
import { somePost, startScoring, type TestScoring } from '../testing/start-scoring.ts';

let scoring: TestScoring;
beforeEach(async () => {
  scoring = await startScoring();
});
afterEach(() => scoring.close());

const skillsOf = async (_id: string, version: number) => {
  const analyses = await createAnalysisStore(scoring.ports.documents);
  return (await analyses.find({ _id, version }))?.skills.map((item) => item.skill);
};

test('a published post is analysed', async () => {
  const post = somePost(newId());
  await scoring.publish(jobPostPublished, post._id, 1, post);
  expect(await skillsOf(post._id, 1)).toContain('Patient care');
});

test('the same event twice leaves the same analysis', async () => {
  const post = somePost(newId());
  await scoring.publish(jobPostPublished, post._id, 1, post);
  await scoring.publish(jobPostPublished, post._id, 1, post);
  expect(await skillsOf(post._id, 1)).toContain('Patient care');
});

test('an older version does not replace the analysis of a newer one', async () => {
  const post = somePost(newId());
  const edited = { ...post, version: 2, minimum_qualification: 'Experience in welding.' };
  await scoring.publish(jobPostEdited, post._id, 2, edited);
  await scoring.publish(jobPostPublished, post._id, 1, post);
  expect(await skillsOf(post._id, 2)).toContain('Welding');
});

test('an event that makes no sense is put aside and the next one is handled', async () => {
  const post = somePost(newId());
  await scoring.publish(jobPostPublished, post._id, 1, { ...post, title: null });
  const groups = (await scoring.ports.events.deadLetters()).map(({ group }) => group);
  expect(groups).toContain('scoring.request-analysis');
  await scoring.publish(jobPostEdited, post._id, 2, { ...post, version: 2 });
  expect(await skillsOf(post._id, 2)).toContain('Patient care');
});
