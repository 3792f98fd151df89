import { X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepAuthority, keepServerCertificate } from '@waypost/runtime/operator/keep-certificates';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { ofEngines, writeEngineAccess } from './engine-access.ts';
import { type EngineUser, engineUsers } from './engine-users.ts';

const asking = { mongodbAsks: true, openSearchAsks: true };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-secrets-'));
});
afterEach(() => rm(folder, { recursive: true }));

const read = (owner: string, name: string) => readFile(join(folder, owner, name), 'utf8');
const modeOf = async (owner: string, name: string) => (await stat(join(folder, owner, name))).mode & 0o777;

test('each process has a user and a password of its own at each engine, by TLS, kept by the next start', async () => {
  await writeEngineAccess(folder, engineUsers, asking);
  const jobs = {
    mongodb: await read('jobs', 'mongodb-url'),
    redis: await read('jobs', 'redis-url'),
    opensearch: await read('jobs', 'opensearch-url'),
  };
  expect(new URL(jobs.mongodb).username).toBe('jobs');
  expect(jobs.mongodb).toMatch(/@mongodb:27017\/waypost-jobs\?.*tls=true/);
  expect(jobs.redis).toMatch(/^rediss:\/\/jobs:[\w-]{43}@redis:6379$/);
  expect(jobs.opensearch).toMatch(/^https:\/\/jobs:[\w-]{43}@opensearch:9200$/);
  const passwords = [...Object.values(jobs).map((url) => new URL(url).password), await read('jobs', 'kafka-password')];
  expect(new Set(passwords).size).toBe(4);
  expect(await read('jobs-indexer', 'redis-url')).not.toContain(new URL(jobs.redis).password);
  await expect(read('resumes', 'opensearch-url')).rejects.toMatchObject({ code: 'ENOENT' });

  await writeEngineAccess(folder, engineUsers, asking);
  expect(await read('jobs', 'redis-url')).toBe(jobs.redis);
  await rm(join(folder, 'jobs', 'redis-password'));
  await writeEngineAccess(folder, engineUsers, asking);
  expect(await read('jobs', 'redis-url')).not.toBe(jobs.redis);
});

test('engines are told passwords by their hashes where they can be, and nobody else may read any of it', async () => {
  // Such as of an operator whose files are nobody else's.
  const before = process.umask(0o077);
  onTestFinished(() => void process.umask(before));
  await writeEngineAccess(folder, engineUsers, asking);
  const password = new URL(await read('jobs', 'redis-url')).password;
  expect(await read('redis', 'users.acl')).not.toContain(password);
  const search = new URL(await read('jobs', 'opensearch-url')).password;
  const users = JSON.parse(await read('opensearch', 'internal_users.yml')) as Record<string, { hash: string }>;
  expect(users['jobs']?.hash).toMatch(/^\$2[aby]\$08\$/);
  expect(JSON.stringify(users)).not.toContain(search);
  expect(Object.keys(users)).toEqual(['_meta', 'jobs', 'jobs-indexer']);
  const modes = [modeOf('jobs', 'redis-url'), modeOf('jobs', 'kafka-password'), modeOf('redis', 'users.acl')];
  expect(await Promise.all(modes)).toEqual([0o600, 0o600, 0o640]);
});

test('where an engine is a stand-in that asks for nothing, it is not told who somebody is', async () => {
  const users: EngineUser[] = ['jobs', 'operator'];
  await writeEngineAccess(folder, users, { mongodbAsks: false, openSearchAsks: false });
  expect(await read('jobs', 'mongodb-url')).toBe('mongodb://mongodb:27017/waypost-jobs?replicaSet=rs0');
  expect(await read('mongodb', 'operator-url')).toBe('mongodb://localhost:27017/');
  expect(await read('jobs', 'opensearch-url')).toBe('http://opensearch:9200');
  expect(await read('jobs', 'redis-url')).toMatch(/^rediss:/);
});

test('certificates are kept while they serve, and all made anew by a new authority', async () => {
  const authority = await keepAuthority(folder);
  expect(await keepServerCertificate(folder, authority, { name: 'redis' }, ofEngines)).toBe('made');
  expect(await keepServerCertificate(folder, await keepAuthority(folder), { name: 'redis' }, ofEngines)).toBe('kept');
  const first = await read('redis', 'tls-cert');
  expect(new X509Certificate(first).checkHost('redis')).toBe('redis');
  expect(await read('redis', 'tls-pair')).toBe((await read('redis', 'tls-key')) + first);
  expect([await modeOf('redis', 'tls-key'), await modeOf('authority', 'key')]).toEqual([0o640, 0o600]);

  await rm(join(folder, 'authority', 'key'));
  expect(await keepServerCertificate(folder, await keepAuthority(folder), { name: 'redis' }, ofEngines)).toBe('made');
  expect(await read('redis', 'tls-cert')).not.toBe(first);
});

test.each(['tls-key', 'tls-cert', 'tls-pair'])(
  'a certificate whose making was broken off before its %s is made once more',
  async (kind) => {
    const authority = await keepAuthority(folder);
    await keepServerCertificate(folder, authority, { name: 'redis' });
    const former = await read('redis', kind);
    await rm(join(folder, 'redis'), { recursive: true });
    await keepServerCertificate(folder, authority, { name: 'redis' });
    await writeFile(join(folder, 'redis', kind), former);
    expect(await keepServerCertificate(folder, authority, { name: 'redis' })).toBe('made');
    expect(await read('redis', 'tls-pair')).toBe((await read('redis', 'tls-key')) + (await read('redis', 'tls-cert')));
  },
);
