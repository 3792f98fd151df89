import { setImmediate } from 'node:timers/promises';

/** Visits all items, so many before others are let in between. */
export async function inTurns<Item>(
  items: Iterable<Item>,
  atOnce: number,
  visit: (item: Item, at: number) => void,
): Promise<void> {
  let visited = 0;
  for (const item of items) {
    visit(item, visited);
    if (++visited % atOnce === 0) await setImmediate();
  }
}
