import { type Job, Queue, Worker as QueueWorker } from 'bullmq';
import type { Redis } from 'ioredis';
import { type Closeable, closePart } from '../closeable.ts';
import { isAway } from '../is-away.ts';
import {
  attemptOf,
  attemptTask,
  defaultAttempts,
  isReport,
  longestPauseOfAway,
  reportFailure,
  requireTaskId,
  taskPause,
} from '../policy/task-retry.ts';
import type { Task, Tasks, Worker } from '../ports/tasks.ts';
import type { Logger } from '../telemetry/log.ts';
import { addInSpan, runInSpan, watchQueues } from '../telemetry/task-telemetry.ts';
import { createOwnerPriorities, type OwnerPriorities } from './owner-priorities.ts';

/** How long a task belongs to a worker that no longer says that it lives, in ms. */
const lockDuration = 15_000;
const stalledInterval = 5_000;

/** How long BullMQ lets Redis wait for the next task, in ms. */
const longestBlock = 10_000;

type Payload = { payload: unknown; attempts: number; traceparent?: string; owner?: string };

const system = 'bullmq';

const startOf = ({ attemptsStarted, data: { attempts } }: Job<Payload>) => ({ started: attemptsStarted, attempts });

/** What waits for a part that is away is tried again all the time. */
const isPutOff = ({ delay, timestamp, processedOn = timestamp }: Job<Payload>) =>
  delay > longestPauseOfAway && processedOn + delay > Date.now();

/** Waiting in any way, or running. */
const unfinished = ['wait', 'delayed', 'prioritized', 'active'] as const;

/** Since when the oldest could have been done, in ms since 1970. */
async function oldestIn(queue: Queue<Payload>): Promise<number | undefined> {
  // Each list is nearly in the order of time: what has waited longest stands at one of its ends.
  const ends = await Promise.all(
    [true, false].flatMap((first) => [
      queue.getJobs([...unfinished], 0, 0, first),
      // Some of them may be put off.
      queue.getJobs(['delayed'], 1, 20, first),
    ]),
  );
  const added = ends.flat().flatMap((job) => (job && !isPutOff(job) ? [job.timestamp] : []));
  return added.length > 0 ? Math.min(...added) : undefined;
}

/**
 * Tasks as BullMQ queues, one for each name. BullMQ's own limits on attempts and stalls are lifted, for it would drop
 * a task whose last worker died without telling anybody. Each start counts as an attempt instead, and one start
 * more than the task may have is the one that reports its failure, as often as that takes.
 */
export function createTasks(redis: Redis, prefix: string, log: Logger): Tasks & Closeable {
  const queues = new Map<string, Queue<Payload>>();
  const workers = new Set<Closeable>();
  // Blocks while it waits for tasks, so it has to wait for a lost connection too.
  const workerRedis = redis.duplicate({
    maxRetriesPerRequest: null,
    commandTimeout: undefined,
    socketTimeout: longestBlock + 5_000,
  });
  workerRedis.on('error', (error) => log.warn({ err: error }, 'The task connection to Redis failed'));

  function queueOf(name: string): Queue<Payload> {
    const known = queues.get(name);
    if (known) return known;
    const queue = new Queue<Payload>(name, { connection: redis, prefix, skipWaitingForReady: true });
    queue.on('error', (error) => log.debug({ err: error, task: name }, 'The queue failed'));
    queues.set(name, queue);
    return queue;
  }

  const priorities = createOwnerPriorities(redis, (name) => queueOf(name).toKey('turns'));

  const depth = (name: string) => queueOf(name).getJobCountByTypes(...unfinished);

  const oldest = (name: string) => oldestIn(queueOf(name));

  const watched = watchQueues({ depth, oldest });

  return {
    async add(name, { id, payload, attempts = defaultAttempts, owner }) {
      requireTaskId(id);
      watched.watch(name);
      // A finished task is removed: its id, kept, would make a later add of it a silent no-op.
      const whenFinished = { removeOnComplete: true, removeOnFail: true };
      const again = { attempts: Number.MAX_SAFE_INTEGER, backoff: { type: 'custom' } };
      await addInSpan({ system, name, id }, async (traceparent) => {
        const data = {
          payload: payload ?? null,
          attempts,
          ...(traceparent && { traceparent }),
          ...(owner !== undefined && { owner }),
        };
        const priority = owner === undefined ? 0 : await priorities.added(name, owner, id);
        await queueOf(name).add(name, data, { jobId: id, priority, ...again, ...whenFinished });
      });
    },

    async work(worker) {
      watched.watch(worker.name);
      const running = startWorker(worker, { connection: workerRedis, prefix, priorities, log });
      const handle = {
        async close() {
          workers.delete(handle);
          // While Redis is away it cannot be told, and takes what is unfinished from a worker that says nothing any more.
          await closePart(`worker ${worker.name}`, () => running.close(workerRedis.status !== 'ready'));
        },
      };
      workers.add(handle);
      await running.waitUntilReady();
      return handle;
    },

    depth,
    oldest,

    async close() {
      watched.close();
      await Promise.all([...workers].map((worker) => worker.close()));
      await closePart('queues of Redis', () => Promise.all([...queues.values()].map((queue) => queue.close())));
      workerRedis.disconnect();
    },
  };
}

type WorkerSetup = { connection: Redis; prefix: string; priorities: OwnerPriorities; log: Logger };

function startWorker(worker: Worker, { connection, prefix, priorities, log }: WorkerSetup): QueueWorker<Payload> {
  const running = new QueueWorker<Payload>(worker.name, (job) => runJob(worker, job, log), {
    connection,
    prefix,
    concurrency: worker.concurrency ?? 1,
    lockDuration,
    stalledInterval,
    maxStalledCount: Number.MAX_SAFE_INTEGER,
    settings: {
      backoffStrategy: (_attempts, _type, error, job) => taskPause(startOf(job as unknown as Job<Payload>), error),
    },
  });
  running.on('error', (error) => log.warn({ err: error, task: worker.name }, 'The worker failed'));
  running.on('completed', (job) => {
    priorities
      .ended(worker.name, job.data.owner, job.id)
      .catch((error: unknown) =>
        log.debug({ err: error, task: worker.name }, 'A task that has ended is still counted'),
      );
  });
  running.on('stalled', (id) => log.warn({ task: worker.name, id }, 'A task was taken from a worker that is gone'));
  return running;
}

async function runJob(worker: Worker, job: Job<Payload>, log: Logger): Promise<void> {
  const { payload, traceparent } = job.data;
  const task: Task = {
    id: job.id ?? '',
    name: worker.name,
    payload,
    attempt: attemptOf(startOf(job)),
  };
  const reports = isReport(startOf(job));
  await runInSpan({ system, ...task, traceparent, reports }, () =>
    reports ? reportFailure(worker, task, { reason: job.failedReason, log }) : attempt(worker, task, job, log),
  );
}

async function attempt(worker: Worker, task: Task, job: Job<Payload>, log: Logger): ReturnType<Worker['handle']> {
  const { attempts } = job.data;
  try {
    return await attemptTask(worker, task, { attempts, log });
  } catch (error) {
    if (isAway(error)) await job.updateData({ ...job.data, attempts: attempts + 1 });
    throw error;
  }
}
