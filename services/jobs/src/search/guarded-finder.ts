import { AppError } from '@waypost/contracts/errors';
import type { JobFinder } from './job-search.ts';

export const searchUnavailable = (cause: unknown) =>
  new AppError('unavailable', 'Search is not available right now. Please try again in a moment.', { cause });

/** Done around every call of a finder. */
type Guard = <T>(call: () => Promise<T>) => Promise<T>;

export const guardedFinder = (finder: JobFinder, guard: Guard): JobFinder => ({
  search: (request, now) => guard(() => finder.search(request, now)),
  suggest: (text, page) => guard(() => finder.suggest(text, page)),
  uses: (facet) => guard(() => finder.uses(facet)),
  count: () => guard(() => finder.count()),
});
