import { retry } from '../retry.ts';
import type { Logger } from '../telemetry/log.ts';

const pause = { first: 100, longest: 5_000 };

/**
 * For what works in the background and must outlive a data file that refuses for a while (a full disk): tries until it
 * succeeds, or until `signal` says that it is not wanted any more, and then gives undefined. Said once.
 */
export const untilSaved = <T>(
  attempt: () => Promise<T> | T,
  { signal, log, what }: { signal: AbortSignal; log: Logger; what: string },
): Promise<T | undefined> =>
  retry(attempt, {
    pause,
    signal,
    failed: (error, { failures }) => log[failures === 1 ? 'warn' : 'debug']({ err: error }, `${what}; trying again`),
  }).catch(() => undefined);
