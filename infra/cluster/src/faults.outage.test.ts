import { listApplicants } from '@waypost/contracts/calls/applications';
import { searchJobPosts } from '@waypost/contracts/calls/jobs';
import { listPostedJobs } from '@waypost/contracts/calls/jobs/posted-jobs';
import { saveSearch } from '@waypost/contracts/calls/jobs/saved-searches';
import { type Topic, topics } from '@waypost/contracts/event';
import type { SavedSearchFound } from '@waypost/contracts/events/saved-search-events';
import { type Person, signIn, visit } from '@waypost/local/testing/person';
import type { Cluster } from '@waypost/runtime/cluster/cluster-ports';
import { openOnServers } from '@waypost/runtime/cluster/testing/open-on-servers';
import type { ReceivedRecord } from '@waypost/runtime/ports/events';
import { processNames } from '@waypost/runtime/service/process/processes';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineNames, engines } from './testing/engines.ts';
import { type HiringLoad, lanes, prepareLoad } from './testing/hiring-load.ts';
import { recordsIn } from './testing/records-in.ts';
import { type ClusterUnderTest, startCluster } from './testing/start-cluster.ts';

const size = { posts: 300, applicationsPerPost: 4, seekers: 25, recruiters: 5 };
const minutes = 60_000;
/** The most that a list gives at once. */
const pageSize = 50;

type Fault = { name: string; happen(): Promise<void> };

const faults = (): Fault[] => [
  ...processNames.map((name) => ({
    name: `kill -9 of ${name}`,
    happen: async () => cluster.process(name).kill('SIGKILL'),
  })),
  ...engineNames.map((name) => ({
    name: `a crash of ${name}`,
    async happen() {
      await engines.kill(name);
      await engines.start(name);
    },
  })),
];

let cluster: ClusterUnderTest;
let inside: Cluster;
let load: HiringLoad;
const happened: string[] = [];

const progress = () => load.acknowledged.posts.size + load.acknowledged.applications.size;

/** What is under way when people have to wait. */
const underWay = lanes * (1 + size.applicationsPerPost);
let most = 0;
const mayGoOn = async () => void (await until(() => progress() < most, { within: 4 * minutes }));

/**
 * Lets the faults happen one after the other, each when so much more has been acknowledged. People wait before the next
 * one is due, or on a fast machine they would be done before an engine is back.
 */
async function breakEverything(): Promise<void> {
  const all = faults();
  const share = load.size / (all.length + 1);
  for (const [index, { name, happen }] of all.entries()) {
    const due = share * (index + 1);
    most = due + share - underWay;
    await until(() => progress() >= due, { within: 4 * minutes });
    await happen();
    if (progress() < load.size) happened.push(name);
  }
  most = Infinity;
}

beforeAll(async () => {
  cluster = await startCluster();
  inside = await openOnServers(cluster.namespace, { mongodbUrl: cluster.mongodbUrl });
  load = await prepareLoad(cluster.url, size);
  const watcher = await signIn(cluster.url, 'load.watcher@example.org', 'Job Seeker');
  await watcher.call(saveSearch, { body: { name: 'Pilots', query: { keyword: 'harbour pilot' }, alert: 'live' } });
  await Promise.all([load.run(mayGoOn), breakEverything()]);
  await cluster.ready(2 * minutes);
}, 20 * minutes);

afterAll(async () => {
  await inside.close();
  await cluster.close();
});

type Versioned = { _id: string; version: number };
const versionsOf = async (service: string, name: string) => {
  const collection = await inside.portsFor(service).documents.collection<Versioned>({ name, indexes: [] });
  const documents = await collection.find({}, { projection: { version: 1 } }).toArray();
  return new Map(documents.map(({ _id, version }) => [_id, version]));
};

test('every process and every engine broke while people published and applied', () => {
  expect(happened).toEqual(faults().map(({ name }) => name));
  expect(load.acknowledged.posts.size).toBe(size.posts);
  expect(load.acknowledged.applications.size).toBe(size.posts * size.applicationsPerPost);
  expect(load.acknowledged.repeated).toBeGreaterThan(0);
});

/** The ids on all pages of a list. */
async function allPages(ask: (page: { page: string; limit: string }) => Promise<{ jobs: { id: string }[] }>) {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const { jobs } = await ask({ page: String(page), limit: String(pageSize) });
    ids.push(...jobs.map(({ id }) => id));
    if (jobs.length < pageSize) return ids;
  }
}
const postedBy = (recruiter: Person) =>
  allPages((page) => recruiter.call(listPostedJobs, { querystring: { dsh_id: recruiter.dsh_id, ...page } }));

