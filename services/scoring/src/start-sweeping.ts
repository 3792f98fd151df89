import type { Closeable } from '@waypost/runtime/closeable';
import { repeat } from '@waypost/runtime/service/repeat';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { sweepOutdatedAnalyses } from './sweep-outdated-analyses.ts';
import { createOutdatedSweep } from './sweep-outdated.ts';
import { createUnscoredSweep } from './sweep-unscored.ts';

type Deps = Parameters<typeof createUnscoredSweep>[0] & Parameters<typeof sweepOutdatedAnalyses>[0] & { log: Logger };

/** Every minute asks for the scores that a queue may have lost: those that have not arrived, and those that are out of date. */
export function startSweeping({ log, ...deps }: Deps, everyMs = 60_000): Closeable {
  const sweepOutdated = createOutdatedSweep(deps);
  const sweeps: Readonly<Record<string, (closing: AbortSignal) => Promise<void>>> = {
    'Applications without a score': createUnscoredSweep(deps),
    'Scores that are out of date': (closing) => sweepOutdated(new Date(), closing),
    'Analyses that are out of date': () => sweepOutdatedAnalyses(deps),
  };
  return repeat({
    everyMs,
    async work(closing) {
      for (const [what, sweep] of Object.entries(sweeps)) {
        if (closing.aborted) return;
        await sweep(closing).catch((error: unknown) => log.warn({ err: error }, `${what} could not be looked for`));
      }
    },
    failed: (error) => log.warn({ err: error }, 'What is out of date could not be looked for'),
  });
}
