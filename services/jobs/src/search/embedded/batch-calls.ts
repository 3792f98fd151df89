type Call<Item> = { items: readonly Item[]; resolve: () => void; reject: (error: unknown) => void };

/**
 * Runs what is called for in one turn of the event loop as one batch: a commit costs more than the post in it, and the
 * consumer's partitions call at the same time. Where a batch fails, each call is run alone, so that one does not fail another.
 */
export function batchCalls<Item>(
  run: (items: readonly Item[]) => Promise<void>,
): (items: readonly Item[]) => Promise<void> {
  let waiting: Call<Item>[] = [];

  async function runAll() {
    const calls = waiting;
    waiting = [];
    try {
      await run(calls.flatMap(({ items }) => items));
      for (const { resolve } of calls) resolve();
    } catch (error) {
      if (calls.length === 1) calls[0]?.reject(error);
      else for (const call of calls) await runAlone(call);
    }
  }

  async function runAlone({ items, resolve, reject }: Call<Item>) {
    try {
      await run(items);
      resolve();
    } catch (error) {
      reject(error);
    }
  }

  return (items) =>
    new Promise((resolve, reject) => {
      waiting.push({ items, resolve, reject });
      if (waiting.length === 1) setImmediate(() => void runAll());
    });
}