test(
  'every acknowledged post is there once: in the documents, in the lists and in the search',
  async () => {
    const wanted = [...load.acknowledged.posts.keys()].toSorted();
    expect([...(await versionsOf('jobs', 'job-posts')).keys()].toSorted()).toEqual(wanted);
    expect((await Promise.all(load.recruiters.map(postedBy))).flat().toSorted()).toEqual(wanted);
    const visitor = visit(cluster.url);
    const find = () =>
      allPages((page) => visitor.call(searchJobPosts, { querystring: { keyword: 'harbour pilot', ...page } }));
    await until(async () => (await find()).length >= wanted.length, { within: minutes });
    expect((await find()).toSorted()).toEqual(wanted);
  },
  3 * minutes,
);

test(
  'of every acknowledged post is told once who saved a search that finds it',
  async () => {
    const findings = async () =>
      (await recordsOf('saved-searches')).map(({ value }) => (JSON.parse(value) as { data: SavedSearchFound }).data);
    const told = async () => Map.groupBy(await findings(), ({ job_post_id }) => job_post_id);
    await until(async () => (await told()).size >= load.acknowledged.posts.size, { within: 2 * minutes });
    const byPost = await told();
    expect([...byPost.keys()].toSorted()).toEqual([...load.acknowledged.posts.keys()].toSorted());
    const twice = [...byPost.values()].filter((of) => new Set(of.map(({ found_id }) => found_id)).size > 1);
    expect(twice).toEqual([]);
  },
  5 * minutes,
);

test(
  'every acknowledged application is there once, and is scored',
  async () => {
    const applications: string[] = [];
    for (const recruiter of load.recruiters) {
      for (const id of await postedBy(recruiter)) {
        const ask = () => recruiter.call(listApplicants, { params: { id }, body: {} });
        // A task that went with Redis is asked for again by the sweep of every minute.
        await until(async () => (await ask()).applicants.every(({ score_status }) => score_status === 'ready'), {
          within: 4 * minutes,
        });
        const { applicants, total } = await ask();
        expect(total).toBe(size.applicationsPerPost);
        applications.push(...applicants.map(({ user_id }) => `${id}:${user_id}`));
      }
    }
    expect(applications.toSorted()).toEqual([...load.acknowledged.applications].toSorted());
    const kept = [...(await versionsOf('applications', 'applications')).keys()].toSorted();
    expect(kept).toHaveLength(load.acknowledged.applications.size);
    expect([...(await versionsOf('scoring', 'scores')).keys()].toSorted()).toEqual(kept);
  },
  10 * minutes,
);

test('nobody had to start anything by hand, and nothing ended that was not killed', async () => {
  const starts = Object.fromEntries(cluster.all.map(({ name, starts }) => [name, starts]));
  const wanted: Record<string, number> = { ...Object.fromEntries(processNames.map((name) => [name, 2])), provider: 1 };
  const others = cluster.all.filter(({ name, starts }) => starts !== wanted[name]);
  const logs = await Promise.all(others.map((one) => cluster.said(one)));
  const notAnswers = logs
    .join('')
    .split('\n')
    .filter((line) => !line.includes('"msg":"Answered"'));
  expect(starts, notAnswers.join('\n')).toEqual(wanted);
});

const recordsOf = (topic: Topic) => recordsIn(inside.portsFor('test').events, topic, minutes);
const versionOf = ({ value }: ReceivedRecord) => (JSON.parse(value) as { version: number }).version;

test.each(topics)(
  'in %s the last record of every key has the highest version',
  async (topic) => {
    const byKey = Map.groupBy(await recordsOf(topic), ({ key }) => key);
    const late = [...byKey].filter(([, records]) => {
      const versions = records.map(versionOf);
      return versions.at(-1) !== Math.max(...versions);
    });
    expect(late.map(([key]) => key)).toEqual([]);
  },
  minutes * 2,
);

test(
  'a duplicate and a stale message change nothing, and only the poison is put aside',
  async () => {
    const { events } = inside.portsFor('test');
    expect(await events.deadLetters()).toEqual([]);
    const kept = async () => ({
      posts: await versionsOf('jobs', 'job-posts'),
      applications: await versionsOf('applications', 'applications'),
      scores: await versionsOf('scoring', 'scores'),
    });
    const before = await kept();
    for (const topic of topics) {
      const [first, ...rest] = await recordsOf(topic);
      const last = rest.at(-1) ?? first;
      expect(first, topic).toBeDefined();
      const again = [first, last].flatMap((record) => (record ? [record] : []));
      await events.publish(
        topic,
        again.map(({ key, value, headers }) => ({ key, value, headers })),
      );
      await events.publish(topic, [{ key: 'poison', value: `{"topic":"${topic}"}`, headers: {} }]);
    }
    const poisoned = async () => new Set((await events.deadLetters()).map(({ topic }) => topic));
    await until(async () => (await poisoned()).size === topics.length, { within: minutes });
    const letters = await events.deadLetters();
    expect(letters.filter(({ record }) => record.key !== 'poison')).toEqual([]);
    const once = new Set(letters.map(({ group, topic }) => `${group} ${topic}`));
    expect(once.size).toBe(letters.length);
    expect(await kept()).toEqual(before);
  },
  3 * minutes,
);
