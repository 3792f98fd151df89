import { setTimeout as sleep } from 'node:timers/promises';
import type { Closeable } from '@waypost/runtime/closeable';
import { guardedFinder, searchUnavailable } from '../guarded-finder.ts';
import type { JobFinder } from '../job-search.ts';

/** Of the posts that it finds, an index may lack so many more: while posts come in, hardly a moment has none. */
const mostLacking = 0.05;
const lookEveryMs = 250;

/**
 * Refuses as long as the index lacks much of what there is, as one that was made anew does: what it finds by then, at first nothing,
 * would be taken for all. @param lag events that the index has not been given yet.
 */
export async function serveWhenFilled(search: JobFinder, lag: () => Promise<number>) {
  const lacksLittle = async () => (await lag()) <= (await search.count()) * mostLacking;
  let isFilled = await lacksLittle();

  return {
    finder: guardedFinder(search, async (call) => {
      if (!isFilled) throw searchUnavailable(new Error('The search index is being filled'));
      return call();
    }),

    /** Looks whether it is filled, until it is. @param filled is called then. */
    watch(filled: () => void): Closeable {
      const closing = new AbortController();
      async function look() {
        while (!isFilled && !closing.signal.aborted) {
          // A data file that cannot be read now is looked at again.
          isFilled = await lacksLittle().catch(() => false);
          if (isFilled) filled();
          else await sleep(lookEveryMs, undefined, { signal: closing.signal }).catch(() => undefined);
        }
      }
      const looking = look();
      return {
        async close() {
          closing.abort();
          await looking;
        },
      };
    },
  };
}
