import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { broadcastSuite } from '../testing/broadcast-suite.ts';
import { until } from '../testing/until.ts';
import { endpoints } from './testing/config.ts';
import { openPort, temporaryCluster } from './testing/open-port.ts';

broadcastSuite(
  'the cluster',
  openPort((ports) => ports.broadcast),
);

const { service, open } = temporaryCluster();

it('hears again after its connection was lost', async () => {
  const cluster = await open();
  const { broadcast } = cluster.portsFor(service);
  const channel = randomUUID();
  const heard: string[] = [];
  const { close } = await broadcast.subscribe(channel, (message) => void heard.push(message));
  const redis = new Redis(endpoints().REDIS_URL);
  await redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
  // What is published meanwhile is missed, as promised.
  await until(async () => {
    await broadcast.publish(channel, 'again');
    return heard.length > 0;
  });
  expect(heard[0]).toBe('again');
  await close();
  await redis.quit();
  await cluster.close();
});
