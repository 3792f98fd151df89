import { setTimeout as sleep } from 'node:timers/promises';
import { backOff, jittered } from './back-off.ts';

export type Retrying = {
  /** Ms after the first failure, which are doubled after each other one, and the most. */
  pause: { first: number; longest: number };
  /** Hears of each failure; what it throws ends the trying. */
  failed: (error: unknown, next: { retryInMs: number; failures: number }) => void;
  signal?: AbortSignal;
};

/** Tries until it succeeds. @throws what `failed` throws, or the last failure where `signal` says that it is wanted no more. */
export async function retry<T>(attempt: () => Promise<T> | T, { pause, failed, signal }: Retrying): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      const retryInMs = Math.round(jittered(backOff(failures, pause)));
      failed(error, { retryInMs, failures });
      await sleep(retryInMs, undefined, signal && { signal }).catch(() => undefined);
      if (signal?.aborted) throw error;
    }
  }
}
