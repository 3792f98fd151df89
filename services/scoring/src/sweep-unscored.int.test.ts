import { listUnscoredApplications } from '@waypost/contracts/calls/applications';
import { createStubClient } from '@waypost/runtime/testing/stub-client';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAnalysisStore } from './analysis-store.ts';
import { createApplicationScoreStore, ensureScore } from './application-score-store.ts';
import { sweepUnscored } from './sweep-unscored.ts';
import { scoreApplication } from './tasks/score-application.ts';
import { startScoring, type TestScoring } from './testing/start-scoring.ts';
import { workHere } from './testing/work-here.ts';

let scoring: TestScoring;
beforeEach(async () => {
  scoring = await startScoring();
});
afterEach(() => scoring.close());

async function sweepOver(applications: ReturnType<TestScoring['application']>[]) {
  const client = createStubClient({ kind: 'service', name: 'scoring' });
  client.stub(listUnscoredApplications, () => ({
    applications: applications.map((item) => ({ ...item, version: 1, applied_at: '2026-03-02T08:00:00.000Z' })),
  }));
  const store = await createApplicationScoreStore(scoring.ports.documents);
  await sweepUnscored({ store, tasks: scoring.ports.tasks, client });
  await scoring.settled();
}

test('an application whose event and task were lost gets its score from the sweep', async () => {
  const application = scoring.application();
  await sweepOver([application]);
  expect(await scoring.scoreOf(application)).toMatchObject({ status: 'ready' });
});

test('the sweep leaves a score alone that is there', async () => {
  const application = scoring.application();
  await scoring.submit(application);
  await sweepOver([application]);
  expect(await scoring.ports.tasks.depth('score-application')).toBe(0);
});

test('a failure for good is written to the score, and one that was there before stays, with when that was', async () => {
  const store = await createApplicationScoreStore(scoring.ports.documents);
  const analyses = await createAnalysisStore(scoring.ports.documents);
  const log = pino({ level: 'silent' });
  const client = createStubClient({ kind: 'service', name: 'scoring' });
  const { failed } = scoreApplication({ store, analyses, client, pool: workHere(), log });
  const giveUp = ({ application_id }: { application_id: string }) =>
    failed({ id: 'x', name: 'score-application', payload: { application_id }, attempt: 5 }, new Error('away'));

  const never = scoring.application();
  await ensureScore(store, never);
  await giveUp(never);
  expect(await scoring.scoreOf(never)).toMatchObject({ status: 'failed', user_score: null });

  const once = scoring.application();
  await scoring.submit(once);
  const before = await scoring.scoreOf(once);
  await giveUp(once);
  expect(await scoring.scoreOf(once)).toEqual({ ...before, failed_at: expect.any(String) });
});
