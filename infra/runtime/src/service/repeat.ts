import type { Closeable } from '../closeable.ts';

type Repeated = {
  everyMs: number;
  /** @param closing is aborted once it is closed: what takes many steps ends between two of them. */
  work: (closing: AbortSignal) => Promise<void>;
  failed: (error: unknown) => void;
  /** Whether the first run is now, or in `everyMs`. */
  atOnce?: boolean;
};

/** Does `work` again and again, one at a time: one that is due while the last is under way is left out. Closing waits for it. It keeps no process. */
export function repeat({ everyMs, work, failed, atOnce = false }: Repeated): Closeable {
  const closing = new AbortController();
  let underWay: Promise<void> | undefined;
  const run = () => {
    underWay ??= work(closing.signal)
      .catch(failed)
      .finally(() => {
        underWay = undefined;
      });
  };
  if (atOnce) run();
  const timer = setInterval(run, everyMs).unref();
  return {
    async close() {
      clearInterval(timer);
      closing.abort();
      await underWay;
    },
  };
}
