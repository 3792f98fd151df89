import { randomUUID } from 'node:crypto';
import { getApplicationHistory } from '@waypost/contracts/calls/applications';
import { getApplicationScore } from '@waypost/contracts/calls/applications/application-scores';
import { getProfile } from '@waypost/contracts/calls/identity';
import { listNotifications } from '@waypost/contracts/calls/identity/notifications';
import { editJobPost, getJobPost } from '@waypost/contracts/calls/jobs';
import { saveSearch } from '@waypost/contracts/calls/jobs/saved-searches';
import { listResumes } from '@waypost/contracts/calls/resumes';
import { type Event, type Topic, topics } from '@waypost/contracts/event';
import { eventDefinitions } from '@waypost/contracts/events';
import { jobPostBody } from '@waypost/local/testing/job-post-body';
import type { DeadLetter } from '@waypost/runtime/ports/events';
import { runOperator } from '@waypost/runtime/testing/run-operator';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { engineAddresses } from './testing/config.ts';
import { listeners } from './testing/listeners.ts';
import { type ProductEvents, openEvents } from './testing/open-events.ts';
import { type Scene, openScene } from './testing/open-scene.ts';
import { type ClusterUnderTest, startCluster } from './testing/start-cluster.ts';

// Groups take seconds to join, and every step waits for all of them.
vi.setConfig({ testTimeout: 180_000 });

const soon = { within: 60_000 };
const waiting = '"msg":"Consumer waits"';

let cluster: ClusterUnderTest;
let scene: Scene;
let events: ProductEvents;
const word = `q${randomUUID().replaceAll('-', '').slice(0, 12)}`;
let post: string;
let application: string;
let indexGroup: string;

beforeAll(async () => {
  cluster = await startCluster();
  scene = await openScene(cluster.url);
  events = await openEvents(cluster);
  await scene.seeker.call(saveSearch, { body: { name: 'Keepers', query: { keyword: word }, alert: 'live' } });
  post = await scene.publish({ title: `Keeper ${word}` });
  application = await scene.apply(post);
  const { title: _title, ...body } = jobPostBody(scene.recruiter);
  await scene.recruiter.call(editJobPost, { params: { id: post }, body: { ...body, title: `Warden ${word}` } });
  await until(async () => (await scene.applicants(post))[0]?.score_status === 'ready', soon);
  await until(async () => (await scene.search(`warden ${word}`)).includes(post), soon);
  await until(async () => (await notifications()).total > 0, soon);
  indexGroup = await findIndexGroup();
  await settled();
}, 240_000);
afterAll(async () => {
  await events.close();
  await cluster.close();
});

const nameOf = (group: string) => group.replace(/^(jobs\.index-job-post)\..*/, '$1');

/** The groups under their whole names, as offsets have them. */
const groupsOf = (topic: Topic): readonly string[] =>
  listeners[topic].map((name) => (name === 'jobs.index-job-post' ? indexGroup : name));

/** Only what it puts aside tells the name of the group that fills the index. */
async function findIndexGroup(): Promise<string> {
  await publish('job-posts', randomUUID(), 'nothing');
  return until(async () => {
    const letters = await events.port.deadLetters();
    return letters.find(({ group }) => nameOf(group) === 'jobs.index-job-post')?.group;
  }, soon);
}

/** Every group has read to the end of its topics, and what that led to has been published and read too. */
async function settled(): Promise<void> {
  let before: string | undefined;
  await until(async () => {
    const ends: string[] = [];
    for (const topic of topics) {
      for (const group of groupsOf(topic)) if ((await events.port.lag(topic, group)) > 0) return false;
      ends.push(String(await events.port.lag(topic, 'nobody')));
    }
    const now = ends.join();
    const same = now === before;
    before = now;
    return same;
  }, soon);
}

const notifications = () => scene.seeker.call(listNotifications, { querystring: {} });

/** What people see of it all. */
async function seen() {
  const { recruiter, seeker } = scene;
  const [found, page, applicants, score, history, resumes, profile, told] = await Promise.all([
    scene.search(word),
    recruiter.call(getJobPost, { params: { id: post }, querystring: {} }),
    scene.applicants(post),
    recruiter.call(getApplicationScore, { params: { id: application } }),
    seeker.call(getApplicationHistory, { params: { id: application } }),
    seeker.call(listResumes, {}),
    seeker.call(getProfile, { params: { id: seeker.user_id } }),
    notifications(),
  ]);
  return { found, page, applicants, score, history, resumes, profile, told };
}

const publish = (topic: Topic, key: string, value: unknown) =>
  events.port.publish(topic, [{ key, value: typeof value === 'string' ? value : JSON.stringify(value), headers: {} }]);
const anEvent = (topic: Topic, over: Partial<Event>): Event => ({
  id: randomUUID(),
  type: `${topic}.unheard-of`,
  schema_version: 1,
  key: randomUUID(),
  version: 1,
  time: new Date().toISOString(),
  data: {},
  ...over,
});
const lettersAbout = async (key: string): Promise<DeadLetter[]> =>
  (await events.port.deadLetters()).filter(({ record }) => record.key === key);

