import { isAway } from './is-away.ts';
import { retry } from './retry.ts';
import type { Logger } from './telemetry/log.ts';

/** Does what a start cannot do without, again and again while what it needs is away. @throws what else goes wrong. */
export const whileAway = (
  work: () => Promise<void>,
  log: Pick<Logger, 'warn'>,
  pause = { first: 500, longest: 5_000 },
): Promise<void> =>
  retry(work, {
    pause,
    failed(error, { retryInMs }) {
      if (!isAway(error)) throw error;
      log.warn({ err: error, retryInMs }, 'What the start needs is away; trying again');
    },
  });
