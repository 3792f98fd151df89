import type { Closeable } from '@waypost/runtime/closeable';
import { repeat } from '@waypost/runtime/service/repeat';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { deleteTextsOfGoneFiles, sweep, type SweepDeps } from './sweep.ts';

export type SweepTimes = {
  /** What is younger may still be under way and is left alone; longer than any call can take. In ms. */
  graceMs: number;
  everyMs: number;
};

/** Sweeps now and then again and again; texts that are left of gone files once. */
export function startSweeper(
  { log, ...deps }: SweepDeps & { log: Logger },
  { graceMs, everyMs }: SweepTimes,
): Closeable {
  let previous = Infinity;
  let areTextsSwept = false;
  return repeat({
    everyMs,
    atOnce: true,
    async work(closing) {
      // After the machine has slept, everything looks old; what began just before gets the time until the next sweep.
      const before = Math.min(Date.now() - graceMs, previous);
      previous = Date.now();
      await sweep(deps, new Date(before).toISOString(), closing);
      if (!areTextsSwept) await deleteTextsOfGoneFiles(deps, closing);
      areTextsSwept = true;
    },
    failed: (error) => log.warn({ err: error }, 'Files could not be swept; trying again later'),
  });
}
