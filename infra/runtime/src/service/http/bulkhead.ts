import type { AppError } from '@waypost/contracts/errors';

export type BulkheadLimits = {
  /** How many may be under way at once for one key. */
  atOnce: number;
  /** How many more may wait, first come first served. */
  waiting: number;
  /** Milliseconds that one of them waits. */
  patienceMs: number;
  /**
   * Milliseconds that one waits where the line has been standing for `patienceMs`: then it is no burst, and a line that stands
   * makes everybody late and lets nobody through earlier. A line stands until nobody has waited for as long: one as short as
   * this leaves is empty now and then though the load is the same. As long as in a burst where none is given.
   * https://queue.acm.org/detail.cfm?id=2839461
   */
  standingMs?: number;
};

type Waiter = { go(): void };
/** Since when people wait, and when the last of them left the line, by `performance.now()`. */
type Line = { underWay: number; waiting: Set<Waiter>; since: number; left: number };

/**
 * A semaphore for each key with a bounded queue, which resilience libraries call a bulkhead: a few are under way, a few more wait,
 * and the rest is refused. Nobody's haste is everybody's queue.
 */
export class Bulkhead {
  readonly #limits: BulkheadLimits;
  readonly #refusal: () => AppError;
  /** Only of keys that have something under way. */
  readonly #lines = new Map<string, Line>();

  constructor(limits: BulkheadLimits, refusal: () => AppError) {
    this.#limits = limits;
    this.#refusal = refusal;
  }

  /** How many keys have something under way. */
  get size(): number {
    return this.#lines.size;
  }

  /**
   * Resolves when there is room, with the function that gives it back, which may be called again.
   * @throws the refusal when too many wait already or it takes too long; the reason of the signal, which says that nobody waits any more.
   */
  async acquire(key: string, gone: AbortSignal): Promise<() => void> {
    gone.throwIfAborted();
    const line = this.#lines.get(key) ?? { underWay: 0, waiting: new Set(), since: 0, left: -Infinity };
    this.#lines.set(key, line);
    if (line.underWay < this.#limits.atOnce) line.underWay += 1;
    else if (line.waiting.size < this.#limits.waiting) await this.#wait(line, gone);
    else throw this.#refusal();
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#pass(key, line);
    };
  }

  #patienceIn(line: Line): number {
    const { patienceMs, standingMs = patienceMs } = this.#limits;
    const now = performance.now();
    if (line.waiting.size === 0 && now - line.left >= patienceMs) line.since = now;
    return now - line.since < patienceMs ? patienceMs : standingMs;
  }

  async #wait(line: Line, gone: AbortSignal): Promise<void> {
    const { waiting } = line;
    const admitted = Promise.withResolvers<void>();
    const waiter = { go: () => admitted.resolve() };
    // Out of the line at once: room that is passed on in the same moment must not go to whoever gives up.
    const giveUp = (why: Error) => {
      waiting.delete(waiter);
      admitted.reject(why);
    };
    const late = setTimeout(() => giveUp(this.#refusal()), this.#patienceIn(line));
    const leave = () => giveUp(gone.reason as Error);
    gone.addEventListener('abort', leave, { once: true });
    waiting.add(waiter);
    try {
      await admitted.promise;
    } finally {
      line.left = performance.now();
      clearTimeout(late);
      gone.removeEventListener('abort', leave);
    }
  }

  /** To the next who waits, else back. */
  #pass(key: string, line: Line): void {
    const [next] = line.waiting;
    if (next !== undefined) {
      line.waiting.delete(next);
      next.go();
      return;
    }
    line.underWay -= 1;
    if (line.underWay === 0) this.#lines.delete(key);
  }
}
