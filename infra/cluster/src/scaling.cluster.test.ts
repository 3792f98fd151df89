import { randomUUID } from 'node:crypto';
import { editJobPost, searchJobPosts } from '@waypost/contracts/calls/jobs';
import type { SupervisedProcess } from '@waypost/local/supervise/supervised-process';
import { jobPostBody } from '@waypost/local/testing/job-post-body';
import type { ProcessName } from '@waypost/runtime/service/process/processes';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProductEvents, openEvents } from './testing/open-events.ts';
import { type Scene, openScene } from './testing/open-scene.ts';
import { type ClusterUnderTest, startCluster } from './testing/start-cluster.ts';

const soon = { within: 90_000 };
/** So long the others may take to go on with what one leaves. */
const handOver = { within: 10_000 };
const minutes = { timeout: 240_000 };
const scaled = ['jobs-indexer', 'scoring-worker'] as const;

let cluster: ClusterUnderTest;
let scene: Scene;
let events: ProductEvents;

beforeAll(async () => {
  cluster = await startCluster({
    counts: { jobs: 2, 'jobs-indexer': 2, scoring: 2, 'scoring-worker': 2 },
    env: { LOG_LEVEL: 'debug' },
  });
  scene = await openScene(cluster.url);
  events = await openEvents(cluster);
}, 240_000);
afterAll(async () => {
  await events.close();
  await cluster.close();
});

const newWord = () => `q${randomUUID().replaceAll('-', '').slice(0, 12)}`;
const totalOf = async (keyword: string) =>
  (await scene.visitor.call(searchJobPosts, { querystring: { keyword } })).total;
const instancesOf = (name: ProcessName) => cluster.instances[name];

type Line = { msg?: string; topic?: string; partitions?: number[]; task?: string };
async function linesOf(one: SupervisedProcess): Promise<Line[]> {
  const text = await cluster.said(one);
  return text.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []));
}

/** The partitions of job-posts that an instance has, by what it said last. */
async function partitionsOf(one: SupervisedProcess): Promise<number[]> {
  const joins = (await linesOf(one)).filter(
    ({ msg, topic }) => msg === 'Joined the consumer group' && topic === 'job-posts',
  );
  return joins.at(-1)?.partitions ?? [];
}

const scoresBy = async (one: SupervisedProcess) =>
  (await linesOf(one)).filter(({ msg, task }) => msg === 'Task done' && task === 'score-application').length;

/** One application after the other, as all are made with the same resume. */
async function publishAndApply(count: number, word: string) {
  const made: { post: string; application: string }[] = [];
  for (let at = 0; at < count; at++) {
    const post = await scene.publish({ title: `Keeper ${word}` });
    made.push({ post, application: await scene.apply(post) });
  }
  return made;
}
type Made = Awaited<ReturnType<typeof publishAndApply>>;

const allScored = async (made: Made) => {
  const lists = await Promise.all(made.map(({ post }) => scene.applicants(post)));
  return lists.every(([applicant]) => applicant?.score_status === 'ready');
};

/** Each application has been scored, and that was said once. */
async function expectScoredOnce(made: Made) {
  const computed = (await events.read('scores')).filter(({ type }) => type === 'score.computed').map(({ key }) => key);
  const counts = made.map(({ application }) => computed.filter((key) => key === application).length);
  expect(counts).toEqual(made.map(() => 1));
}

test('two instances of the indexer and of the scoring worker share the work', minutes, async () => {
  const word = newWord();
  const made = await publishAndApply(30, word);
  await until(async () => (await totalOf(word)) === made.length, soon);
  await until(() => allScored(made), soon);

  const partitions = await Promise.all(instancesOf('jobs-indexer').map(partitionsOf));
  expect(partitions.map((own) => own.length)).toEqual([4, 4]);
  expect(new Set(partitions.flat()).size).toBe(8);
  const scores = await Promise.all(instancesOf('scoring-worker').map(scoresBy));
  expect(Math.min(...scores)).toBeGreaterThan(0);
  await expectScoredOnce(made);
});

test(
  'an instance that is told to stop finishes what it holds, and the other one goes on within 10 seconds',
  minutes,
  async () => {
    const word = newWord();
    const made = await publishAndApply(10, word);
    const during = publishAndApply(30, word);
    const leaving = scaled.map((name) => instancesOf(name)[1] as SupervisedProcess);
    const exits = await Promise.all(leaving.map((one) => one.stop('SIGTERM')));
    const late = await scene.publish({ title: `Mender ${word}` });
    await until(async () => (await scene.search(`mender ${word}`)).includes(late), handOver);

    expect(exits).toEqual(scaled.map(() => ({ code: 0, signal: null })));
    made.push(...(await during));
    await until(async () => (await totalOf(`keeper ${word}`)) === made.length, soon);
    await until(() => allScored(made), soon);
    await expectScoredOnce(made);
    const [left] = await Promise.all(instancesOf('jobs-indexer').slice(0, 1).map(partitionsOf));
    expect(left).toHaveLength(8);
    for (const one of leaving) one.start();
    await cluster.ready();
  },
);

test('each post is told of and found in the order of its changes, while instances come and go', minutes, async () => {
  const word = newWord();
  const posts = await Promise.all(Array.from({ length: 12 }, () => scene.publish({ title: `Keeper ${word}` })));
  const { title: _title, ...body } = jobPostBody(scene.recruiter);
  const edit = async (id: string) => {
    for (const title of ['Warden', 'Mender', 'Baker', 'Welder']) {
      await scene.recruiter.call(editJobPost, { params: { id }, body: { ...body, title: `${title} ${word}` } });
    }
  };
  const edits = Promise.all(posts.map(edit));
  const [, second] = instancesOf('jobs-indexer');
  await second?.stop('SIGTERM');
  second?.start();
  await edits;
  await until(async () => (await totalOf(`welder ${word}`)) === posts.length, soon);
  expect(await totalOf(`keeper ${word}`)).toBe(0);

  const told = (await events.read('job-posts')).filter(({ key }) => posts.includes(key));
  for (const versions of Map.groupBy(told, ({ key }) => key).values()) {
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
  }
});
