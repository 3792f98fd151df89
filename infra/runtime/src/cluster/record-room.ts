import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long records are begun before the rest of this thread has its turn, in ms: nothing of what they send goes out before. */
const turnMs = 4;

export type Turn = { overIfLong(): Promise<void> };

/** Of all partitions together. It begins with the first record of a turn of the event loop. */
export function createTurn(): Turn {
  let ends: number | undefined;
  return {
    async overIfLong() {
      if (ends === undefined) {
        ends = performance.now() + turnMs;
        setImmediate(() => (ends = undefined));
      }
      if (performance.now() > ends) await nextTurn();
    },
  };
}

/** For so many at a time; who waits for room is one. */
export function createRecordRoom(most: number, turn: Turn) {
  let inside = 0;
  let left = Promise.withResolvers<void>();
  return {
    async forOne() {
      if (inside >= most) await left.promise;
      await turn.overIfLong();
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
