import { setTimeout as sleep } from 'node:timers/promises';

/** Lets a loop wait for work without missing what came while it worked. */
export type Wakeup = {
  wake(): void;
  /** Forgets earlier calls of `wake`. */
  clear(): void;
  /** Until the next `wake`, at once when there was one since the last wait, or until `ms` have passed. */
  wait(ms: number): Promise<void>;
};

export function createWakeup(): Wakeup {
  let woken = false;
  let waiting: AbortController | undefined;
  return {
    wake() {
      woken = true;
      waiting?.abort();
    },
    clear() {
      woken = false;
    },
    async wait(ms) {
      if (!woken) {
        waiting = new AbortController();
        await sleep(ms, undefined, { signal: waiting.signal }).catch(() => undefined);
        waiting = undefined;
      }
      woken = false;
    },
  };
}
