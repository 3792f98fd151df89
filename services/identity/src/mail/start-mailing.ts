import type { Closeable } from '@waypost/runtime/closeable';
import type { Tasks } from '@waypost/runtime/ports/tasks';
import { repeat } from '@waypost/runtime/service/repeat';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { enqueueDigest } from '../tasks/mail-digest.ts';
import type { DigestStore } from './digest-store.ts';

type Deps = { digests: DigestStore; tasks: Tasks; attempts: number };

/** The most digests handed to the queue at a time; the others are found at the next look. */
const mostAtOnce = 1_000;

/** Asks for the digests that are due to be sent; those that a queue has lost too. */
export async function sweepDigests({ digests, tasks, attempts }: Deps, now: Date, closing: AbortSignal): Promise<void> {
  for (const id of await digests.due(now, mostAtOnce)) {
    if (closing.aborted) return;
    await enqueueDigest(tasks, id, attempts);
  }
}

/** Looks for what is due, again and again. */
export const startMailing = ({ log, everyMs, ...deps }: Deps & { log: Logger; everyMs: number }): Closeable =>
  repeat({
    everyMs,
    work: (closing) => sweepDigests(deps, new Date(), closing),
    failed: (error) => log.warn({ err: error }, 'Digests that are due could not be looked for'),
  });
