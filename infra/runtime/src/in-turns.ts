import { setImmediate } from 'node:timers/promises';

/**
 * How long items are visited before other work has its turn, in ms. By time and not by number, as code that has just been
 * loaded is slow.
 */
const turnMs = 5;

/** Visits all items, a few at a time. */
export async function inTurns<Item>(items: Iterable<Item>, visit: (item: Item, at: number) => void): Promise<void> {
  let visited = 0;
  let until = performance.now() + turnMs;
  for (const item of items) {
    visit(item, visited++);
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + turnMs;
  }
}
