import type { Closeable } from '@waypost/runtime/closeable';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { sweepOutdatedAnalyses } from './sweep-outdated-analyses.ts';
import { createOutdatedSweep } from './sweep-outdated.ts';
import { sweepUnscored } from './sweep-unscored.ts';

type Deps = Parameters<typeof sweepUnscored>[0] & Parameters<typeof sweepOutdatedAnalyses>[0] & { log: Logger };

/** Every minute asks for the scores that a queue may have lost: those that have not arrived, and those that are out of date. */
export function startSweeping({ log, ...deps }: Deps, everyMs = 60_000): Closeable {
  const sweepOutdated = createOutdatedSweep(deps);
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => sweepUnscored(deps))
      .catch((error: unknown) => log.warn({ err: error }, 'Applications without a score could not be looked for'))
      .then(() => sweepOutdated(new Date()))
      .catch((error: unknown) => log.warn({ err: error }, 'Scores that are out of date could not be looked for'))
      .then(() => sweepOutdatedAnalyses(deps))
      .catch((error: unknown) => log.warn({ err: error }, 'Analyses that are out of date could not be looked for'));
  }, everyMs);
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
