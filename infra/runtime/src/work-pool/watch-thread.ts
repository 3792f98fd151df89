import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

/** `busy`: it has used a processor for too long; `late`: the machine is so busy with other things that it hardly gets a turn. */
export type Overdue = 'busy' | 'late';

const longestDelay = 6;
const shortestPause = 50;

/**
 * Watches a thread while it works on something; `over` resolves when it is over its deadline, and never otherwise. What counts is the
 * time of a processor that it uses: others that take it away for a while say nothing of the work.
 */
export function watchThread(thread: Pick<Worker, 'cpuUsage'>, deadlineMs: number) {
  const stopped = new AbortController();
  const { promise: over, resolve } = Promise.withResolvers<Overdue>();
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopped.signal, ref: false });

  /** Who does not answer for so long is in code that cannot be interrupted, and busy. */
  const usedMs = () => Promise.race([cpuMs(thread), pause(deadlineMs).then(() => Infinity)]);

  async function watch(): Promise<void> {
    const latest = performance.now() + deadlineMs * longestDelay;
    const before = await usedMs();
    for (let left = before === Infinity ? 0 : deadlineMs; left > 0; left = deadlineMs + before - (await usedMs())) {
      if (performance.now() >= latest) return resolve('late');
      await pause(Math.max(left, shortestPause));
    }
    resolve('busy');
  }

  // A thread that has ended is heard of where its work was asked for.
  watch().catch(() => undefined);
  return { over, stop: () => stopped.abort() };
}

async function cpuMs(thread: Pick<Worker, 'cpuUsage'>): Promise<number> {
  const { user, system } = await thread.cpuUsage();
  return (user + system) / 1_000;
}
