import { setTimeout as sleep } from 'node:timers/promises';
import { backOff } from './back-off.ts';
import { isAway } from './is-away.ts';
import type { Logger } from './telemetry/log.ts';

/** Does what a start cannot do without, again and again while what it needs is away. @throws what else goes wrong. */
export async function whileAway(
  work: () => Promise<void>,
  log: Pick<Logger, 'warn'>,
  pause = { first: 500, longest: 5_000 },
): Promise<void> {
  for (let failures = 1; ; failures++) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error)) throw error;
      const retryInMs = backOff(failures, pause);
      log.warn({ err: error, retryInMs }, 'What the start needs is away; trying again');
      await sleep(retryInMs);
    }
  }
}
