import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';

/** Queues and workers of BullMQ and nothing else. */
export function openBareTasks(redisUrl: string, { prefix, concurrency }: { prefix: string; concurrency: number }) {
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
  return {
    /** @param done called of each task, whose work that is. */
    open(name: string, done: () => void) {
      const queue = new Queue(name, { connection, prefix });
      const worker = new Worker(name, async () => done(), { connection, prefix, concurrency });
      return {
        add: (id: string, payload: object) =>
          queue.add(name, payload, { jobId: id, removeOnComplete: true, removeOnFail: true }),
        async close() {
          await worker.close();
          await queue.close();
        },
      };
    },
    close: () => connection.disconnect(),
  };
}
