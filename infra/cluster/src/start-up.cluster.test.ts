import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SupervisedProcess, superviseProcess } from '@waypost/local/supervise/supervised-process';
import { createKafkaClient } from '@waypost/runtime/cluster/kafka/kafka-client';
import { openOnServers } from '@waypost/runtime/cluster/testing/open-on-servers';
import type { CollectionSpec, Documents } from '@waypost/runtime/ports/documents';
import { newActorKeys } from '@waypost/runtime/service/actors/actor-keys';
import { type ProcessName, processes } from '@waypost/runtime/service/process/processes';
import { freePort } from '@waypost/runtime/testing/free-port';
import { type Line, openLine } from '@waypost/runtime/testing/open-line';
import { until } from '@waypost/runtime/testing/until';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileOf } from './entry-files.ts';
import { engineAddresses } from './testing/config.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
const soon = { within: 60_000 };

const { path, engines } = engineAddresses();
const log = pino({ level: 'silent' });
const running: { close(): Promise<unknown> }[] = [];
let namespace: string;
let mongodbUrl: string;
beforeEach(() => {
  namespace = `test-${randomUUID()}`;
  const url = new URL(engines.MONGODB_URL);
  url.pathname = namespace;
  mongodbUrl = url.href;
});
afterEach(async () => {
  for (const one of running.splice(0).toReversed()) await one.close();
});

type Started = SupervisedProcess & {
  said(): Promise<string>;
  /** The statuses of its health checks; undefined where nobody listens. */
  health(): Promise<{ live: number | undefined; ready: number | undefined }>;
};

async function start(name: ProcessName, env: Record<string, string> = {}): Promise<Started> {
  const port = await freePort();
  const logFile = join(await mkdtemp(join(tmpdir(), 'waypost-start-')), `${name}.log`);
  const { privateKeys, publicKeys } = await newActorKeys([name]);
  const at = (check: string) => `http://127.0.0.1:${port}/health/${check}`;
  const status = (check: string) =>
    fetch(at(check)).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.status;
      },
      () => undefined,
    );
  const one = superviseProcess({
    name,
    entry: fileOf(processes[name].entry),
    env: {
      PATH: path,
      WAYPOST_RUNTIME: 'cluster',
      ACTOR_PRIVATE_KEY: privateKeys[name],
      ACTOR_PUBLIC_KEYS: publicKeys,
      HOST: '127.0.0.1',
      PORT: String(port),
      ...engines,
      MONGODB_URL: mongodbUrl,
      WAYPOST_NAMESPACE: namespace,
      ...env,
    },
    logFile,
    readyUrl: at('ready'),
  });
  running.push(one);
  return {
    ...one,
    said: () => readFile(logFile, 'utf8').catch(() => ''),
    health: async () => ({ live: await status('live'), ready: await status('ready') }),
  };
}

/** What a process says that refuses to start. */
async function refusalOf(name: ProcessName): Promise<string> {
  const one = await start(name);
  await expect(one.ready()).rejects.toThrow(`${name} does not start.`);
  return one.said();
}

const addressOf = (text: string) => {
  const [, host = '', port = ''] = /([\w.-]+):(\d+)/.exec(text.replace(/^\w+:\/\//, '')) ?? [];
  return { host, port: Number(port) };
};
const line = async (to: string): Promise<Line> => {
  const opened = await openLine(addressOf(to));
  running.push(opened);
  return opened;
};

describe('an engine that is away when a process starts', () => {
  it.each([
    [
      'MongoDB',
      'MONGODB_URL',
      (port: number) => mongodbUrl.replace(/127\.0\.0\.1:\d+|localhost:\d+/, `127.0.0.1:${port}`),
    ],
    ['Kafka', 'KAFKA_BROKERS', (port: number) => `127.0.0.1:${port}`],
    ['Redis', 'REDIS_URL', (port: number) => `redis://127.0.0.1:${port}`],
  ] as const)('%s is named with the time of the next attempt, and waited for', async (engine, variable, addressAt) => {
    const toEngine = await line(engines[variable]);
    const address = addressAt(toEngine.port);
    const identity = await start('identity', { [variable]: address });
    const said = await until(async () => {
      const text = await identity.said();
      return text.includes('cannot be reached') && text;
    }, soon);
    expect(said).toContain(`${engine} at ${address} cannot be reached; trying again in 1 s`);
    expect(await identity.health()).toEqual({ live: 200, ready: 503 });
    await toEngine.connect();
    await identity.ready();
    expect(await identity.health()).toEqual({ live: 200, ready: 200 });
    expect(await identity.said()).not.toContain('"level":"error"');
  });

  it('OpenSearch is named with the time of the next attempt, and waited for by what fills its index', async () => {
    const toEngine = await line(engines.OPENSEARCH_URL);
    const address = `http://127.0.0.1:${toEngine.port}`;
    const indexer = await start('jobs-indexer', { OPENSEARCH_URL: address });
    await until(async () => (await indexer.said()).includes(`${address} cannot be filled; trying again in 1 s`), soon);
    expect(await indexer.health()).toEqual({ live: 200, ready: 503 });
    await toEngine.connect();
    await indexer.ready();
    expect(await indexer.health()).toEqual({ live: 200, ready: 200 });
  });
});

describe('an engine that is not as it has to be', () => {
  const kafka = () => createKafkaClient({ brokers: engines.KAFKA_BROKERS.split(',') }, log);

  it.each([
    ['of another number of partitions', 3, {}, ['has 3 partitions instead of 8', '--delete --topic']],
    [
      'that would lose events',
      8,
      { 'cleanup.policy': 'delete' },
      ['other settings than are needed', '--add-config cleanup.policy=compact'],
    ],
  ] as const)('a topic %s is refused with the command that mends it', async (_, partitions, config, words) => {
    const client = kafka();
    running.push(client);
    const topic = `${namespace}.profiles`;
    await client.createTopic(topic, { partitions, config });
    const said = await refusalOf('identity');
    for (const word of [`The topic ${topic}`, ...words]) expect(said).toContain(word);
    expect(said).not.toContain('    at ');
  });

  /** The documents of a process, before it starts for the first time. */
  async function documentsOf(service: string): Promise<Documents> {
    const opened = await openOnServers(namespace, { mongodbUrl, log });
    running.push(opened);
    return opened.portsFor(service).documents;
  }
  const applications = async (indexes: CollectionSpec['indexes'] = []) =>
    (await documentsOf('applications')).collection({ name: 'applications', indexes });

  it('an index of MongoDB that is another one is refused with the command that drops it', async () => {
    await applications([{ key: { idempotency_key: 1 } }]);
    const said = await refusalOf('applications');
    expect(said).toContain(`db.getCollection('applications-applications').dropIndex('idempotency_key_1')`);
    expect(said).not.toContain('    at ');
  });

  it('documents that a missing index forbids are refused with the command that finds them', async () => {
    const collection = await applications();
    for (const _id of ['a', 'b'])
      await collection.insertOne({ _id, user_id: _id, idempotency_key: 'same' } as { _id: string });
    const said = await refusalOf('applications');
    expect(said).toContain('applications-applications holds documents that the unique index idempotency_key_1 forbids');
    expect(said).toContain(`db.getCollection('applications-applications').aggregate(`);
  });

  it('a MongoDB without the indexes is given them', async () => {
    const collection = await applications();
    await collection.insertOne({ _id: 'a', idempotency_key: 'one' } as { _id: string });
    const one = await start('applications');
    await one.ready();
    await expect(collection.insertOne({ _id: 'b', idempotency_key: 'one' } as { _id: string })).rejects.toMatchObject({
      code: 11_000,
    });
  });
});
