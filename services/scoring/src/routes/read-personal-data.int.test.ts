import { readPersonOfScoring } from '@waypost/contracts/calls/personal-data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startScoring, type TestScoring } from '../testing/start-scoring.ts';

let scoring: TestScoring;
beforeAll(async () => {
  scoring = await startScoring();
});
afterAll(() => scoring.close());

test('a person gets the scores of their applications with the reasons, and nobody else’s', async () => {
  const application = await scoring.scored();
  await scoring.scored();
  const asked = { params: { id: application.user_id }, querystring: {} };
  const { files, next } = await scoring.call(readPersonOfScoring, asked, { as: { kind: 'service', name: 'bff' } });
  expect(next).toBeNull();
  expect(files.map(({ name }) => name)).toEqual([`scores/${application.application_id}.json`]);
  const { job_post_id, application_id } = application;
  const { user_score, breakdown } = await scoring.scoreOf(application);
  expect(user_score).not.toBeNull();
  expect(JSON.parse(files[0]?.content ?? '')).toMatchObject({ application_id, job_post_id, user_score, breakdown });
});
