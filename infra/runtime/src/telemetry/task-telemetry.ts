import type { Tasks, Worker } from '../ports/tasks.ts';
import { measure, observe, secondsSince } from './metrics.ts';
import { inSpan } from './span.ts';
import { contextOf, currentTraceparent } from './trace-context.ts';

export type TaskAbout = { system: string; name: string; id: string };

const attributesOf = ({ system, name, id }: TaskAbout, operation: 'add' | 'process') => ({
  'messaging.system': system,
  'messaging.operation.name': operation,
  'messaging.operation.type': operation === 'add' ? 'send' : 'process',
  'messaging.destination.name': name,
  'messaging.message.id': id,
});

/** Adds a task as a span, whose `traceparent` the task has to take along. */
export const addInSpan = (about: TaskAbout, add: (traceparent: string | undefined) => Promise<void>): Promise<void> =>
  inSpan(`add ${about.name}`, { kind: 'producer', attributes: attributesOf(about, 'add') }, () =>
    add(currentTraceparent()),
  );

export type TaskRun = TaskAbout & {
  attempt: number;
  traceparent: string | undefined;
  /** Whether the attempts are used up and this run only says so to the owner. */
  reports: boolean;
};

/** Runs a task in the trace that added it, and counts what comes of it. */
export function runInSpan(
  { reports, attempt, traceparent, ...about }: TaskRun,
  run: () => ReturnType<Worker['handle']>,
): Promise<void> {
  const attributes = { ...attributesOf(about, 'process'), 'waypost.task.attempt': attempt };
  const begun = performance.now();
  const finish = (outcome: string) =>
    measure('taskRun', secondsSince(begun), { 'waypost.task.name': about.name, 'waypost.outcome': outcome });
  const name = `${reports ? 'give up' : 'run'} ${about.name}`;
  return inSpan(name, { kind: 'consumer', attributes, parent: contextOf(traceparent) }, async () => {
    try {
      finish((await run()) === 'given-up' ? 'failed' : 'done');
    } catch (error) {
      finish('retry');
      throw error;
    }
  });
}

export type QueueWatch = {
  /** Tells depth and age of a queue from now on; changes nothing when it does already. */
  watch(name: string): void;
  close(): void;
};

/** Watches the queues that a process adds to or works on; all of them tell the same. */
export function watchQueues({ depth, oldest }: Pick<Tasks, 'depth' | 'oldest'>): QueueWatch {
  const watched = new Map<string, readonly (() => void)[]>();
  return {
    watch(name) {
      if (watched.has(name)) return;
      const attributes = { 'waypost.task.name': name };
      const age = async () => {
        const since = await oldest(name);
        return since === undefined ? 0 : Math.max(0, Date.now() - since) / 1000;
      };
      watched.set(name, [observe('queueDepth', attributes, () => depth(name)), observe('queueAge', attributes, age)]);
    },
    close() {
      for (const stops of watched.values()) for (const stop of stops) stop();
      watched.clear();
    },
  };
}
