import { importJobPosts } from '@waypost/contracts/calls/job-imports';
import { importedJobPost } from '@waypost/contracts/entities/job-post';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { FindCity, FoundCity } from './find-cities.ts';
import type { ReadJobPost } from './job-post-of-row.ts';

export type Recruiter = { user_id: string; dsh_id: string; is_new: boolean };
/** In the order of the posts. */
export type Outcome = { outcome: 'created' | 'existing' | 'closed'; unknownPlace?: string } | { refused: string };

/** Publishes what can be published, and says of the rest why not. Safe to repeat. */
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
    const created = new Set(results.filter((result) => result.created).map((result) => result.import_key));
    const closed = new Set(results.filter((result) => result.closed).map((result) => result.import_key));
    return read.map((result, index) => {
      if (!result.success) return { refused: reasonOf(result.error.issues) };
      // Of two equal rows in one batch the first has made the post.
      const key = result.data.import_key;
      const outcome = created.delete(key) ? 'created' : closed.delete(key) ? 'closed' : 'existing';
      const unknownPlace = located[index]?.unknownPlace;
      return { outcome, ...(unknownPlace !== undefined && { unknownPlace }) };
    });
  }
  return read.map((result) => ({ refused: result.success ? '' : reasonOf(result.error.issues) }));
}

async function locate({ places, ...post }: ReadJobPost, findCity: FindCity) {
  const found = await Promise.all(places.map(findCity));
  const cities = found.filter((city): city is FoundCity => city !== undefined);
  return { post: { ...post, cities }, unknownPlace: places.find((_, index) => found[index] === undefined)?.name };
}

const reasonOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
