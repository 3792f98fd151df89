import type { Closeable } from '../closeable.ts';
import { isAway } from '../is-away.ts';
import { attemptTask, isReport, reportFailure, taskPause } from '../policy/task-retry.ts';
import type { Worker } from '../ports/tasks.ts';
import type { Logger } from '../telemetry/log.ts';
import { runInSpan } from '../telemetry/task-telemetry.ts';
import type { Signal } from './signal.ts';
import type { ClaimedTask, TaskTable } from './task-table.ts';
import { untilSaved } from './until-saved.ts';

export const system = 'embedded';

export type TaskWorkerSetup = {
  /** The service's full name of the tasks. */
  name: string;
  worker: Worker;
  table: TaskTable;
  /** Woken by the name when there may be something to do. */
  changed: Signal;
  /** By `traceKey`. */
  traceparents: Map<string, string>;
  log: Logger;
};

/** No id has a colon. */
export const traceKey = (name: string, id: string) => `${name}:${id}`;

type Next = { claimed: readonly ClaimedTask[]; pause: number | undefined };
const nothing: Next = { claimed: [], pause: undefined };

/** Claims and runs tasks of one name, as many at a time as the worker takes, until it is closed. */
export function startTaskWorker(setup: TaskWorkerSetup): Closeable {
  const { name, worker, table, changed, log } = setup;
  const stop = new AbortController();
  const running = new Set<Promise<void>>();
  const loop = claimAndRun();

  async function claimAndRun() {
    while (!stop.signal.aborted) {
      const free = (worker.concurrency ?? 1) - running.size;
      const { claimed, pause } = free > 0 ? await next(free) : nothing;
      for (const task of claimed) start(task);
      if (claimed.length > 0) continue;
      await changed.wait(name, { signal: stop.signal, ...(pause !== undefined && { ms: pause }) });
    }
  }

  async function next(free: number): Promise<Next> {
    const look = async () => ({ claimed: await table.claim(name, free), pause: table.untilDue(name) });
    const found = await untilSaved(look, { signal: stop.signal, log, what: `Tasks ${name} could not be taken` });
    return found ?? nothing;
  }

  function start(claimed: ClaimedTask) {
    const run = runTask(setup, claimed, stop.signal)
      .catch((error: unknown) =>
        log.error({ err: error, task: name, id: claimed.task.id }, 'What became of a task could not be saved'),
      )
      .finally(() => {
        running.delete(run);
        changed.wake(name);
      });
    running.add(run);
  }

  return {
    async close() {
      stop.abort();
      await loop;
      await Promise.all(running);
    },
  };
}

async function runTask(setup: TaskWorkerSetup, claimed: ClaimedTask, signal: AbortSignal): Promise<void> {
  const { name, worker, table, traceparents, log } = setup;
  // Without it the row would stay claimed, and the task undone, until the next start.
  const saved = (save: () => Promise<void>) =>
    untilSaved(save, { signal, log, what: `What became of a task ${name} could not be saved` });
  const { seq, task, start } = claimed;
  const reports = isReport(start);
  const key = traceKey(name, task.id);
  const traceparent = traceparents.get(key);
  try {
    await runInSpan({ system, ...task, traceparent, reports }, () =>
      reports
        ? reportFailure(worker, task, { reason: claimed.error ?? undefined, log })
        : attemptTask(worker, task, { attempts: start.attempts, log }),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const granted = !reports && isAway(error) ? 1 : 0;
    return saved(() => table.putBack(seq, taskPause(start, error), reports ? claimed.error : reason, granted));
  }
  traceparents.delete(key);
  return saved(() => table.remove(seq));
}
