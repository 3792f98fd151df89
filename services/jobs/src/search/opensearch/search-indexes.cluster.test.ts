import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { lookUp, searchJobPosts } from '@waypost/contracts/calls/jobs';
import type { Closeable } from '@waypost/runtime/closeable';
import { createLog } from '@waypost/runtime/telemetry/log';
import { someUser } from '@waypost/runtime/testing/actors';
import { until } from '@waypost/runtime/testing/until';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createIndexer, type Indexer } from '../../indexer.ts';
import { startJobs, type TestJobs } from '../../testing/start-jobs.ts';
import { searchUnavailable } from '../guarded-finder.ts';
import { fillIndexes } from './fill-indexes.ts';
import { definition, layout } from './index-layout.ts';
import { openClusterSearch, type ClusterSearch } from './open-cluster-search.ts';
import { createOpenSearchClient } from './open-search-client.ts';
import { rebuildIndex } from './rebuild-index.ts';
import { agreedName } from './search-indexes.ts';
import { openSearchEndpoint } from './testing/open-search-endpoint.ts';

const log = createLog('jobs');
log.level = 'silent';
const client = createOpenSearchClient(openSearchEndpoint());

let line: Awaited<ReturnType<typeof openLine>>;
let jobs: TestJobs;
let cluster: ClusterSearch;
let indexer: Indexer;
let filling: Closeable[];

beforeEach(async () => {
  line = await openLine(new URL(openSearchEndpoint()));
  jobs = await startJobs({ openSearchUrl: line.url });
  cluster = await openClusterSearch(jobs.ports, { openSearchUrl: line.url });
  indexer = createIndexer(jobs.ports, log);
  filling = [];
});
afterEach(async () => {
  await Promise.all(filling.map((one) => one.close()));
  await jobs.close();
  await client.indices.delete({ index: `${cluster.indexes.alias}*` });
  await cluster.close();
  await line.close();
});

const fill = () => filling.push(fillIndexes({ indexes: cluster.indexes, indexer, log }));
const rebuild = (by = indexer) =>
  rebuildIndex({ indexes: cluster.indexes, savedSearches: cluster.savedSearches, indexer: by, log }, () => undefined);
const total = async () => (await jobs.search({})).total;
const found = (count: number) => until(async () => (await total()) === count, { within: 15_000 });
const serving = async () => (await cluster.indexes.list()).find(({ serves }) => serves);
/** Of which indexes the log still knows how far they are. */
const groupsOfIndexes = async () => {
  const groups = await jobs.ports.events.groups('job-posts');
  return groups.flatMap(({ name }) => name.split('jobs.index-job-post.')[1] ?? []);
};
const publish = async (count: number) => {
  for (let at = 0; at < count; at++) await jobs.publish({ title: `Baker ${at}` });
};

it('serves an index once it has what the topic had', async () => {
  await publish(3);
  await expect(jobs.search({})).rejects.toMatchObject({ code: 'unavailable' });
  fill();
  await found(3);
  await jobs.publish();
  await found(4);
});

it('is filled by several processes at a time', async () => {
  await publish(20);
  fill();
  fill();
  await found(20);
  expect(await cluster.indexes.list()).toHaveLength(1);
});

it('is filled again when the engine has lost everything', async () => {
  await publish(3);
  fill();
  await found(3);
  const lost = await serving();
  await client.indices.delete({ index: `${cluster.indexes.alias}-*` });
  await jobs.publish();
  await found(4);
  expect((await serving())?.id).not.toBe(lost?.id);
});

it.each([
  ['an older layout', { ...definition.mappings, _meta: { layout: layout - 1 } }],
  ['a mapping of nobody', {}],
])('builds an index beside one of %s, and then lets it take over', async (_kind, mappings) => {
  const { alias, list } = cluster.indexes;
  const former = `${alias}-former`;
  await client.indices.create({
    index: former,
    body: { mappings, settings: definition.settings, aliases: { [alias]: {} } } as object,
  });
  await publish(3);
  fill();
  await found(3);
  const others = (await list()).filter(({ name }) => name !== former);
  expect(others).toEqual([expect.objectContaining({ serves: true, layout })]);
  expect(await list()).toContainEqual(expect.objectContaining({ name: former, serves: false }));
});

it('fills no index that has its name but another mapping, and says what mends it', async () => {
  const lines: { msg: string; retryInMs: number }[] = [];
  const log = createLog('jobs', { write: (line) => lines.push(JSON.parse(line)) });
  const name = agreedName(cluster.indexes.alias);
  await client.indices.create({ index: name, body: { mappings: { properties: { title: { type: 'keyword' } } } } });
  await publish(2);
  filling.push(fillIndexes({ indexes: cluster.indexes, indexer, log }));
  const said = await until(() => lines.find(({ retryInMs }) => retryInMs > 0), { within: 15_000 });
  expect(JSON.stringify(said)).toContain(`The index ${name} has another mapping than it has to have`);
  expect(JSON.stringify(said)).toContain('npm run reindex');
  await rebuild();
  await found(2);
});

it('leaves an index of a newer layout alone, and goes on with its own as long as that is there', async () => {
  const { alias } = cluster.indexes;
  await publish(2);
  fill();
  await found(2);
  const newer = `${alias}-newer`;
  await client.indices.create({ index: newer, body: { mappings: { _meta: { layout: layout + 1 } } } });
  await cluster.indexes.serve({ id: '', name: newer, layout: layout + 1, serves: false, made: 0, lacks: [] });
  await jobs.publish();
  await found(3);
  expect(await serving()).toMatchObject({ name: newer });
});

