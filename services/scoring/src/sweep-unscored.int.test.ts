import { listUnscoredApplications } from '@waypost/contracts/calls/applications';
import { profileRemoved } from '@waypost/contracts/events/profile-events';
import { forgetIfGone, openGonePeople } from '@waypost/runtime/service/gone-people';
import { createStubClient } from '@waypost/runtime/testing/stub-client';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAnalysisStore } from './analysis-store.ts';
import { createApplicationScoreStore, ensureScore, type ApplicationScoreStore } from './application-score-store.ts';
import { forgetPerson } from './forget-person.ts';
import { createUnscoredSweep } from './sweep-unscored.ts';
import { scoreApplication } from './tasks/score-application.ts';
import { startScoring, type TestScoring } from './testing/start-scoring.ts';
import { workHere } from './testing/work-here.ts';

let scoring: TestScoring;
beforeEach(async () => {
  scoring = await startScoring();
});
afterEach(() => scoring.close());

type Sweeping = { times?: number; atOnce?: number; closing?: AbortSignal };

async function sweepOver(
  applications: ReturnType<TestScoring['application']>[],
  { times = 1, atOnce, closing }: Sweeping = {},
) {
  const client = createStubClient({ kind: 'service', name: 'scoring' });
  client.stub(listUnscoredApplications, ({ querystring: { after = '', limit } }) => ({
    applications: applications
      .filter(({ application_id }) => application_id > after)
      .toSorted((a, b) => (a.application_id < b.application_id ? -1 : 1))
      .slice(0, limit)
      .map((item) => ({ ...item, version: 1, applied_at: '2026-03-02T08:00:00.000Z' })),
  }));
  const store = await createApplicationScoreStore(scoring.ports.documents);
  const people = await openGonePeople(scoring.ports.documents);
  const deps = { store, tasks: scoring.ports.tasks, forgetIfGone: forgetIfGone(people, forgetPerson({ store })) };
  const sweep = createUnscoredSweep({ ...deps, client }, atOnce);
  for (let time = 0; time < times; time += 1) await sweep(closing);
  await scoring.settled();
}

test('an application whose event and task were lost gets its score from the sweep', async () => {
  const application = scoring.application();
  await sweepOver([application]);
  expect(await scoring.scoreOf(application)).toMatchObject({ status: 'ready' });
});

test('however few are asked for at once, each application has its turn', async () => {
  const applications = [scoring.application(), scoring.application(), scoring.application()];
  await sweepOver(applications, { times: 3, atOnce: 1 });
  for (const application of applications) expect(await scoring.scoreOf(application)).toMatchObject({ status: 'ready' });
});

test('a service that closes asks for no more of them', async () => {
  const application = scoring.application();
  await sweepOver([application], { closing: AbortSignal.abort() });
  expect(await scoring.scoreOf(application)).toMatchObject({ status: 'pending' });
  expect(await scoring.keptText()).not.toContain(application.application_id);
});

test('an application that the sweep finds of somebody who is gone gets none', async () => {
  const application = scoring.application();
  const { user_id } = application;
  await scoring.publish(profileRemoved, user_id, 9, { user_id });
  await sweepOver([application]);
  expect(await scoring.keptText()).not.toContain(user_id);
});

test('the sweep leaves a score alone that is there', async () => {
  const application = scoring.application();
  await scoring.submit(application);
  await sweepOver([application]);
  expect(await scoring.ports.tasks.depth('score-application')).toBe(0);
});

/** As after the last attempt of a task. */
async function giveUp(store: ApplicationScoreStore, application: { application_id: string; submission?: number }) {
  const analyses = await createAnalysisStore(scoring.ports.documents);
  const log = pino({ level: 'silent' });
  const client = createStubClient({ kind: 'service', name: 'scoring' });
  const { application_id, submission } = application;
  const payload = { application_id, submission };
  await scoreApplication({ store, analyses, client, pool: workHere(), log }).failed(
    { id: 'x', name: 'score-application', payload, attempt: 5 },
    new Error('away'),
  );
}

test('a failure for good is written to the score, and one that was there before stays, with when that was', async () => {
  const store = await createApplicationScoreStore(scoring.ports.documents);
  const never = scoring.application();
  await ensureScore(store, never);
  await giveUp(store, never);
  expect(await scoring.scoreOf(never)).toMatchObject({ status: 'failed', user_score: null });

  const once = scoring.application();
  await scoring.submit(once);
  const before = await scoring.scoreOf(once);
  await giveUp(store, once);
  expect(await scoring.scoreOf(once)).toEqual({ ...before, failed_at: expect.any(String) });
});

test('a task that is given up late fails no later submission, but one that knows no submission the present one', async () => {
  const store = await createApplicationScoreStore(scoring.ports.documents);
  const first = scoring.application();
  await ensureScore(store, { ...first, submission: 2 });
  await giveUp(store, first);
  expect(await scoring.scoreOf(first)).toMatchObject({ status: 'pending' });
  await giveUp(store, { application_id: first.application_id });
  expect(await scoring.scoreOf(first)).toMatchObject({ status: 'failed' });
});
