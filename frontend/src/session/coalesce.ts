/**
 * Makes one run of many asks: it runs `pause` milliseconds after the first of them, and once more for those that came
 * while it ran. A burst never starves it, as a debounce would be.
 */
export function coalesce(run: () => Promise<unknown>, pause: number): { ask: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isAsked = false;
  const runOnce = async () => {
    timer = undefined;
    isRunning = true;
    await run().catch(() => undefined);
    isRunning = false;
    if (isAsked) {
      isAsked = false;
      start();
    }
  };
  const start = () => {
    timer = setTimeout(() => void runOnce(), pause);
  };
  return {
    ask() {
      if (isRunning) isAsked = true;
      else if (timer === undefined) start();
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      isAsked = false;
    },
  };
}
