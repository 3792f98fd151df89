import type { JobPost } from '@waypost/contracts/entities/job-post';
import { type SavedQuery, writtenQuery } from '@waypost/contracts/entities/saved-search';
import type { Documents } from '@waypost/runtime/ports/documents';
import { newId } from '@waypost/runtime/service/new-id';
import fc from 'fast-check';
import { createSavedSearchStore } from '../saved-searches/saved-search-store.ts';
import { save } from '../saved-searches/saved-search.ts';
import type { JobSearchRequest } from '../search/job-search.ts';
import { bruteForce } from './brute-force.ts';
import { requests } from './generated-requests.ts';

export type LoadedSearch = { id: string; user_id: string; request: JobSearchRequest };

const atOnce = 500;

const queryOf = ({ page: _page, limit: _limit, ...asked }: JobSearchRequest): SavedQuery =>
  Object.fromEntries(
    Object.entries(asked)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

/** The same at every run; each asks for something, so that it can be saved. */
export const generateSavedRequests = (count: number): JobSearchRequest[] =>
  fc.sample(
    requests.filter((request) => writtenQuery.safeParse(queryOf(request)).success),
    { numRuns: count, seed: 31 },
  );

/** Saved searches as they are after nobody has published since they were saved; of people of whom each has so many. */
export async function loadSavedSearches(
  documents: Documents,
  asked: readonly JobSearchRequest[],
  { eachHas }: { eachHas: number },
): Promise<LoadedSearch[]> {
  const store = await createSavedSearchStore(documents);
  const at = new Date().toISOString();
  let user_id = '';
  const loaded = asked.map((request, index) => {
    if (index % eachHas === 0) user_id = newId();
    return { id: newId(), user_id, request };
  });
  const creations = loaded.map(({ id, user_id: of, request }) =>
    save({ name: 'Saved', query: queryOf(request), alert: 'live' }, { id, user_id: of, at }),
  );
  for (let from = 0; from < creations.length; from += atOnce)
    await store.createMany(creations.slice(from, from + atOnce));
  return loaded;
}

/** The posts that each saved search has to be told of, by brute force. @returns the ids of the posts, by the id of the search. */
export function expectedFindings(
  saved: readonly LoadedSearch[],
  posts: readonly JobPost[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const now = new Date();
  const finds = ({ request }: LoadedSearch) =>
    posts.filter((post) => {
      const { ids, tier } = bruteForce([post], request, now);
      return ids.length > 0 && (tier !== 'text' || request.in === 'text');
    });
  return new Map(saved.map((search) => [search.id, new Set(finds(search).map(({ _id }) => _id))]));
}
