import { randomUUID } from 'node:crypto';
import { editJobPost } from '@waypost/contracts/calls/jobs';
import type { SupervisedProcess } from '@waypost/local/supervise/supervised-process';
import { jobPostBody } from '@waypost/local/testing/job-post-body';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ProductEvents, openEvents } from './testing/open-events.ts';
import { type Scene, openScene } from './testing/open-scene.ts';
import { type ClusterUnderTest, startCluster } from './testing/start-cluster.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 240_000 });
/** From the moment a relay is gone, with what the index needs to be searched. */
const takeover = { within: 10_000 };

let cluster: ClusterUnderTest;
let scene: Scene;
let events: ProductEvents;
/** The first instance of jobs is called; the relay may be the other one's. */
let instances: readonly SupervisedProcess[];
beforeAll(async () => {
  cluster = await startCluster({ counts: { jobs: 2 } });
  scene = await openScene(cluster.url);
  events = await openEvents(cluster);
  instances = cluster.instances.jobs;
});
afterAll(async () => {
  await events.close();
  await cluster.close();
});

const newWord = () => `q${randomUUID().replaceAll('-', '').slice(0, 12)}`;
const edit = async (id: string, title: string) => {
  const answer = await scene.recruiter.ask(editJobPost, {
    params: { id },
    body: { ...jobPostBody(scene.recruiter), title },
  });
  expect(answer.status, answer.text).toBe(200);
};

/** A few posts that are written all the time. @returns their ids and last versions. */
async function keepWriting(stopped: AbortSignal): Promise<Map<string, number>> {
  const ids = await Promise.all(Array.from({ length: 12 }, () => scene.publish()));
  const versions = new Map(ids.map((id) => [id, 1]));
  for (let version = 2; !stopped.aborted; version++) {
    await Promise.all(ids.map((id) => edit(id, `Keeper ${version}`)));
    for (const id of ids) versions.set(id, version);
  }
  return versions;
}

async function foundInTime(): Promise<void> {
  const word = newWord();
  const id = await scene.publish({ title: `Keeper ${word}` });
  await until(async () => (await scene.search(word)).includes(id), takeover);
}

/** Each post's records as they lie in the topic: again some of them perhaps, but the newest last. */
async function expectNewestLast(written: ReadonlyMap<string, number>): Promise<void> {
  const ends = await until(
    async () => {
      const all = Map.groupBy(await events.read('job-posts'), ({ key }) => key);
      const seen = new Map([...written.keys()].map((id) => [id, (all.get(id) ?? []).map(({ version }) => version)]));
      return [...written].every(([id, version]) => seen.get(id)?.includes(version)) && seen;
    },
    { within: 60_000 },
  );
  for (const [id, version] of written) expect(ends.get(id)?.at(-1), id).toBe(version);
}

test('posts are found in time whichever of two instances is stopped or killed', async () => {
  await foundInTime();
  const writing = new AbortController();
  const written = keepWriting(writing.signal);
  const [called, other] = instances as [SupervisedProcess, SupervisedProcess];

  other.kill('SIGSTOP');
  await foundInTime();
  other.kill('SIGCONT');
  await foundInTime();
  const { starts } = other;
  other.kill('SIGKILL');
  await foundInTime();
  await until(() => other.starts > starts, takeover);
  await other.ready();
  writing.abort();
  const posts = await written;

  // Now the other one has to do the publishing of what this one recorded last.
  const word = newWord();
  const last = await scene.publish({ title: `Keeper ${word}` });
  called.kill('SIGSTOP');
  const told = async () => (await events.read('job-posts')).some(({ key }) => key === last);
  await until(told, { within: 20_000 });
  called.kill('SIGCONT');
  await until(async () => (await scene.search(word)).includes(last), takeover);
  await foundInTime();

  expect(Math.min(...posts.values())).toBeGreaterThan(8);
  await expectNewestLast(posts);
});
