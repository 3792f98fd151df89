import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApplicationScoreStore, type ApplicationScoreStore } from './application-score-store.ts';
import { failScore, outdateScore } from './application-score.ts';
import { scorerVersion } from './score/score.ts';
import { createOutdatedSweep } from './sweep-outdated.ts';
import { enqueueScore } from './tasks/score-application.ts';
import { nurseSkill, someProfile, startScoring, type TestScoring } from './testing/start-scoring.ts';

let scoring: TestScoring;
let store: ApplicationScoreStore;
beforeEach(async () => {
  scoring = await startScoring();
  store = await createApplicationScoreStore(scoring.ports.documents);
});
afterEach(() => scoring.close());

type Application = Awaited<ReturnType<TestScoring['scored']>>;

/** As an event of the profile does it, whose task is then lost. */
async function outdate({ application_id, user_id }: Application) {
  scoring.profiles.set(user_id, someProfile(user_id, { skills: [nurseSkill], version: 2 }));
  await store.change(application_id, (current) =>
    outdateScore(current, () => true, { cause: 'profile', at: '2026-03-02T08:00:00.000Z' }),
  );
}

async function sweep(times = 1, atOnce?: number) {
  const sweepOutdated = createOutdatedSweep({ store, tasks: scoring.ports.tasks }, atOnce);
  for (let time = 0; time < times; time += 1) await sweepOutdated(new Date());
  await scoring.settled();
}

test('a score whose task was lost is computed again', async () => {
  const application = await scoring.scored();
  const before = await scoring.scoreOf(application);
  await outdate(application);
  expect(await scoring.scoreOf(application)).toMatchObject({ stale: true });
  await sweep();
  const after = await scoring.scoreOf(application);
  expect(after.stale).toBe(false);
  expect(after.user_score).toBeGreaterThan(before.user_score ?? 1000);
});

test('a score of an older scorer is computed again', async () => {
  const application = await scoring.scored();
  await store.change(application.application_id, (current) => ({
    value: { ...current, scorer_version: '1' },
    events: [],
  }));
  expect(await scoring.scoreOf(application)).toMatchObject({ stale: true, scorer_version: '1' });
  await sweep();
  expect(await scoring.scoreOf(application)).toMatchObject({ stale: false, scorer_version: scorerVersion });
});

test('a score of a newer scorer is left to it, so that two releases beside each other do not undo what the other does', async () => {
  const application = await scoring.scored();
  const newer = `${Number.parseInt(scorerVersion, 10) + 1}.0`;
  await store.change(application.application_id, (current) => ({
    value: { ...current, scorer_version: newer },
    events: [],
  }));
  const before = await store.find(application.application_id);
  await sweep();
  await enqueueScore(scoring.ports.tasks, before!, 'again');
  await scoring.settled();
  expect(await store.find(application.application_id)).toEqual(before);
  expect(await scoring.scoreOf(application)).toMatchObject({ stale: false, outdated_by: null });
  await outdate(application);
  await sweep();
  expect(await scoring.scoreOf(application)).toMatchObject({ stale: false, scorer_version: scorerVersion });
});

test('however few are taken at once, each score has its turn', async () => {
  const applications = [await scoring.scored(), await scoring.scored(), await scoring.scored()];
  for (const application of applications) await outdate(application);
  await sweep(3, 1);
  for (const application of applications) expect(await scoring.scoreOf(application)).toMatchObject({ stale: false });
});

test('a score that could not be computed is not asked for again at every sweep', async () => {
  const application = await scoring.scored();
  await outdate(application);
  const failedAt = new Date();
  await store.change(application.application_id, (current) => failScore(current, failedAt.toISOString()));
  await sweep();
  expect(await scoring.scoreOf(application)).toMatchObject({ stale: true });
  await createOutdatedSweep({ store, tasks: scoring.ports.tasks })(new Date(failedAt.getTime() + 25 * 3_600_000));
  await scoring.settled();
  expect(await scoring.scoreOf(application)).toMatchObject({ stale: false });
});

test('a first score that failed rests for a day and is then tried again', async () => {
  const application = scoring.application();
  const file = scoring.files.get(application.file_id)!;
  scoring.files.set(application.file_id, { text_status: 'pending', text: null, text_hash: null });
  await scoring.submit(application);
  const failedAt = new Date();
  await store.change(application.application_id, (current) => failScore(current, failedAt.toISOString()));
  scoring.files.set(application.file_id, file);
  await sweep();
  expect(await scoring.scoreOf(application)).toMatchObject({ status: 'failed' });
  await createOutdatedSweep({ store, tasks: scoring.ports.tasks })(new Date(failedAt.getTime() + 25 * 3_600_000));
  await scoring.settled();
  expect(await scoring.scoreOf(application)).toMatchObject({ status: 'ready', failed_at: null });
});
