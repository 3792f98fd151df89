import { type Job, Queue, Worker as QueueWorker } from 'bullmq';
import type { Redis } from 'ioredis';
import { backOff, jittered } from '../back-off.ts';
import type { Closeable } from '../closeable.ts';
import type { Task, Tasks, Worker } from '../ports/tasks.ts';
import type { Logger } from '../telemetry/log.ts';

const retry = { first: 1_000, longest: 10 * 60 * 1_000 };
const retryOfFailed = 5_000;

/** How long a task belongs to a worker that no longer says that it lives, in ms. */
const lockDuration = 15_000;
const stalledInterval = 5_000;

type Payload = { payload: unknown; attempts: number };

/** Waiting in any way, or running. */
const unfinished = ['wait', 'delayed', 'prioritized', 'active'] as const;

/**
 * Tasks as BullMQ queues, one for each name. BullMQ's own limits on attempts and stalls are lifted, for it would drop
 * a task whose last worker died without telling anybody. Each start counts as an attempt instead, and one start
 * more than the task may have is the one that reports its failure, as often as that takes.
 */
export function createTasks(redis: Redis, prefix: string, log: Logger): Tasks & Closeable {
  const queues = new Map<string, Queue<Payload>>();
  const workers = new Set<Closeable>();
  // Blocks while it waits for tasks, so it has to wait for a lost connection too.
  const workerRedis = redis.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined });
  workerRedis.on('error', (error) => log.warn({ err: error }, 'The task connection to Redis failed'));

  function queueOf(name: string): Queue<Payload> {
    const known = queues.get(name);
    if (known) return known;
    const queue = new Queue<Payload>(name, { connection: redis, prefix, skipWaitingForReady: true });
    queue.on('error', (error) => log.debug({ err: error, task: name }, 'The queue failed'));
    queues.set(name, queue);
    return queue;
  }

  async function run(worker: Worker, job: Job<Payload>): Promise<void> {
    const { payload, attempts } = job.data;
    const task: Task = {
      id: job.id ?? '',
      name: worker.name,
      payload,
      attempt: Math.min(job.attemptsStarted, attempts),
    };
    const about = { task: worker.name, id: task.id, attempt: task.attempt };
    if (job.attemptsStarted > attempts) {
      try {
        await worker.failed(task, new Error(job.failedReason ?? 'The process ended during the last attempt'));
      } catch (error) {
        log.error({ err: error, ...about }, 'The final failure of a task could not be recorded');
        throw error;
      }
      return;
    }
    try {
      await worker.handle(task);
    } catch (error) {
      log.warn({ err: error, ...about, last: task.attempt === attempts }, 'Task failed');
      throw error;
    }
  }

  function pauseAfter(job: Job<Payload>): number {
    if (job.attemptsStarted > job.data.attempts) return retryOfFailed;
    return job.attemptsStarted === job.data.attempts ? 0 : Math.round(jittered(backOff(job.attemptsStarted, retry)));
  }

  return {
    async add(name, { id, payload, attempts = 5, delay = 0 }) {
      if (id.includes(':')) throw new Error(`The task id ${id} must not contain ':'`);
      // A finished task is removed: its id, kept, would make a later add of it a silent no-op.
      const whenFinished = { removeOnComplete: true, removeOnFail: true };
      const again = { attempts: Number.MAX_SAFE_INTEGER, backoff: { type: 'custom' } };
      await queueOf(name).add(
        name,
        { payload: payload ?? null, attempts },
        { jobId: id, delay, ...again, ...whenFinished },
      );
    },

    async work(worker) {
      const running = new QueueWorker<Payload>(worker.name, (job) => run(worker, job), {
        connection: workerRedis,
        prefix,
        concurrency: worker.concurrency ?? 1,
        lockDuration,
        stalledInterval,
        maxStalledCount: Number.MAX_SAFE_INTEGER,
        settings: { backoffStrategy: (_attempts, _type, _error, job) => pauseAfter(job as unknown as Job<Payload>) },
      });
      running.on('error', (error) => log.warn({ err: error, task: worker.name }, 'The worker failed'));
      running.on('stalled', (id) => log.warn({ task: worker.name, id }, 'A task was taken from a worker that is gone'));
      const handle = {
        async close() {
          workers.delete(handle);
          await running.close();
        },
      };
      workers.add(handle);
      await running.waitUntilReady();
      return handle;
    },

    depth: (name) => queueOf(name).getJobCountByTypes(...unfinished),

    async close() {
      await Promise.all([...workers].map((worker) => worker.close()));
      await Promise.all([...queues.values()].map((queue) => queue.close()));
      workerRedis.disconnect();
    },
  };
}
