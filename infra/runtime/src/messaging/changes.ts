import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@waypost/contracts/errors';
import { backOff } from '../back-off.ts';
import type { Asked, Decided } from './decide-all.ts';
import type { Decide, Stored } from './stored.ts';

/** Decides about a document as it is now and saves it; undefined where others were faster. */
type Attempt<T> = (id: string, asked: readonly Asked<T>[]) => Promise<readonly (Decided<T> | undefined)[] | undefined>;

type Waiting<T> = Asked<T> & { resolve: (stored: Stored<T> | undefined) => void; reject: (error: unknown) => void };

const attempts = 10;
/** Ms. Those who met wait differently long, or they would meet again. */
const apart = { first: 4, longest: 120 };
/** The most changes in one write. */
const mostAtOnce = 50;

/**
 * Changes documents. What this process asks of one document while a write of it is under way waits, and goes into one write:
 * hundreds may apply to one post, whose owner has one inbox. Other processes are met by the version, and then it is decided again.
 */
export function createChanges<T>(attempt: Attempt<T>) {
  const lines = new Map<string, Waiting<T>[]>();

  async function tryAll(id: string, asked: readonly Asked<T>[]): Promise<readonly (Decided<T> | undefined)[]> {
    for (let tried = 1; tried <= attempts; tried++) {
      const outcomes = await attempt(id, asked);
      if (outcomes) return outcomes;
      if (tried < attempts) await sleep(Math.random() * backOff(tried, apart));
    }
    throw new AppError('conflict', 'Others are changing this at the same moment. Please try again.');
  }

  async function settle(id: string, some: readonly Waiting<T>[]): Promise<void> {
    try {
      const outcomes = await tryAll(id, some);
      for (const [index, { resolve, reject }] of some.entries()) {
        const outcome = outcomes[index];
        if (outcome && 'error' in outcome) reject(outcome.error);
        else resolve(outcome?.stored);
      }
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }

  async function work(id: string, line: Waiting<T>[]): Promise<void> {
    for (let [first] = line; first; [first] = line) await first.inContext(settle, id, line.splice(0, mostAtOnce));
    lines.delete(id);
  }

  return (id: string, decide: Decide<T>): Promise<Stored<T> | undefined> =>
    new Promise((resolve, reject) => {
      const one = { decide, inContext: AsyncLocalStorage.snapshot(), resolve, reject };
      const line = lines.get(id);
      if (line) return void line.push(one);
      const begun = [one];
      lines.set(id, begun);
      void work(id, begun);
    });
}
