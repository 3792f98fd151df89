import type { Closeable } from '../closeable.ts';

type Repeated = {
  everyMs: number;
  work: () => Promise<void>;
  failed: (error: unknown) => void;
  /** Whether the first turn is now, or in `everyMs`. */
  atOnce?: boolean;
};

/** Does `work` again and again, one at a time: a turn that comes while the last is under way is left out. Closing waits for it. It keeps no process. */
export function repeat({ everyMs, work, failed, atOnce = false }: Repeated): Closeable {
  let underWay: Promise<void> | undefined;
  const turn = () => {
    underWay ??= work()
      .catch(failed)
      .finally(() => {
        underWay = undefined;
      });
  };
  if (atOnce) turn();
  const timer = setInterval(turn, everyMs).unref();
  return {
    async close() {
      clearInterval(timer);
      await underWay;
    },
  };
}
