import { importJobPosts } from '@waypost/contracts/calls/jobs/job-imports';
import { importedJobPost } from '@waypost/contracts/entities/job-post';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { FindCity, FoundCity } from './find-cities.ts';
import type { ReadJobPost } from './row/job-post-of-row.ts';

export type Recruiter = { user_id: string; dsh_id: string; is_new: boolean };
/** In the order of the posts. */
export type Outcome = { outcome: Done; unknownPlace?: string } | { refused: string };
type Done = 'created' | 'updated' | 'existing' | 'closed';

/**
 * Publishes what can be published, brings those that are there up to date, and says of the rest why not. Safe to repeat.
 * @param posts each with a key of its own.
 */
export async function importPosts(
  client: Client,
  findCity: FindCity,
  recruiter: Recruiter,
  posts: readonly ReadJobPost[],
): Promise<Outcome[]> {
  const located = await Promise.all(posts.map((post) => locate(post, findCity)));
  const read = located.map(({ post }) => importedJobPost.safeParse(post));
  const usable = read.flatMap((result) => (result.success ? [result.data] : []));
  if (usable.length > 0) {
    const { user_id, dsh_id } = recruiter;
    const body = { user_id, dsh_id, dsh_type: 'Recruiter' as const, job_posts: usable };
    const { results } = await client.call(importJobPosts, { body });
    const outcomes = new Map(results.map((result) => [result.import_key, outcomeOf(result)]));
    return read.map((result, index) => {
      if (!result.success) return { refused: reasonOf(result.error.issues) };
      const outcome = outcomes.get(result.data.import_key) ?? 'existing';
      const unknownPlace = located[index]?.unknownPlace;
      return { outcome, ...(unknownPlace !== undefined && { unknownPlace }) };
    });
  }
  return read.map((result) => ({ refused: result.success ? '' : reasonOf(result.error.issues) }));
}

type Changed = { created: boolean; updated?: boolean | undefined; closed?: boolean | undefined };
function outcomeOf({ created, updated, closed }: Changed): Done {
  if (created) return 'created';
  if (closed) return 'closed';
  return updated ? 'updated' : 'existing';
}

async function locate({ places, ...post }: ReadJobPost, findCity: FindCity) {
  const found = await Promise.all(places.map(findCity));
  const cities = found.filter((city): city is FoundCity => city !== undefined);
  return { post: { ...post, cities }, unknownPlace: places.find((_, index) => found[index] === undefined)?.name };
}

const reasonOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
