import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { pino } from 'pino';
import { openKafka } from '../kafka-namespace.ts';
import { endpoints } from './config.ts';

/** Everything that a database says, as text. */
export async function readMongoDb(url: string): Promise<string> {
  const client = await new MongoClient(url).connect();
  try {
    const collections = await client.db().listCollections().toArray();
    const contents = collections.map(async ({ name }) => client.db().collection(name).find().toArray());
    // Bytes of files as they are, beside what stands around them.
    const texts = (await Promise.all(contents))
      .flat()
      .map((document) =>
        JSON.stringify(document, (_, value: unknown) =>
          value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
        ),
      );
    return texts.join('\n');
  } finally {
    await client.close();
  }
}

/** Every record of every topic of a namespace from its first offset, dead letters included. */
export async function readKafka(namespace: string): Promise<string> {
  const { KAFKA_BROKERS } = endpoints();
  const kafka = openKafka({ brokers: KAFKA_BROKERS.split(',') }, namespace, pino({ level: 'silent' }));
  try {
    return JSON.stringify(await kafka.readAll(await kafka.topicNames()));
  } finally {
    await kafka.close();
  }
}

const valueOf = (redis: Redis, key: string, type: string): Promise<unknown> | string => {
  if (type === 'string') return redis.get(key);
  if (type === 'hash') return redis.hgetall(key);
  if (type === 'list') return redis.lrange(key, 0, -1);
  if (type === 'set') return redis.smembers(key);
  if (type === 'zset') return redis.zrange(key, '0', '-1');
  return type === 'stream' ? redis.xrange(key, '-', '+') : '';
};

/** Every key with what it holds. */
export async function readRedis(): Promise<string> {
  const redis = new Redis(endpoints().REDIS_URL);
  const texts: string[] = [];
  try {
    for await (const keys of redis.scanStream({ count: 1_000 })) {
      for (const key of keys as string[]) {
        texts.push(JSON.stringify([key, await valueOf(redis, key, await redis.type(key))]));
      }
    }
    return texts.join('\n');
  } finally {
    redis.disconnect();
  }
}
