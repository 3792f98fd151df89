import { AppError } from '@waypost/contracts/errors';
import { Bulkhead } from '@waypost/runtime/service/http/bulkhead';

/**
 * A picture of the most pixels takes some 300 MB while it is decoded: two at a time would take the service with them. It takes up
 * to five seconds, and the BFF waits fifteen for all of it.
 */
export const pictureLimits = { atOnce: 1, waiting: 16, patienceMs: 8_000 };
const busy = () => new AppError('unavailable', 'Many pictures are arriving right now. Please try again in a moment.');

/** Does the work of a person when there is room. @throws unavailable when too many wait, or that takes too long. */
export type PictureLine = <T>(user_id: string, work: () => Promise<T>) => Promise<T>;

export function createPictureLine(): PictureLine {
  // Theirs first, or one person could fill the line of all.
  const [ofPerson, ofAll] = [new Bulkhead(pictureLimits, busy), new Bulkhead(pictureLimits, busy)];

  return async (user_id, work) => {
    // One deadline for both lines. Who leaves keeps their place: it is given up when there is room.
    const late = new AbortController();
    const waiting = setTimeout(() => late.abort(busy()), pictureLimits.patienceMs);
    const releases: (() => void)[] = [];
    try {
      releases.push(await ofPerson.acquire(user_id, late.signal));
      releases.push(await ofAll.acquire('picture', late.signal));
      clearTimeout(waiting);
      return await work();
    } finally {
      clearTimeout(waiting);
      for (const release of releases) release();
    }
  };
}
