import { attemptOf, longestPause, type TaskStart } from '../policy/task-retry.ts';
import type { Task } from '../ports/tasks.ts';
import { steadyNow } from '../steady-clock.ts';
import type { Database, Row } from './database.ts';

const longestTimer = 2 ** 31 - 1;
/** Tasks of an owner that are counted, once for each that is added: an import has a hundred thousand, and who has that many waits for all others anyway. */
const mostCounted = 1_000;

/** Tasks that are found due at a claim: all may be at once, and a statement has to be short. */
const mostDue = 1_000;

export type NewTask = { id: string; payload: unknown; attempts: number; owner: string | null };

/** A task that is this process's to run, and what to do about it. */
export type ClaimedTask = { seq: number; start: TaskStart; error: string | null; task: Task };

export type TaskTable = ReturnType<typeof createTaskTable>;

/** The tasks' rows, by the services' full names of them. */
export function createTaskTable(database: Database) {
  const firstDue = (name: string, state: 'waiting' | 'running'): number | undefined => {
    const due = database.get(`SELECT min(due) AS due FROM tasks WHERE name = ? AND state = '${state}'`, name)?.['due'];
    return due == null ? undefined : Number(due);
  };

  return {
    /** @returns whether it is new. */
    async add(name: string, { id, payload, attempts, owner }: NewTask): Promise<boolean> {
      const json = JSON.stringify(payload ?? null);
      const added = await database.write(() =>
        database.run(
          `INSERT INTO tasks (name, id, payload, attempt, attempts, state, due, owner, turn)
           VALUES (?1, ?2, ?3, 0, ?4, 'waiting', ?5, ?6, iif(?6 IS NULL, 0,
             1 + (SELECT count(*) FROM (SELECT 1 FROM tasks WHERE name = ?1 AND owner = ?6 LIMIT ?7))))
           ON CONFLICT (name, id) DO NOTHING`,
          name,
          id,
          json,
          attempts,
          Math.round(steadyNow()),
          owner,
          mostCounted,
        ),
      );
      return added === 1;
    },

    claim: (name: string, atMost: number): Promise<ClaimedTask[]> =>
      database.write(() => claim(database, name, atMost)),

    /** Ms until the next waiting task is due; undefined when none waits. */
    untilDue(name: string): number | undefined {
      const due = firstDue(name, 'waiting');
      return due === undefined ? undefined : Math.min(longestTimer, Math.max(0, due - steadyNow()));
    },

    remove: (seq: number) =>
      database.write(() => {
        database.run('DELETE FROM tasks WHERE seq = ?', seq);
      }),

    putBack: (seq: number, pause: number, error: string | null, moreAttempts: number) =>
      database.write(() => {
        database.run(
          `UPDATE tasks SET state = 'waiting', later = 1, due = ?, error = ?, attempts = attempts + ? WHERE seq = ?`,
          Math.round(steadyNow() + pause),
          error,
          moreAttempts,
          seq,
        );
      }),

    depth: (name: string) => Number(database.get('SELECT count(*) AS n FROM tasks WHERE name = ?', name)?.['n']),

    /** By the clock on the wall. */
    oldest(name: string): number | undefined {
      const due = [firstDue(name, 'waiting'), firstDue(name, 'running')].filter((one) => one !== undefined);
      return due.length === 0 ? undefined : Math.round(Math.min(...due) + Date.now() - steadyNow());
    },
  };
}

/**
 * What was put back waits apart (`later`) until it is due: a hundred thousand may wait for a part that is away, and nobody who has
 * something to do now walks past them.
 */
function claim(database: Database, name: string, atMost: number): ClaimedTask[] {
  database.run(
    `UPDATE tasks SET later = 0 WHERE seq IN (
       SELECT seq FROM tasks WHERE name = ? AND later = 1 AND due <= ? ORDER BY due LIMIT ?)`,
    name,
    Math.round(steadyNow()),
    mostDue,
  );
  return database
    .all(
      `SELECT * FROM tasks WHERE name = ? AND state = 'waiting' AND later = 0 ORDER BY turn, due, seq LIMIT ?`,
      name,
      atMost,
    )
    .map((row) => {
      database.run(
        `UPDATE tasks SET state = 'running', attempt = min(attempt + 1, attempts) WHERE seq = ?`,
        row['seq'] as number,
      );
      return toClaimed(row);
    });
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

function toClaimed(row: Row): ClaimedTask {
  const start = { started: Number(row['attempt']) + 1, attempts: Number(row['attempts']) };
  const name = row['name'] as string;
  return {
    seq: Number(row['seq']),
    start,
    error: row['error'] as string | null,
    task: {
      id: row['id'] as string,
      name: name.slice(name.indexOf('.') + 1),
      payload: JSON.parse(row['payload'] as string),
      attempt: attemptOf(start),
    },
  };
}
