import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listApplicants } from '@waypost/contracts/calls/applications';
import { getCurrentUser } from '@waypost/contracts/calls/identity';
import { searchJobPosts } from '@waypost/contracts/calls/jobs';
import { signIn } from '@waypost/local/testing/person';
import { openOnServers } from '@waypost/runtime/cluster/testing/open-on-servers';
import type { Collection, Documents } from '@waypost/runtime/ports/documents';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineAddresses } from './testing/config.ts';
import { type Scene, openScene } from './testing/open-scene.ts';
import { operate } from './testing/operate.ts';
import { type ClusterUnderTest, startCluster } from './testing/start-cluster.ts';

const soon = { within: 60_000 };
const newWord = () => `q${randomUUID().replaceAll('-', '').slice(0, 12)}`;
const word = newWord();
const { engines } = engineAddresses();

let cluster: ClusterUnderTest;
let scene: Scene;
let posts: string[];

beforeAll(async () => {
  cluster = await startCluster();
  scene = await openScene(cluster.url);
  posts = await Promise.all(
    ['Keeper', 'Warden', 'Mender'].map((title) => scene.publish({ title: `${title} ${word}`, description: word })),
  );
  for (const post of posts) await scene.apply(post);
  await until(async () => {
    const lists = await Promise.all(posts.map((post) => scene.applicants(post)));
    return lists.every(([first]) => first?.score_status === 'ready');
  }, soon);
  await found(posts.length);
}, 240_000);
afterAll(() => cluster.close());

const searched = (some: { sort?: 'newest' } = {}) =>
  scene.visitor.call(searchJobPosts, { querystring: { keyword: word, ...some } });
const found = (count: number) => until(async () => (await searched()).total === count, soon);

/** An application has a version more each time that a card is attached to it, and nothing else to show for it. */
async function applicantsOf(id: string) {
  const list = await scene.recruiter.call(listApplicants, { params: { id }, body: {} });
  return { ...list, applicants: list.applicants.map(({ version: _version, ...shown }) => shown) };
}

/** The lists as people see them, with facets, highlights and the cards of applicants. */
const lists = async () => ({
  byRelevance: await searched(),
  newest: await searched({ sort: 'newest' }),
  applicants: await Promise.all(posts.map(applicantsOf)),
});

async function withDocuments<T>(service: string, work: (documents: Documents) => Promise<T>): Promise<T> {
  const opened = await openOnServers(cluster.namespace, { mongodbUrl: cluster.mongodbUrl });
  try {
    return await work(opened.portsFor(service).documents);
  } finally {
    await opened.close();
  }
}

const collectionOf = (documents: Documents, name: string): Promise<Collection<{ _id: string; alias?: string }>> =>
  documents.collection({ name, indexes: [] });

/** Every index of this product, and with them the alias. */
async function wipeSearch() {
  const alias = await withDocuments('jobs', async (documents) => {
    const names = await collectionOf(documents, 'search-indexes');
    return (await names.findOne({ _id: 'opensearch' }))?.alias;
  });
  expect(alias).toBeDefined();
  const { ok } = await fetch(new URL(`/${alias}*`, engines.OPENSEARCH_URL), { method: 'DELETE' });
  expect(ok).toBe(true);
}

/** The cards of people, and the copies that the applications have. */
const wipeCards = () =>
  withDocuments('applications', async (documents) => {
    const cards = await collectionOf(documents, 'applicant-cards');
    expect((await cards.deleteMany({})).deletedCount).toBeGreaterThan(0);
    const applications = await collectionOf(documents, 'applications');
    const blank = await applications.updateMany({}, { $unset: { card: '' } });
    expect(blank.modifiedCount).toBe(posts.length);
  });

test(
  'a wiped search index and a wiped read model are rebuilt from the topics as they were',
  { timeout: 180_000 },
  async () => {
    const group = 'applications.keep-applicant-profile';
    const before = await lists();
    await wipeSearch();

    await expect(operate(cluster, 'rebuild', group)).rejects.toThrow(`${group} is being read`);
    const applications = cluster.process('applications');
    await applications.stop();
    await wipeCards();
    expect(await operate(cluster, 'rebuild', group)).toContain(`${group} will read profiles from the start`);
    applications.start();
    await applications.ready();

    await until(async () => {
      expect(await lists()).toEqual(before);
      return true;
    }, soon);
  },
);