it('is rebuilt while the old index serves and posts go on being published', async () => {
  await publish(10);
  fill();
  await found(10);
  const former = await serving();

  const totals = new Set<number>();
  const publishing = new AbortController();
  const published = (async () => {
    let count = 0;
    while (!publishing.signal.aborted) {
      // A dashboard has a bound of open posts, and a fast machine would reach it.
      await jobs.publish({ title: `Welder ${count}` }, someUser('Recruiter'));
      count += 1;
      totals.add(await total());
    }
    return count;
  })();
  const { index, instead } = await rebuild();
  publishing.abort();
  const count = await published;

  expect(instead?.name).toBe(former?.name);
  expect(Math.min(...totals)).toBeGreaterThanOrEqual(10);
  await found(10 + count);
  expect(await cluster.indexes.list()).toEqual([{ ...index, serves: true }]);
  expect(await groupsOfIndexes()).toEqual([index.id]);
  await jobs.publish();
  await found(11 + count);
});

it('leaves no index of saved searches of a former release when it is rebuilt', async () => {
  await publish(1);
  fill();
  await found(1);
  const id = await cluster.savedSearches.id();
  const ofAll = `${cluster.indexes.alias}.saved-searches-`;
  const former = `${ofAll}${'0'.repeat(12)}`;
  await client.indices.create({ index: former, body: { aliases: { [`${former}.writes`]: {} } } });
  await client.indices.create({ index: `another-${former}` });
  const names = async () => {
    const { body } = await client.indices.get({ index: `*${ofAll}*` });
    return Object.keys(body);
  };
  try {
    expect(await names()).toHaveLength(3);
    await rebuild();
    expect(await cluster.savedSearches.id()).toBe(id);
    expect(await names()).toHaveLength(2);
    expect(await names()).not.toContain(former);
  } finally {
    await client.indices.delete({ index: `another-${former}` });
  }
});

it('leaves the old index serving when a rebuild fails', async () => {
  await publish(2);
  fill();
  await found(2);
  const former = await serving();
  const failures = [searchUnavailable(new Error('Request timed out')), new Error('The broker is lost')];
  const failing: Indexer = { ...indexer, lag: async () => Promise.reject(failures.shift()) };
  await expect(rebuild(failing)).rejects.toThrow('The broker is lost');
  expect(await cluster.indexes.list()).toEqual([former]);
  await found(2);
});

it('leaves the newest index serving when one rebuild overtakes another', async () => {
  await publish(2);
  fill();
  await found(2);
  const overtaken = Promise.withResolvers<void>();
  const slow: Indexer = {
    ...indexer,
    async lag(index) {
      await overtaken.promise;
      return indexer.lag(index);
    },
  };
  const first = rebuild(slow);
  await until(async () => (await cluster.indexes.list()).length === 2);
  const second = rebuild();
  const served = async () => (await serving())?.name;
  const former = await served();
  await until(async () => (await served()) !== former, { within: 15_000 });
  overtaken.resolve();
  await expect(first).rejects.toThrow('was begun after this one, serves already');
  const { index } = await second;
  expect(await cluster.indexes.list()).toEqual([{ ...index, serves: true }]);
  await jobs.publish();
  await found(3);
});

it('is not built any further once who waits for it has gone: nothing is written any more, and no index is left', async () => {
  await publish(2);
  fill();
  await found(2);
  const former = await serving();
  const { indexes, savedSearches } = cluster;
  const others = async () => (await indexes.list()).filter(({ id }) => id !== former?.id).length;
  const whenClosed: number[] = [];
  const lagging: Indexer = {
    ...indexer,
    lag: async ({ id }) => Number(id !== former?.id),
    async start(index) {
      const consumer = await indexer.start(index);
      return { close: async () => (await consumer.close(), void whenClosed.push(await others())) };
    },
  };
  const gone = rebuildIndex({ indexes, savedSearches, indexer: lagging, log }, () => {
    throw new Error('Broken off');
  });
  await expect(gone).rejects.toThrow('Broken off');
  expect(whenClosed).toEqual([1]);
  expect(await indexes.list()).toEqual([former]);
  expect(await groupsOfIndexes()).toEqual([former?.id]);
});

it('answers 503 in words while the engine is away, and everything else works; then it catches up', async () => {
  await publish(1);
  fill();
  await found(1);
  await line.cut();
  await expect(rebuild()).rejects.toThrow(/^OpenSearch at .* does not do what it was asked for: /);
  const answer = await jobs.http.inject({ url: searchJobPosts.url });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ message: 'Search is not available right now. Please try again in a moment.' });
  await jobs.publish();
  const skills = await jobs.call(lookUp, { params: { entity: 'skills' }, querystring: { entity_text: 'python' } });
  expect(skills.length).toBeGreaterThan(0);
  await line.mend();
  await found(2);
});

/** A line to the engine that can be cut. */
async function openLine({ hostname, port }: URL) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket));
      socket.pipe(other);
    }
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { url: `http://127.0.0.1:${own}`, cut, mend: () => listen(own), close: cut };
}
