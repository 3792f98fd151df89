import { backOff, jittered } from '../back-off.ts';
import { isAway } from '../is-away.ts';
import type { Task, Worker } from '../ports/tasks.ts';
import type { Logger } from '../telemetry/log.ts';

/** Attempts in all, where a task does not say. */
export const defaultAttempts = 5;

const retry = { first: 1_000, longest: 10 * 60 * 1_000 };
/** While something is away, so that nothing waits long once it is back. */
const retryOfAway = { first: 1_000, longest: 30_000 };
const retryOfReport = 5_000;

/** A longer pause than this is after what the task itself met, such as a mail server that wants it later. In ms. */
export const longestPauseOfAway = retryOfAway.longest;

/** No task waits longer than this for its next start, in ms. */
export const longestPause = retry.longest;

/** @throws for an id that an engine would refuse. */
export function requireTaskId(id: string): void {
  if (id.includes(':')) throw new Error(`The task id ${id} must not contain ':'`);
}

/** How often a task has been started, with the start that is meant, and how many attempts it has. */
export type TaskStart = { started: number; attempts: number };

/** Every start counts as an attempt, so that one whose process died does too; one start more is the one that reports the failure. */
export const isReport = ({ started, attempts }: TaskStart) => started > attempts;
export const attemptOf = ({ started, attempts }: TaskStart) => Math.min(started, attempts);

/** Ms until the next start of a task that failed; what is away has cost it no attempt. */
export function taskPause(start: TaskStart, error: unknown): number {
  const { started, attempts } = start;
  if (isReport(start)) return retryOfReport;
  if (isAway(error)) return Math.round(jittered(backOff(started, retryOfAway)));
  return started === attempts ? 0 : Math.round(jittered(backOff(started, retry)));
}

/** @throws what the worker throws, after it has been said. */
export async function attemptTask(
  worker: Worker,
  task: Task,
  { attempts, log }: { attempts: number; log: Logger },
): ReturnType<Worker['handle']> {
  const { name, id, attempt } = task;
  try {
    const outcome = await worker.handle(task);
    log.debug({ task: name, id, attempt, outcome }, 'Task done');
    return outcome;
  } catch (error) {
    const last = attempt === attempts && !isAway(error);
    log.warn({ err: error, task: name, id, attempt, last }, 'Task failed');
    throw error;
  }
}

/** @param reason why the last attempt failed; unknown where the process ended during it. */
export async function reportFailure(
  worker: Worker,
  task: Task,
  { reason, log }: { reason: string | undefined; log: Logger },
): Promise<'given-up'> {
  try {
    await worker.failed(task, new Error(reason ?? 'The process ended during the last attempt'));
    return 'given-up';
  } catch (error) {
    const { name, id, attempt } = task;
    log.error({ err: error, task: name, id, attempt }, 'The final failure of a task could not be recorded');
    throw error;
  }
}
