import { listApplicants } from '@waypost/contracts/calls/applications';
import { routes } from '@waypost/contracts/routes';
import { signIn } from '@waypost/local/testing/person';
import { type SomebodyWhoLeaves, somebodyWhoLeaves } from '@waypost/local/testing/somebody-who-leaves';
import { unzip } from '@waypost/local/testing/unzip';
import { walkMainJob } from '@waypost/local/testing/walk-main-job';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readStores } from './testing/read-stores.ts';
import { type ClusterUnderTest, startCluster } from './testing/start-cluster.ts';

vi.setConfig({ testTimeout: 240_000 });

let cluster: ClusterUnderTest;
beforeAll(async () => {
  cluster = await startCluster();
}, 240_000);
afterAll(() => cluster.close(), 240_000);

/** Which of the words stand in a store, as its own client reads it. */
async function found({ words }: SomebodyWhoLeaves): Promise<Record<string, string[]>> {
  const texts = await readStores(cluster);
  const wordsIn = (text: string) =>
    Object.entries(words).flatMap(([what, word]) => (text.includes(word) ? [what] : []));
  return Object.fromEntries(Object.entries(texts).map(([store, text]) => [store, wordsIn(text)]));
}
const nowhere = { mongodb: [], kafka: [], opensearch: [], redis: [] };
const isNowhere = async (somebody: SomebodyWhoLeaves) =>
  Object.values(await found(somebody)).every((words) => words.length === 0);

test('a post is published, found, scored and applied to, and its owner sees the scored applicant arrive', () =>
  walkMainJob(cluster.url));

test('of whoever deletes their account no store says a word within a minute, and Kafka never did', async () => {
  const somebody = await somebodyWhoLeaves(cluster.url);
  // A saved search comes to its index with the next post.
  await somebodyWhoLeaves(cluster.url);
  await until(async () => (await found(somebody)).opensearch?.includes('keyword'), { within: 60_000 });
  const before = await found(somebody);
  expect(before).toMatchObject({ kafka: [], redis: [] });
  expect(before.mongodb).toEqual(Object.keys(somebody.words));
  expect(before.opensearch).toEqual(['keyword']);
  const { bytes } = await somebody.seeker.fetchBytes(`/api${routes.exportData.url}`);
  const all = Buffer.concat([...(await unzip(bytes)).values()]).toString('latin1');
  for (const [what, word] of Object.entries(somebody.words)) expect(all.includes(word), what).toBe(true);

  const begun = Date.now();
  await somebody.delete();
  await until(() => isNowhere(somebody), { within: 60_000 - (Date.now() - begun) });
  expect(await found(somebody)).toEqual(nowhere);
  const { applicants } = await somebody.recruiter.call(listApplicants, {
    params: { id: somebody.job_post_id },
    body: {},
  });
  expect(applicants).toMatchObject([{ is_deleted: true, user_info: null, status: 'Applied' }]);
});

test('a deletion goes on, whatever process is killed in its middle', async () => {
  const somebody = await somebodyWhoLeaves(cluster.url);
  await somebody.delete();
  const killed = ['identity', 'applications', 'resumes', 'jobs', 'scoring'] as const;
  for (const name of killed) cluster.process(name).kill('SIGKILL');
  await until(() => isNowhere(somebody), { within: 120_000 });
  const { seeker, words } = somebody;
  const again = await until(
    () => signIn(cluster.url, `${words.email}@example.org`, 'Job Seeker').catch(() => undefined),
    { within: 60_000 },
  );
  expect(again.user_id).not.toBe(seeker.user_id);
});
