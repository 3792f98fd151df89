import { retry } from '../retry.ts';
import type { Logger } from '../telemetry/log.ts';
import { withoutPassword } from '../without-password.ts';

const pause = { first: 1_000, longest: 15_000 };

export type Endpoint = { name: string; address: string; connect(): Promise<unknown> };

/** Connects for as long as it takes; each failure is logged with the address and the time of the next attempt. */
export async function reach({ name, address, connect }: Endpoint, log: Logger): Promise<void> {
  await retry(connect, {
    pause,
    failed(error, { retryInMs }) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn(
        { endpoint: withoutPassword(address), reason: withoutPassword(reason), retryInMs },
        `${name} at ${withoutPassword(address)} cannot be reached; trying again in ${Math.ceil(retryInMs / 1000)} s`,
      );
    },
  });
}
