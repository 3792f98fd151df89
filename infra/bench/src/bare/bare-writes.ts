import { createKafkaClient } from '@waypost/runtime/cluster/kafka/kafka-client';
import { kafkaAccessOf } from '@waypost/runtime/service/process/engine-access';
import { createLog } from '@waypost/runtime/telemetry/log';
import { MongoClient } from 'mongodb';
import type { BenchConfig } from '../config.ts';

/** Bytes of an application and of its event, as they are kept. */
const [documentBytes, eventBytes] = [900, 1_400];

const log = createLog('bench');
log.level = 'warn';

/** A document that the majority has, and a record of it that Kafka has acknowledged. */
export async function openBareWrites(config: BenchConfig) {
  const name = `bench-${crypto.randomUUID()}`;
  const mongo = new MongoClient(config.MONGODB_URL, { writeConcern: { w: 'majority', journal: true } });
  const kafka = createKafkaClient(kafkaAccessOf(config), log);
  await kafka.createTopic(name, { partitions: 8, config: {} });
  const documents = mongo.db(name).collection<{ _id: string; text: string }>('applications');
  return {
    async write() {
      const _id = crypto.randomUUID();
      await documents.insertOne({ _id, text: 'x'.repeat(documentBytes) });
      await kafka.append(name, { key: _id, value: 'x'.repeat(eventBytes), headers: {} });
    },
    async close() {
      await mongo.db(name).dropDatabase();
      await mongo.close();
      await kafka.removeTopic(name);
      await kafka.close();
    },
  };
}
