import type { Closeable } from '../closeable.ts';
import { isAway } from '../is-away.ts';
import {
  attemptOf,
  attemptTask,
  defaultAttempts,
  isReport,
  longestPause,
  reportFailure,
  requireTaskId,
  taskPause,
  type TaskStart,
} from '../policy/task-retry.ts';
import type { AddTask, Task, Tasks, Worker } from '../ports/tasks.ts';
import { steadyNow } from '../steady-clock.ts';
import type { Logger } from '../telemetry/log.ts';
import { type QueueWatch, addInSpan, runInSpan, watchQueues } from '../telemetry/task-telemetry.ts';
import type { Database, Row } from './database.ts';
import { createSignal } from './signal.ts';
import { untilSaved } from './until-saved.ts';

const longestTimer = 2 ** 31 - 1;
const system = 'embedded';

/** No id has a colon. */
const traceKey = (name: string, id: string) => `${name}:${id}`;

export type EmbeddedTasks = { tasksFor(service: string): Tasks; close(): Promise<void> };

/**
 * Tasks in a table. A claimed task belongs to this process for as long as it lives: nobody else can open the
 * file, so at the next opening every claim is void (`releaseTasks`) and no lease needs a clock.
 */
export function createTasks(database: Database, log: Logger): EmbeddedTasks {
  const changed = createSignal();
  const workers = new Set<Closeable>();
  const watches = new Set<QueueWatch>();
  /** Of tasks added by this process; one that waits over a restart has no trace to go on with. */
  const traceparents = new Map<string, string>();

  async function add(name: string, task: AddTask, traceparent: string | undefined): Promise<void> {
    const { id, payload, attempts = defaultAttempts, delay = 0, owner = null } = task;
    requireTaskId(id);
    const json = JSON.stringify(payload ?? null);
    const added = await database.write(() =>
      database.run(
        `INSERT INTO tasks (name, id, payload, attempt, attempts, state, due, owner, turn)
         VALUES (?1, ?2, ?3, 0, ?4, 'waiting', ?5, ?6, iif(?6 IS NULL, 0,
           1 + (SELECT count(*) FROM tasks WHERE name = ?1 AND owner = ?6)))
         ON CONFLICT (name, id) DO NOTHING`,
        name,
        id,
        json,
        attempts,
        Math.round(steadyNow() + delay),
        owner,
      ),
    );
    if (added === 1 && traceparent) traceparents.set(traceKey(name, id), traceparent);
    changed.wake(name);
  }

  function work(name: string, worker: Worker): Closeable {
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
      const found = await untilSaved(async () => ({ claimed: await claim(name, free), pause: untilDue(name) }), {
        signal: stop.signal,
        log,
        what: `Tasks ${name} could not be taken`,
      });
      return found ?? nothing;
    }

    function start(task: Claimed) {
      const run = runTask(name, worker, task, stop.signal)
        .catch((error: unknown) =>
          log.error({ err: error, task: name, id: task.id }, 'What became of a task could not be saved'),
        )
        .finally(() => {
          running.delete(run);
          changed.wake(name);
        });
      running.add(run);
    }

    const handle = {
      async close() {
        stop.abort();
        await loop;
        await Promise.all(running);
        workers.delete(handle);
      },
    };
    workers.add(handle);
    return handle;
  }

  function claim(name: string, atMost: number): Promise<Claimed[]> {
    return database.write(() =>
      database
        .all(
          `SELECT * FROM tasks WHERE name = ? AND state = 'waiting' AND due <= ? ORDER BY turn, due, seq LIMIT ?`,
          name,
          Math.round(steadyNow()),
          atMost,
        )
        .map((row) => {
          database.run(
            `UPDATE tasks SET state = 'running', attempt = min(attempt + 1, attempts) WHERE seq = ?`,
            row['seq'] as number,
          );
          return toClaimed(row);
        }),
    );
  }

  function untilDue(name: string): number | undefined {
    const due = database.get(`SELECT min(due) AS due FROM tasks WHERE name = ? AND state = 'waiting'`, name)?.['due'];
    return due == null ? undefined : Math.min(longestTimer, Math.max(0, Number(due) - steadyNow()));
  }

  async function runTask(name: string, worker: Worker, claimed: Claimed, signal: AbortSignal) {
    // Without it the row would stay claimed, and the task undone, until the next start.
    const saved = (save: () => Promise<void>) =>
      untilSaved(save, { signal, log, what: `What became of a task ${name} could not be saved` });
    const { seq, task, start } = claimed;
    const reports = isReport(start);
    const traceparent = traceparents.get(traceKey(name, task.id));
    try {
      await runInSpan({ system, ...task, traceparent, reports }, () =>
        reports
          ? reportFailure(worker, task, { reason: claimed.error ?? undefined, log })
          : attemptTask(worker, task, { attempts: start.attempts, log }),
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const granted = !reports && isAway(error) ? 1 : 0;
      return saved(() => putBack(seq, taskPause(start, error), reports ? claimed.error : reason, granted));
    }
    traceparents.delete(traceKey(name, task.id));
    return saved(() => remove(seq));
  }

  const remove = (seq: number) =>
    database.write(() => {
      database.run('DELETE FROM tasks WHERE seq = ?', seq);
    });

  const putBack = (seq: number, pause: number, error: string | null, moreAttempts: number) =>
    database.write(() => {
      database.run(
        `UPDATE tasks SET state = 'waiting', due = ?, error = ?, attempts = attempts + ? WHERE seq = ?`,
        Math.round(steadyNow() + pause),
        error,
        moreAttempts,
        seq,
      );
    });

  return {
    tasksFor(service) {
      const full = (name: string) => `${service}.${name}`;
      const about = (name: string) =>
        database.get('SELECT count(*) AS n, min(due) AS due FROM tasks WHERE name = ?', full(name));
      const depth = async (name: string) => Number(about(name)?.['n']);
      const oldest = async (name: string) => {
        const due = about(name)?.['due'];
        return due == null ? undefined : Math.round(Number(due) + Date.now() - steadyNow());
      };
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

/**
 * Gives back what a process that ended had claimed; each claim counts as an attempt. None waits longer than the longest pause:
 * the clock may have been set back since it was put there.
 */
export function releaseTasks(database: Database): Promise<unknown> {
  const latest = Math.round(steadyNow() + longestPause);
  return database.write(() => {
    database.run(`UPDATE tasks SET state = 'waiting' WHERE state = 'running'`);
    database.run('UPDATE tasks SET due = ?1 WHERE due > ?1', latest);
  });
}

type Next = { claimed: readonly Claimed[]; pause: number | undefined };
const nothing: Next = { claimed: [], pause: undefined };

type Claimed = { seq: number; id: string; start: TaskStart; error: string | null; task: Task };

function toClaimed(row: Row): Claimed {
  const start = { started: Number(row['attempt']) + 1, attempts: Number(row['attempts']) };
  const id = row['id'] as string;
  const name = row['name'] as string;
  return {
    seq: Number(row['seq']),
    id,
    start,
    error: row['error'] as string | null,
    task: {
      id,
      name: name.slice(name.indexOf('.') + 1),
      payload: JSON.parse(row['payload'] as string),
      attempt: attemptOf(start),
    },
  };
}
