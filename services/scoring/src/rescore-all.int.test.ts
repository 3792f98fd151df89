import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApplicationScoreStore, type ApplicationScoreStore } from './application-score-store.ts';
import { rescoreAll } from './rescore-all.ts';
import { scorerVersion } from './score/score.ts';
import { createOutdatedSweep } from './sweep-outdated.ts';
import { startScoring, type TestScoring } from './testing/start-scoring.ts';

let scoring: TestScoring;
let store: ApplicationScoreStore;
beforeEach(async () => {
  scoring = await startScoring();
  store = await createApplicationScoreStore(scoring.ports.documents);
});
afterEach(() => scoring.close());

/** As it is after a new version of the scorer has started. */
const leaveBehind = ({ application_id }: { application_id: string }) =>
  store.change(application_id, (current) => ({ value: { ...current, scorer_version: '1' }, events: [] }));

async function rescore(isEvery = false) {
  const told: { asked: number; left: number }[] = [];
  const left = await rescoreAll(
    { store, tasks: scoring.ports.tasks },
    { isEvery, tell: (progress) => told.push(progress), everyMs: 5, inQueue: 2 },
  );
  return { left, told };
}

test('all scores of older rules are computed again, and it is told how far that is', async () => {
  const applications = [await scoring.scored(), await scoring.scored(), await scoring.scored()];
  for (const application of applications) await leaveBehind(application);
  const { left, told } = await rescore();
  expect(left).toBe(0);
  expect(told.at(-1)).toEqual({ asked: 3, left: 0 });
  for (const application of applications) {
    expect(await scoring.scoreOf(application)).toMatchObject({ stale: false, scorer_version: scorerVersion });
  }
});

test('it ends when its own are computed, whatever else is in the queue', async () => {
  const application = await scoring.scored();
  await leaveBehind(application);
  const { tasks } = scoring.ports;
  const busy = { ...tasks, add: tasks.add.bind(tasks), depth: async () => 7 };
  const left = await rescoreAll({ store, tasks: busy }, { isEvery: false, tell: () => undefined, everyMs: 5 });
  expect(left).toBe(0);
  expect(await scoring.scoreOf(application)).toMatchObject({ stale: false, scorer_version: scorerVersion });
});

test('a score that the sweep asks for too is computed once', async () => {
  const application = await scoring.scored();
  await leaveBehind(application);
  const before = await store.find(application.application_id);
  await Promise.all([createOutdatedSweep({ store, tasks: scoring.ports.tasks })(new Date()), rescore()]);
  await scoring.settled();
  expect((await store.find(application.application_id))?.version).toBe((before?.version ?? 0) + 1);
});

test('what is as it should be is left alone, unless every score is asked for', async () => {
  const application = await scoring.scored();
  const before = await store.find(application.application_id);
  expect((await rescore()).told).toEqual([{ asked: 0, left: 0 }]);
  expect(await store.find(application.application_id)).toEqual(before);
  expect((await rescore(true)).told.at(-1)).toEqual({ asked: 1, left: 0 });
  expect((await store.find(application.application_id))?.value).toMatchObject({ stale: false, status: 'ready' });
  expect((await store.find(application.application_id))?.version).toBeGreaterThan(before?.version ?? 0);
});
