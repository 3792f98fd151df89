import { setTimeout as sleep } from 'node:timers/promises';
import type { Closeable } from '@waypost/runtime/closeable';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { deleteTextsOfGoneFiles, sweep, type SweepDeps } from './sweep.ts';

export type SweepTimes = {
  /** What is younger may still be under way and is left alone; longer than any call can take. In ms. */
  graceMs: number;
  everyMs: number;
};

/** Sweeps now and then again and again; texts that are left of gone files once. */
export function startSweeper(deps: SweepDeps & { log: Logger }, { graceMs, everyMs }: SweepTimes): Closeable {
  const closed = new AbortController();

  async function run(): Promise<void> {
    let previous = Infinity;
    let areTextsSwept = false;
    while (!closed.signal.aborted) {
      // After the machine has slept, everything looks old; what began just before gets the time until the next sweep.
      const before = Math.min(Date.now() - graceMs, previous);
      previous = Date.now();
      try {
        await sweep(deps, new Date(before).toISOString());
        if (!areTextsSwept) await deleteTextsOfGoneFiles(deps);
        areTextsSwept = true;
      } catch (error) {
        deps.log.warn({ err: error }, 'Files could not be swept; trying again later');
      }
      await sleep(everyMs, undefined, { signal: closed.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    async close() {
      closed.abort();
      await running;
    },
  };
}