/** Groups take seconds to read on, so that all topics are told before anybody waits. */
async function tellAll(tell: (topic: Topic) => Promise<void>): Promise<void> {
  for (const topic of topics) await tell(topic);
  await settled();
}

test('what comes twice or late changes nothing, in whatever topic', async () => {
  const before = await seen();
  const told = new Map<Topic, Event[]>();
  for (const topic of topics) told.set(topic, await events.read(topic));
  await tellAll(async (topic) => {
    const all = told.get(topic) ?? [];
    expect(all.length, topic).toBeGreaterThan(0);
    for (const event of [...all, ...all.filter(({ version }) => version === 1)]) await publish(topic, event.key, event);
  });
  expect(await seen()).toEqual(before);
  const idsOf = (all: readonly Event[]) => new Set(all.map(({ id }) => id));
  for (const [topic, all] of told) expect(idsOf(await events.read(topic)), `${topic}, nothing new`).toEqual(idsOf(all));
});

test('what no contract knows is one dead letter for each group of its topic', async () => {
  const poisons = (topic: Topic) => [
    { key: `${topic}-unknown`, poison: anEvent(topic, {}), reason: `no contract knows the type ${topic}.unheard-of` },
    { key: `${topic}-broken`, poison: '{', reason: 'not an event' },
  ];
  await tellAll(async (topic) => {
    for (const { key, poison } of poisons(topic)) await publish(topic, key, poison);
  });
  for (const topic of topics) {
    for (const { key, reason } of poisons(topic)) {
      const letters = await lettersAbout(key);
      expect(letters.map(({ group }) => nameOf(group)).toSorted()).toEqual(listeners[topic]);
      for (const letter of letters) {
        expect(letter).toMatchObject({ topic, attempts: 1, reason: expect.stringContaining(reason) });
      }
    }
  }
});

test('an event whose data makes no sense is a dead letter where it is used, in whatever topic', async () => {
  const keyOf = (topic: Topic) => `${topic}-senseless`;
  await tellAll(async (topic) => {
    const key = keyOf(topic);
    const types = eventDefinitions.filter((definition) => definition.topic === topic).map(({ type }) => type);
    for (const type of types) await publish(topic, key, anEvent(topic, { key, type, data: { title: 1 } }));
  });
  for (const topic of topics) {
    const letters = await lettersAbout(keyOf(topic));
    expect(new Set(letters.map(({ group }) => nameOf(group))), topic).toEqual(new Set(listeners[topic]));
    const ids = letters.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { reason } of letters) expect(reason).toMatch(/^the data of [\w.-]+ is invalid/);
  }
});

test('the operator sees the dead letters and hands them over once more', async () => {
  const { KAFKA_BROKERS } = engineAddresses().engines;
  const env = { WAYPOST_RUNTIME: 'cluster', KAFKA_BROKERS, WAYPOST_NAMESPACE: cluster.namespace };
  const open = JSON.parse((await runOperator('dead-letters', ['list', '--json'], env)).stdout) as DeadLetter[];
  const one = open.find(({ group }) => group === 'applications.attach-score');
  expect(one).toBeDefined();
  const replayed = await runOperator('dead-letters', ['replay', one?.id ?? ''], env);
  expect(replayed).toMatchObject({ code: 0, stderr: '' });
  expect(replayed.stdout).toContain('applications.attach-score: 1 record');
  // It is poison still.
  const again = await until(async () => {
    const letter = (await events.port.deadLetters()).find(({ id }) => id === one?.id);
    return letter?.attempts === 2 && letter;
  }, soon);
  expect(again).not.toHaveProperty('replayed_at');
  const listed = JSON.parse((await runOperator('dead-letters', ['list', '--json'], env)).stdout) as DeadLetter[];
  expect(listed).toHaveLength(open.length);
});

test('after all that, the product works', async () => {
  const next = await scene.publish({ title: `Keeper ${word}` });
  await scene.apply(next);
  await until(async () => (await scene.applicants(next))[0]?.score_status === 'ready', soon);
  await until(async () => (await scene.search(word)).includes(next), soon);
});

test('an event of a newer schema holds up its partition only, and says so', async () => {
  const key = randomUUID();
  await publish('job-posts', key, anEvent('job-posts', { key, type: 'job-post.published', schema_version: 99 }));
  const users = ['jobs', 'jobs-indexer', 'scoring', 'bff'] as const;
  await until(async () => {
    const logs = await Promise.all(users.map((name) => cluster.said(cluster.process(name))));
    return logs.every((log) => log.includes(waiting) && log.includes('job-post.published has schema 99'));
  }, soon);
  expect(await lettersAbout(key)).toEqual([]);
  // One of eight partitions waits: of so many posts most are elsewhere.
  const posts = await Promise.all(Array.from({ length: 16 }, () => scene.publish({ title: `Mender ${word}` })));
  await until(async () => (await scene.search(`mender ${word}`)).length >= 4, soon);
  expect(posts).toEqual(expect.arrayContaining(await scene.search(`mender ${word}`)));
});
