import { randomUUID } from 'node:crypto';
import { listApplicants } from '@waypost/contracts/calls/applications';
import { searchJobPosts } from '@waypost/contracts/calls/jobs';
import { visit } from '@waypost/local/testing/person';
import type { Cluster } from '@waypost/runtime/cluster/cluster-ports';
import { openOnServers } from '@waypost/runtime/cluster/testing/open-on-servers';
import { processNames } from '@waypost/runtime/service/process/processes';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { upgradeFrom } from './testing/config.ts';
import { type Change, layOutRelease, type Release } from './testing/lay-out-release.ts';
import { openEvents } from './testing/open-events.ts';
import { openRollout, type Rollout } from './testing/open-rollout.ts';
import { type SteadyLoad, openSteadyLoad } from './testing/steady-load.ts';

const minutes = 60_000;
vi.setConfig({ testTimeout: 15 * minutes, hookTimeout: 10 * minutes });

const layout = 'services/applications/src/application-store.ts';
const jobPostEvents = 'contracts/src/events/job-post-events.ts';
/** What applicants replied lies in `replies` in the next shape, which both releases read. */
const readsNext: Change = [
  layout,
  'read: ({ name_key: _key, ...fields }) => ({ ...fields,',
  'read: ({ name_key: _key, replies, ...fields }) => ({ ...fields, ...(replies && { answers: replies }),',
];
/** The release before reads that shape and does not write it yet. */
const before: Change[] = [[layout, 'schema: 2,', 'schema: 2, reads: 3,'], readsNext];
/** The release after writes it, and tells of posts in a version that the one before has never heard of. */
const after: Change[] = [
  [layout, 'schema: 2,', 'schema: 3,'],
  readsNext,
  [layout, '...application,', '...application, answers: undefined, replies: application.answers,'],
  [jobPostEvents, 'schemaVersion: 1', 'schemaVersion: 2'],
  [jobPostEvents, 'extend({', "extend({ edition: z.literal('second').default('second'),"],
];

const releases: Release[] = [];
const word = `q${randomUUID().slice(0, 8)}`;
let rollout: Rollout;
let inside: Cluster;
let load: SteadyLoad;

type Kept = { _id: string; schema: number };
const kept = async (service: string, name: string) =>
  (await inside.portsFor(service).documents.collection<Kept>({ name, indexes: [] }))
    .find({}, { projection: { schema: 1 } })
    .toArray();
const shapes = async () => new Set((await kept('applications', 'applications')).map(({ schema }) => schema));

beforeAll(async () => {
  const [older, newer] = [await layOutRelease(upgradeFrom(), before), await layOutRelease('HEAD', after)];
  releases.push(older, newer);
  rollout = await openRollout(older.folder);
  inside = await openOnServers(rollout.cluster.namespace, { mongodbUrl: rollout.cluster.mongodbUrl });
  load = await openSteadyLoad(rollout.cluster.url, word);
  load.start(0.5);
});
afterAll(async () => {
  await inside?.close();
  await rollout?.close();
  await Promise.all(releases.map((release) => release.close()));
});

/** Rolls out while people go on, who have come some more times before it and after it. */
async function rollOut({ folder }: Release): Promise<void> {
  const { applications, refused } = load.happened;
  const goOn = () => {
    const enough = applications.size + 4;
    const gone = () => {
      if (refused.length > 3) throw new Error(refused.at(-1));
      return applications.size >= enough;
    };
    return until(gone, { within: 2 * minutes });
  };
  await goOn();
  expect(await rollout.rollOut(folder)).toEqual(processNames.map(() => 0));
  await goOn();
}

test('a release is put in the place of the one before, taken back, and put there again, while people publish and apply', async () => {
  const [older, newer] = releases as [Release, Release];
  await rollOut(newer);
  expect(await shapes()).toEqual(new Set([2, 3]));
  await rollOut(older);
  await rollOut(newer);
  await load.stop();
  const { calls, refused } = load.happened;
  expect(refused.length / calls, `${refused.length} of ${calls}: ${refused.join('\n')}`).toBeLessThanOrEqual(0.001);
});

test('the older release said that it waits for the newer one', async () => {
  const said = await Promise.all(rollout.all().map((one) => rollout.cluster.said(one)));
  expect(said.join('')).toContain('job-post.published has schema 2, known is 1');
});

test('every acknowledged post and application is there once, told of, found and scored', async () => {
  const { posts, applications } = load.happened;
  expect(new Set((await kept('jobs', 'job-posts')).map(({ _id }) => _id))).toEqual(posts);
  expect(await kept('applications', 'applications')).toHaveLength(applications.size);

  const { read, close } = await openEvents(rollout.cluster);
  const told = await read('job-posts');
  await close();
  expect(new Set(told.map(({ key }) => key))).toEqual(posts);
  expect(new Set(told.map(({ schema_version }) => schema_version))).toEqual(new Set([1, 2]));

  const find = async () => {
    const pages = Array.from({ length: Math.ceil((posts.size + 1) / 50) }, (_, at) => String(at + 1));
    const found = await Promise.all(
      pages.map((page) =>
        visit(rollout.cluster.url).call(searchJobPosts, { querystring: { keyword: word, page, limit: '50' } }),
      ),
    );
    return found.flatMap(({ jobs }) => jobs.map(({ id }) => id));
  };
  await until(async () => (await find()).length >= posts.size, { within: minutes });
  expect((await find()).toSorted()).toEqual([...posts].toSorted());

  const seen: string[] = [];
  for (const id of posts) {
    const list = () => load.recruiter.call(listApplicants, { params: { id }, body: {} });
    const isScored = async () => (await list()).applicants.every(({ score_status }) => score_status === 'ready');
    await until(isScored, { within: 2 * minutes });
    seen.push(...(await list()).applicants.map(({ user_id }) => `${id}:${user_id}`));
  }
  expect(seen.toSorted()).toEqual([...applications].toSorted());
  expect(await inside.portsFor('test').events.deadLetters()).toEqual([]);
});
