import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Certified, newAuthority, newServerCertificate } from '../operator/authority.ts';
import { openTlsLine, type TlsLine } from '../testing/tls-line.ts';
import { until } from '../testing/until.ts';
import { type Cluster, openCluster } from './cluster-ports.ts';
import { endpoints } from './testing/config.ts';

const { MONGODB_URL, KAFKA_BROKERS, REDIS_URL } = endpoints();
const namespace = `secure-${randomUUID()}`;
const password = `hunter2-${randomUUID()}`;
const addressOf = (url: string) => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
};

let authority: Certified;
let operator: Redis;
let toMongodb: TlsLine;
let toRedis: TlsLine;
let cluster: Cluster | undefined;
let said = '';

beforeAll(async () => {
  authority = await newAuthority('Waypost');
  operator = new Redis(REDIS_URL);
  // As infra/docker gives rights to a process: the keys of its own service.
  await operator.call(
    'ACL',
    'SETUSER',
    namespace,
    'on',
    `>${password}`,
    `~${namespace}:*:jobs:*`,
    `&${namespace}:*`,
    '+@all',
    '-@admin',
    '-@dangerous',
    '+info',
  );
});
afterAll(async () => {
  await cluster?.close();
  await operator.call('ACL', 'DELUSER', namespace);
  await operator.quit();
  await Promise.all([toMongodb.close(), toRedis.close()]);
});

test('engines of a stranger are not trusted, and with the right certificate everything goes by TLS, as a user with few rights', async () => {
  const stranger = await newAuthority('Waypost');
  const hosts = ['localhost'];
  const [ours, theirs] = await Promise.all(
    [authority, stranger].map((by) => newServerCertificate(by, { name: 'engine', hosts })),
  );
  if (!ours || !theirs) throw new Error('No certificates');
  toMongodb = await openTlsLine(addressOf(MONGODB_URL), theirs);
  toRedis = await openTlsLine(addressOf(REDIS_URL), theirs);
  const opening = openCluster({
    mongodbUrl: `mongodb://localhost:${toMongodb.port}/${namespace}?tls=true&directConnection=true&serverSelectionTimeoutMS=500`,
    redisUrl: `rediss://${namespace}:${password}@localhost:${toRedis.port}`,
    kafka: { brokers: KAFKA_BROKERS.split(',') },
    ca: authority.cert,
    namespace,
    log: pino({ level: 'debug' }, { write: (line) => void (said += line) }),
  });
  for (const name of ['MongoDB', 'Redis']) await until(() => said.includes(`${name} at `) || undefined);
  expect(said).toMatch(/cannot be reached/);

  toMongodb.show(ours);
  toRedis.show(ours);
  cluster = await opening;
  const { documents, sessions, tasks, broadcast } = cluster.portsFor('jobs');
  const posts = await documents.collection<{ _id: string; title: string }>({ name: 'posts', indexes: [] });
  await posts.insertOne({ _id: 'a', title: 'Nurse' });
  expect(await posts.findOne({ _id: 'a' })).toEqual({ _id: 'a', title: 'Nurse' });
  await sessions.set('a', 'kept', 60);
  expect(await sessions.get('a')).toBe('kept');
  const heard = Promise.withResolvers<string>();
  await broadcast.subscribe('news', heard.resolve);
  await broadcast.publish('news', 'hello');
  expect(await heard.promise).toBe('hello');
  const done = Promise.withResolvers<unknown>();
  await tasks.work({
    name: 'read',
    handle: async ({ payload }) => done.resolve(payload),
    failed: async () => undefined,
  });
  await tasks.add('read', { id: 'a', payload: 'the task' });
  expect(await done.promise).toBe('the task');

  await expect(cluster.portsFor('identity').sessions.get('a')).rejects.toThrow('NOPERM');
  expect(said).not.toContain(password);
});
