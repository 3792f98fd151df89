/**
 * Runs one call at a time. Each waits for a run that began after it was made, and gets what that throws; those who ask while
 * one runs share the next one.
 */
export function coalesce(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        running = run();
        return running;
      });
    return next;
  };
}
