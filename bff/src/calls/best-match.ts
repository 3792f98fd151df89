import type { UserActor } from '@waypost/contracts/actor';
import type { JobSearchResult } from '@waypost/contracts/calls/jobs';
import { listFoundJobPosts, readFoundJobPosts } from '@waypost/contracts/calls/jobs/best-match';
import { matchJobPosts, readWork } from '@waypost/contracts/calls/scoring';
import { scorePercent } from '@waypost/contracts/constants';
import type { MatchingState } from '@waypost/contracts/entities/score';
import { AppError } from '@waypost/contracts/errors';
import { orWhenAway } from '@waypost/runtime/or-when-away';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { SearchQuery } from './found-page.ts';

type Viewer = UserActor | undefined;

/** @throws forbidden unless the viewer looks from a Job Seeker dashboard of theirs. */
function seekerOf(viewer: Viewer, dashboard: string | undefined): UserActor {
  const looking = viewer?.dashboards.filter(({ dsh_id }) => dashboard === undefined || dsh_id === dashboard) ?? [];
  if (viewer !== undefined && looking.some(({ dsh_type }) => dsh_type === 'Job Seeker')) return viewer;
  throw new AppError('forbidden', 'Best match is for Job Seekers. Choose another order, or a Job Seeker dashboard.');
}

/**
 * A page of a search in the order of the match. scoring: what the viewer's work is about, and later how well they fit each
 * post. jobs: the posts of the search that are nearest to that, and later the page. What has no score (yet) and what comes
 * after these posts follows in the search's own order.
 */
export async function bestMatch(
  client: Client,
  { viewer, dashboard, query }: { viewer: Viewer; dashboard: string | undefined; query: SearchQuery },
): Promise<JobSearchResult> {
  const { user_id } = seekerOf(viewer, dashboard);
  // To match takes longer than to count, and is not done twice.
  const { sort: _sort, dsh_id: _dashboard, counts: _counts, ...search } = query;
  const { vector: near } = await orWhenAway(
    client.call(readWork, { params: { id: user_id } }),
    { vector: null },
    'too-many-requests',
  );
  const { posts } = await client.call(listFoundJobPosts, { body: { query: search, ...(near && { near }) } });
  const wanted = posts.filter(({ created_by }) => created_by !== user_id);
  const { state, matches } = await matchesOf(
    client,
    user_id,
    wanted.map(({ job_post_id, version }) => ({ job_post_id, version })),
  );
  const scores = new Map(
    matches.flatMap(({ job_post_id, user_score }) => (user_score === null ? [] : [[job_post_id, user_score] as const])),
  );
  const first = [...scores]
    .toSorted(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || (a < b ? -1 : 1))
    .map(([id]) => id);
  const found = await client.call(readFoundJobPosts, { body: { query: search, first } });
  const jobs = found.jobs.map((job) => {
    if (job.created_by === user_id) return job;
    const score = scores.get(job._id);
    return { ...job, match: score === undefined ? null : scorePercent(score) };
  });
  return { ...found, jobs, matching: state };
}

type Matched = { state: MatchingState; matches: { job_post_id: string; user_score: number | null }[] };

/** While scores cannot be had, or others have asked for too much, the search is what it would be without them. */
async function matchesOf(
  client: Client,
  user_id: string,
  posts: { job_post_id: string; version: number }[],
): Promise<Matched> {
  if (posts.length === 0) return { state: 'ready', matches: [] };
  return orWhenAway<Matched, Matched>(client.call(matchJobPosts, { body: { user_id, posts } }), {
    state: 'away',
    matches: [],
  });
}
