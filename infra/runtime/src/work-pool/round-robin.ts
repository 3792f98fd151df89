import { setImmediate as nextTurn } from 'node:timers/promises';
import { createFairQueue } from './fair-queue.ts';

/**
 * Does short pieces of work on the thread that answers calls: one in a turn of the event loop, round robin by owner, so that neither others'
 * calls nor others' pieces wait for all that one person asks for. Whoever asks has few waiting: each call one at a time.
 */
export function createRoundRobin(): <Result>(owner: string, work: () => Result) => Promise<Result> {
  const queue = createFairQueue<() => void>({ ofOne: Infinity, ofAll: Infinity });
  let working: Promise<void> | undefined;

  async function workOff(): Promise<void> {
    for (let piece = queue.next(); piece !== undefined; piece = queue.next()) {
      piece();
      await nextTurn();
    }
    working = undefined;
  }

  return (owner, work) => {
    const chosen = Promise.withResolvers<void>();
    queue.add(owner, chosen.resolve);
    working ??= workOff();
    return chosen.promise.then(work);
  };
}
