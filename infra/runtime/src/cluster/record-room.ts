import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * How long handling of further records is begun in one turn of the event loop, in ms: nothing that they send goes out before
 * the turn ends.
 */
const budgetMs = 4;

export type LoopBudget = { yieldWhenSpent(): Promise<void> };

/** One budget for all partitions together; it begins with the first record of each turn of the event loop. */
export function createLoopBudget(): LoopBudget {
  let ends: number | undefined;
  return {
    async yieldWhenSpent() {
      if (ends === undefined) {
        ends = performance.now() + budgetMs;
        setImmediate(() => (ends = undefined));
      }
      if (performance.now() > ends) await nextTurn();
    },
  };
}

/** Room for at most so many records at a time. Only one caller (the loop that begins records) may wait for room. */
export function createRecordRoom(most: number, budget: LoopBudget) {
  let inside = 0;
  let left = Promise.withResolvers<void>();
  return {
    async forOne() {
      if (inside >= most) await left.promise;
      await budget.yieldWhenSpent();
    },
    enter() {
      inside += 1;
    },
    leave() {
      inside -= 1;
      left.resolve();
      left = Promise.withResolvers();
    },
  };
}
