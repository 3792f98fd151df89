import { setImmediate } from 'node:timers/promises';

/**
 * How long items are visited before the event loop goes on with other work, in ms. By time and not by number, as code that has just been
 * loaded is slow.
 */
const sliceMs = 5;

/** Visits all items, and yields to the event loop after each slice of time. */
export async function forEachYielding<Item>(
  items: Iterable<Item>,
  visit: (item: Item, at: number) => void,
): Promise<void> {
  let visited = 0;
  let until = performance.now() + sliceMs;
  for (const item of items) {
    visit(item, visited++);
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + sliceMs;
  }
}
