import { setTimeout as sleep } from 'node:timers/promises';
import { backOff, jittered } from '../back-off.ts';
import type { Logger } from '../telemetry/log.ts';

const retry = { first: 100, longest: 5_000 };

/**
 * For what works in the background and must outlive a data file that refuses for a while (a full disk): tries until it
 * succeeds, or until `signal` says that it is not wanted any more, and then gives undefined. Said once.
 */
export async function untilSaved<T>(
  attempt: () => Promise<T> | T,
  { signal, log, what }: { signal: AbortSignal; log: Logger; what: string },
): Promise<T | undefined> {
  for (let failures = 1; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      log[failures === 1 ? 'warn' : 'debug']({ err: error }, `${what}; trying again`);
    }
    await sleep(jittered(backOff(failures, retry)), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return undefined;
  }
}
