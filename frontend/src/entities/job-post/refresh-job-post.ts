import type { QueryClient } from '@tanstack/react-query';
import { jobPostKeys } from './queries.ts';

/** So late the search may know of a change, in ms. */
const searchKnowsWithin = 2_000;

/** Fetches again whatever may show a post that was published, edited or closed. What is searched once more when the search knows of it. */
export async function refreshJobPost(queries: QueryClient, jobId: string): Promise<void> {
  const { searches, posted, saved, details } = jobPostKeys;
  const shown = [searches, posted, saved, details(jobId)];
  setTimeout(() => void queries.invalidateQueries({ queryKey: searches }), searchKnowsWithin);
  await Promise.all(shown.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
