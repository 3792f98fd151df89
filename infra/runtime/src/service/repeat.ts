import type { Closeable } from '../closeable.ts';

type Repeated = { everyMs: number; work: () => Promise<void>; failed: (error: unknown) => void };

/** Does `work` again and again, one at a time: a turn that comes while the last is under way is left out. Closing waits for it. */
export function repeat({ everyMs, work, failed }: Repeated): Closeable {
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    underWay ??= work()
      .catch(failed)
      .finally(() => {
        underWay = undefined;
      });
  }, everyMs);
  return {
    async close() {
      clearInterval(timer);
      await underWay;
    },
  };
}
