import { refreshApplicationScore } from '@waypost/contracts/calls/scoring';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApplicationScoreStore, type ApplicationScoreStore } from '../application-score-store.ts';
import { failScore, outdateScore } from '../application-score.ts';
import { nurseSkill, someProfile, startScoring, type TestScoring } from '../testing/start-scoring.ts';

const at = '2026-03-02T08:00:00.000Z';
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
  await store.change(application_id, (current) => outdateScore(current, () => true, { cause: 'profile', at }));
}
const refresh = (id: string) =>
  scoring.call(refreshApplicationScore, { params: { id } }, { as: { kind: 'service', name: 'applications' } });

test('a score says of which versions it is, and when and by what it was left behind', async () => {
  const application = await scoring.scored();
  const { updated_at } = scoring.posts.get(application.job_post_id) ?? {};
  const computed_from = { profile_version: 1, job_version: 1, job_changed_at: updated_at, resume: 'readable' };
  expect(await scoring.scoreOf(application)).toMatchObject({ computed_from, stale: false, outdated_by: null });
  await outdate(application);
  expect(await scoring.scoreOf(application)).toMatchObject({
    computed_from,
    stale: true,
    outdated_by: { cause: 'profile', at },
  });
});

test('asked twice at once, it is computed once, and says what it is of now', async () => {
  const application = await scoring.scored();
  await outdate(application);
  const told = scoring.told.length;
  const answers = await Promise.all([refresh(application.application_id), refresh(application.application_id)]);
  await scoring.settled();
  expect(answers.length).toBe(2);
  expect(scoring.told.slice(told).map(({ type }) => type)).toEqual(['score.outdated', 'score.computed']);
  expect(await scoring.scoreOf(application)).toMatchObject({
    stale: false,
    outdated_by: null,
    computed_from: { profile_version: 2 },
  });
});

test('a score of what there is now is not computed again', async () => {
  const application = await scoring.scored();
  const before = await scoring.scoreOf(application);
  expect(await refresh(application.application_id)).toEqual(before);
  await scoring.settled();
  expect(await scoring.scoreOf(application)).toEqual(before);
});

test('one that was given up is tried again at once, and says when it was given up', async () => {
  const application = await scoring.scored();
  await outdate(application);
  await store.change(application.application_id, (current) => failScore(current, at));
  expect(await refresh(application.application_id)).toMatchObject({ stale: true, failed_at: at });
  await scoring.settled();
  expect(await scoring.scoreOf(application)).toMatchObject({ stale: false, failed_at: null });
});

test('one that is not here yet is pending, and nobody but a service may ask', async () => {
  expect(await refresh(newId())).toMatchObject({ status: 'pending', computed_from: null, outdated_by: null });
  const asUser = scoring.call(refreshApplicationScore, { params: { id: newId() } }, { as: someUser('Recruiter') });
  await expect(asUser).rejects.toMatchObject({ code: 'not-found' });
});
