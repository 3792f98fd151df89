import { retry } from '../retry.ts';
import { StartError } from '../service/process/process-edge.ts';
import type { Logger } from '../telemetry/log.ts';
import { withoutPassword } from '../without-password.ts';

const pause = { first: 1_000, longest: 15_000 };

export type Endpoint = { name: string; address: string; connect(): Promise<unknown> };

const awayAt = (name: string, address: string) => `${name} at ${withoutPassword(address)} cannot be reached`;
const reasonOf = (error: unknown) => withoutPassword(error instanceof Error ? error.message : String(error));

/** Connects once, where somebody waits who can mend it. @throws StartError that says what is away, and why. */
export async function reachNow({ name, address, connect }: Endpoint): Promise<void> {
  try {
    await connect();
  } catch (cause) {
    throw new StartError(`${awayAt(name, address)}: ${reasonOf(cause)}`, { cause });
  }
}

/** Connects for as long as it takes; each failure is logged with the address and the time of the next attempt. */
export async function reach({ name, address, connect }: Endpoint, log: Logger): Promise<void> {
  await retry(connect, {
    pause,
    failed(error, { retryInMs }) {
      log.warn(
        { endpoint: withoutPassword(address), reason: reasonOf(error), retryInMs },
        `${awayAt(name, address)}; trying again in ${Math.ceil(retryInMs / 1000)} s`,
      );
    },
  });
}
