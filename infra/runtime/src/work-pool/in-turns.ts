import { setImmediate as othersHadTheirTurn } from 'node:timers/promises';
import { createFairQueue } from './fair-queue.ts';

/**
 * Does short pieces of work on the thread that answers calls: one in a turn of the event loop, persons in turn, so that neither others'
 * calls nor others' pieces wait for all that one person asks for. Whoever asks has few waiting: each call one at a time.
 */
export function createTurns(): <Result>(owner: string, work: () => Result) => Promise<Result> {
  const queue = createFairQueue<() => void>({ ofOne: Infinity, ofAll: Infinity });
  let working: Promise<void> | undefined;

  async function workOff(): Promise<void> {
    for (let piece = queue.next(); piece !== undefined; piece = queue.next()) {
      piece();
      await othersHadTheirTurn();
    }
    working = undefined;
  }

  return (owner, work) => {
    const turn = Promise.withResolvers<void>();
    queue.add(owner, turn.resolve);
    working ??= workOff();
    return turn.promise.then(work);
  };
}
