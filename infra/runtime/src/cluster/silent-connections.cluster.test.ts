import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SilentLine, openSilentLine } from '../testing/silent-line.ts';
import type { Cluster } from './cluster-ports.ts';
import { endpoints } from './testing/config.ts';
import { openOnServers } from './testing/open-on-servers.ts';

const redisUrl = new URL(endpoints().REDIS_URL);
const within = { timeout: 30_000, interval: 250 };

let line: SilentLine;
let cluster: Cluster;
beforeAll(async () => {
  line = await openSilentLine({ host: redisUrl.hostname, port: Number(redisUrl.port) });
  redisUrl.host = `127.0.0.1:${line.port}`;
  cluster = await openOnServers(`silent-${randomUUID()}`, { redisUrl: redisUrl.href });
});
afterAll(async () => {
  await cluster.close();
  await line.close();
});

it('asks Redis by other connections once the old ones say nothing any more', async () => {
  const { sessions, tasks, broadcast } = cluster.portsFor('silent');
  const done: string[] = [];
  const heard: string[] = [];
  await tasks.work({ name: 'count', handle: async ({ id }) => void done.push(id), failed: async () => undefined });
  await broadcast.subscribe('news', (message) => heard.push(message));
  await sessions.set('key', 'value', 60);
  await tasks.add('count', { id: 'before', payload: {} });
  await expect.poll(() => done).toEqual(['before']);

  line.silence();
  await expect.poll(() => sessions.get('key').catch(() => 'away'), within).toBe('value');
  await tasks.add('count', { id: 'after', payload: {} });
  await expect.poll(() => done, within).toEqual(['before', 'after']);
  await expect.poll(async () => (await broadcast.publish('news', 'again'), heard), within).toContain('again');
});
