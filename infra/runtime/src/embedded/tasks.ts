import type { Closeable } from '../closeable.ts';
import { defaultAttempts, requireTaskId } from '../policy/task-retry.ts';
import type { AddTask, Tasks, Worker } from '../ports/tasks.ts';
import type { Logger } from '../telemetry/log.ts';
import { type QueueWatch, addInSpan, watchQueues } from '../telemetry/task-telemetry.ts';
import type { Database } from './database.ts';
import { createSignal } from './signal.ts';
import { createTaskTable } from './task-table.ts';
import { startTaskWorker, system, traceKey } from './task-worker.ts';

export type EmbeddedTasks = { tasksFor(service: string): Tasks; close(): Promise<void> };

/**
 * Tasks in a table. A claimed task belongs to this process for as long as it lives: nobody else can open the
 * file, so at the next opening every claim is void (`releaseTasks`) and no lease needs a clock.
 */
export function createTasks(database: Database, log: Logger): EmbeddedTasks {
  const table = createTaskTable(database);
  const changed = createSignal();
  const workers = new Set<Closeable>();
  const watches = new Set<QueueWatch>();
  /** The traces of tasks that this process added, by task; a task that waits over a restart has no trace to continue. */
  const traceparents = new Map<string, string>();

  async function add(name: string, task: AddTask, traceparent: string | undefined): Promise<void> {
    const { id, payload, attempts = defaultAttempts, owner = null } = task;
    requireTaskId(id);
    const isNew = await table.add(name, { id, payload, attempts, owner });
    if (isNew && traceparent) traceparents.set(traceKey(name, id), traceparent);
    changed.wake(name);
  }

  function work(name: string, worker: Worker): Closeable {
    const running = startTaskWorker({ name, worker, table, changed, traceparents, log });
    const handle = {
      async close() {
        await running.close();
        workers.delete(handle);
      },
    };
    workers.add(handle);
    return handle;
  }

  return {
    tasksFor(service) {
      const full = (name: string) => `${service}.${name}`;
      const depth = async (name: string) => table.depth(full(name));
      const oldest = async (name: string) => table.oldest(full(name));
      const queues = watchQueues({ depth, oldest });
      watches.add(queues);
      return {
        async add(name, task) {
          queues.watch(name);
          await addInSpan({ system, name, id: task.id }, (traceparent) => add(full(name), task, traceparent));
        },
        async work(worker) {
          queues.watch(worker.name);
          return work(full(worker.name), worker);
        },
        depth,
        oldest,
      };
    },
    async close() {
      for (const queues of watches) queues.close();
      await Promise.all([...workers].map((worker) => worker.close()));
    },
  };
}
