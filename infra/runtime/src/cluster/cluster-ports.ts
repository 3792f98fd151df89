import { topics } from '@waypost/contracts/event';
import type { Redis } from 'ioredis';
import type { Db } from 'mongodb';
import { type Closeable, closePart } from '../closeable.ts';
import type { Ports } from '../ports/ports.ts';
import { ConfigError } from '../service/process/config.ts';
import type { Logger } from '../telemetry/log.ts';
import { whileAway } from '../while-away.ts';
import { addressWithoutPassword, percentEncoded } from '../without-password.ts';
import { createBroadcast } from './broadcast.ts';
import { createDocuments } from './documents.ts';
import { type Endpoint, reach, reachNow } from './endpoint.ts';
import { createEvents } from './events.ts';
import { createFiles } from './files.ts';
import { kafkaAt, openKafka } from './kafka-namespace.ts';
import type { KafkaAccess } from './kafka/connect.ts';
import { connectMongo, MongoClient } from './mongo-client.ts';
import { createRedis, observeMemory, pingRedis, warnOfEviction } from './redis-client.ts';
import { createSessions } from './sessions.ts';
import { createTasks } from './tasks.ts';

/** The cluster runtime: all ports on MongoDB, Kafka and Redis. */
export type Cluster = Closeable & {
  /** A service's own documents, files, tasks and sessions; events and broadcast are those of everybody. */
  portsFor(service: string): Ports;
};

export type ClusterOptions = {
  /** Its path names the database; `waypost` when it has none. */
  mongodbUrl: string;
  kafka: KafkaAccess;
  redisUrl: string;
  /** Certificates, as PEM, of whom MongoDB and Redis have to be trusted by where their URLs ask for TLS. */
  ca?: string | undefined;
  /** Separates installations that share Kafka and Redis; topics have their plain names without it. */
  namespace?: string | undefined;
  /** False where somebody waits: what is away is said at once, instead of trying until it is there. */
  waits?: boolean | undefined;
  log: Logger;
};

const asksForTls = (mongodbUrl: string) => /^mongodb\+srv:|[?&](tls|ssl)=true\b/.test(mongodbUrl);

function mongoClientAt(url: string, ca: string | undefined): MongoClient {
  return new MongoClient(url, {
    ...(ca && asksForTls(url) && { ca }),
    ignoreUndefined: true,
    writeConcern: { w: 'majority', journal: true },
    // Else the relay could publish what a new primary does not have.
    readConcern: { level: 'majority' },
    socketTimeoutMS: 20_000,
    // While it hangs, calls must not pile up behind those that wait for it.
    waitQueueTimeoutMS: 5_000,
    ...(!url.includes('serverSelectionTimeoutMS=') && { serverSelectionTimeoutMS: 5_000 }),
  });
}

/** @throws ConfigError where the driver cannot read the address, knows no such option, or takes no database of that name. */
function createMongoClient(url: string, ca: string | undefined): { client: MongoClient; db: Db } {
  try {
    const client = mongoClientAt(url, ca);
    return { client, db: databaseOf(client, url) };
  } catch (error) {
    const reason = addressWithoutPassword((error as Error).message);
    const found = `'${addressWithoutPassword(url)}', which cannot be used (${reason})`;
    throw new ConfigError([{ variable: 'MONGODB_URL', found, expected: `a connection string; ${percentEncoded}` }]);
  }
}

const namesDatabase = (url: string) => /^[^/]+\/\/[^/]+\/[^?]/.test(url);
const databaseOf = (client: MongoClient, url: string): Db => client.db(namesDatabase(url) ? undefined : 'waypost');

const keyPrefixOf = (namespace = 'waypost') => namespace;
const sessionsOf = (service: string, redis: Redis, keyPrefix: string) =>
  createSessions(redis, `${keyPrefix}:sessions:${service}`);
const redisAt = (address: string, redis: Redis): Endpoint => ({
  name: 'Redis',
  address,
  connect: () => pingRedis(redis),
});

/**
 * Opens no more of it than the sessions of a service and what tells of them: Redis, whatever else is away.
 * @throws StartError where that is.
 */
export async function openSessions(
  service: string,
  { redisUrl, ca, namespace, log }: Pick<ClusterOptions, 'redisUrl' | 'ca' | 'namespace' | 'log'>,
): Promise<Pick<Ports, 'sessions' | 'broadcast'> & Closeable> {
  const redis = createRedis(redisUrl, ca, log);
  const keyPrefix = keyPrefixOf(namespace);
  const broadcast = createBroadcast(redis, keyPrefix, log);
  const close = async () => {
    await broadcast.close();
    redis.disconnect();
  };
  try {
    await reachNow(redisAt(redisUrl, redis));
  } catch (error) {
    await close();
    throw error;
  }
  return { sessions: sessionsOf(service, redis, keyPrefix), broadcast, close };
}

/**
 * Opens the cluster runtime; waits until every engine has been reached, unless told otherwise, and creates the topics.
 * @throws SetupError when an engine is reached, but not as it has to be; ConfigError for an address that cannot be used; StartError
 * for an engine that is away and not waited for.
 */
export async function openCluster({
  mongodbUrl,
  kafka: access,
  redisUrl,
  ca,
  namespace,
  waits = true,
  log,
}: ClusterOptions): Promise<Cluster> {
  const { client: mongo, db } = createMongoClient(mongodbUrl, ca);
  const redis = createRedis(redisUrl, ca, log);
  const kafka = openKafka(access, namespace, log);
  const keyPrefix = keyPrefixOf(namespace);
  const engines: Endpoint[] = [
    { name: 'MongoDB', address: mongodbUrl, connect: () => connectMongo(mongo) },
    redisAt(redisUrl, redis),
    kafkaAt(access, kafka),
  ];

  try {
    await Promise.all(engines.map((engine) => (waits ? reach(engine, log) : reachNow(engine))));
  } catch (error) {
    redis.disconnect();
    await Promise.all([mongo.close(), kafka.close()]);
    throw error;
  }

  if (waits) await warnOfEviction(redis, log);
  const stopObserving = observeMemory(redis);
  const events = createEvents(kafka, log);
  const broadcast = createBroadcast(redis, keyPrefix, log);
  const opened = new Map<string, { ports: Ports } & Closeable>();

  function open(service: string): { ports: Ports } & Closeable {
    const tasks = createTasks(redis, `${keyPrefix}:tasks:${service}`, log);
    const ports = {
      documents: createDocuments(db, service, log),
      files: createFiles(db, service),
      events,
      tasks,
      sessions: sessionsOf(service, redis, keyPrefix),
      broadcast,
    };
    return { ports, close: tasks.close };
  }

  const close = async () => {
    stopObserving();
    await Promise.all([
      ...[...opened.values()].map((one) => one.close()),
      closePart('Kafka', events.close),
      closePart('broadcast of Redis', broadcast.close),
    ]);
    redis.disconnect();
    await closePart('MongoDB', () => mongo.close());
  };

  try {
    await (waits ? whileAway(() => events.prepare(topics), log) : events.prepare(topics));
  } catch (error) {
    await close();
    throw error;
  }

  return {
    portsFor(service) {
      const known = opened.get(service) ?? open(service);
      opened.set(service, known);
      return known.ports;
    },
    close,
  };
}