test(
  'reindexing while posts are published misses none of them, and the search answers all along',
  { timeout: 180_000 },
  async () => {
    const publishing = new AbortController();
    const published = (async () => {
      const ids: string[] = [];
      while (!publishing.signal.aborted) {
        ids.push(await scene.publish({ title: `Baker ${word}` }));
        expect((await searched()).total).toBeGreaterThanOrEqual(posts.length);
        await sleep(250); // Far from as many open posts as a dashboard may have, however long it takes.
      }
      return ids;
    })();
    const said = await operate(cluster, 'reindex');
    publishing.abort();
    const ids = await published;
    expect(said).toContain('serves now');
    expect(ids.length).toBeGreaterThan(0);
    await found(posts.length + ids.length);
    const last = await scene.publish({ title: `Baker ${word}` });
    await until(async () => (await scene.search(`baker ${word}`)).includes(last), soon);
  },
);

test('posts are imported into services that run, under the name of a recruiter who has signed in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-import-'));
  const file = join(folder, 'posts.csv');
  const name = newWord();
  const write = (post: string) => writeFile(file, `title,company,location,description\n${post}\n`);
  await write(`Baker ${name},Ovenly,"Leeds, UK",Bakes bread`);
  const email = `rosa.${randomUUID()}@example.org`;
  await expect(operate(cluster, 'import', file, '--as', email)).rejects.toThrow(
    `Nobody has signed in as ${email} yet.`,
  );
  const recruiter = await signIn(cluster.url, email, 'Recruiter');
  expect(await operate(cluster, 'import', file, '--as', email)).toContain('Imported 1, there already 0, refused 0.');
  expect(await operate(cluster, 'import', file, '--as', email)).toContain('Imported 0, there already 1, refused 0.');
  const found = () => recruiter.call(searchJobPosts, { querystring: { keyword: name } });
  await until(async () => (await found()).total === 1, { within: 60_000 });

  await write(`Miller ${name},Ovenly,"Leeds, UK",Mills grain`);
  const closing = (most: string) => operate(cluster, 'import', file, '--as', email, '--close-missing', most);
  await expect(closing('some')).rejects.toThrow('How many posts may be closed at most? Give a number');
  expect(await closing('1')).toContain('Imported 1, there already 0, refused 0.\nClosed 1 that is not in the file.');
  const titles = async (status: string) =>
    (await found()).jobs.filter((job) => job.status === status).map((job) => job.title);
  await until(async () => (await titles('Close')).includes(`Baker ${name}`), { within: 30_000 });
  await until(async () => (await titles('Open')).join() === `Miller ${name}`, { within: 30_000 });
  await rm(folder, { recursive: true });
});

test('an operator removes a person from a cluster, as the BFF', async () => {
  const email = `ines.${randomUUID()}@example.org`;
  const person = await signIn(cluster.url, email, 'Job Seeker');
  expect(await operate(cluster, 'remove', 'person', email, '--yes')).toContain(person.user_id);
  await until(async () => (await person.ask(getCurrentUser, {})).status === 401);
  await expect(operate(cluster, 'remove', 'person', person.user_id, '--yes')).rejects.toThrow('Nobody has an account');
});

test('an operator lists and ends the sessions of a person on a cluster, as the BFF, and their live streams', async () => {
  const email = `noor.${randomUUID()}@example.org`;
  await expect(operate(cluster, 'sessions', 'end', email)).rejects.toThrow('Nobody has an account');
  const person = await signIn(cluster.url, email, 'Job Seeker');
  const stream = await person.openLiveStream();
  expect(await operate(cluster, 'sessions', 'list', email)).toContain(person.user_id);
  expect(await operate(cluster, 'sessions', 'end', email)).toBe('Ended: 1\n');
  await stream.ended;
  expect((await person.ask(getCurrentUser, {})).status).toBe(401);
});
