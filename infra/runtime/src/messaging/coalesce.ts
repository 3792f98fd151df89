/** Runs one call at a time; whoever asks meanwhile shares the next one. @param run must not throw. */
export function coalesce(run: () => Promise<void>): () => void {
  let running = false;
  let again = false;

  async function runAll(): Promise<void> {
    running = true;
    do {
      again = false;
      await run();
    } while (again);
    running = false;
  }

  return () => {
    if (running) again = true;
    else void runAll();
  };
}
