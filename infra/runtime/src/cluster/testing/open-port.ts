import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { afterAll } from 'vitest';
import type { Ports } from '../../ports/ports.ts';
import type { Logger } from '../../telemetry/log.ts';
import type { OpenPort } from '../../testing/opened-port.ts';
import type { Cluster } from '../cluster-ports.ts';
import { endpoints } from './config.ts';
import { openOnServers } from './open-on-servers.ts';

const { MONGODB_URL, REDIS_URL } = endpoints();

export type TemporaryCluster = { service: string; mongodbUrl: string; open(log?: Logger): Promise<Cluster> };

/** A database, a namespace and a service name for the tests of one file; gone after them. Topics stay. */
export function temporaryCluster(): TemporaryCluster {
  const service = `suite-${randomUUID()}`;
  const mongodbUrl = new URL(MONGODB_URL);
  mongodbUrl.pathname = service;

  afterAll(async () => {
    const mongo = new MongoClient(mongodbUrl.href);
    await mongo.db().dropDatabase();
    await mongo.close();
    const redis = new Redis(REDIS_URL);
    for await (const keys of redis.scanStream({ match: `${service}:*`, count: 1000 })) {
      if (keys.length > 0) await redis.del(...keys);
    }
    await redis.quit();
  });

  return {
    service,
    mongodbUrl: mongodbUrl.href,
    open: (log) => openOnServers(service, { mongodbUrl: mongodbUrl.href, log }),
  };
}

/** The cluster driver for a suite: one port, on servers that outlive each opening. */
export function openPort<P>(choose: (ports: Ports) => P): OpenPort<P> {
  const { service, open } = temporaryCluster();
  return async () => {
    const cluster = await open();
    return { port: choose(cluster.portsFor(service)), close: cluster.close };
  };
}
