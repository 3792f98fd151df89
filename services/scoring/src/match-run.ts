import { longPostsAtOnce, readJobPosts } from '@waypost/contracts/calls/jobs';
import type { Client } from '@waypost/runtime/service/calls/client';
import { slices } from '@waypost/runtime/slices';
import { isTooDemanding } from '@waypost/runtime/work-pool/work-pool';
import type { AnalysisStore } from './analysis-store.ts';
import { wantedJobOf } from './fit-inputs.ts';
import type { Person } from './person-fit.ts';
import type { ScoringPool } from './scoring-pool.ts';

export type MatchDeps = { client: Client; analyses: AnalysisStore; pool: ScoringPool };
/** Null is a post that cannot be scored: one's own, one that is gone, one whose text takes too long. */
export type Scored = { version: number; user_score: number | null };

/** Posts in one piece of work: between two pieces, others have their turn. */
const inOnePiece = 5;

/** Scores posts for a person one piece after the other, and tells each as it is known. Ends early when it is not `isWanted` any more. */
export async function runMatches(
  { client, analyses, pool }: MatchDeps,
  { user_id, ...person }: Person,
  wanted: readonly { job_post_id: string; version: number }[],
  { isWanted, tell }: { isWanted(): boolean; tell(job_post_id: string, scored: Scored): void },
): Promise<void> {
  for (const part of slices(wanted, longPostsAtOnce)) {
    const { job_posts } = await client.call(readJobPosts, {
      body: { ids: part.map(({ job_post_id }) => job_post_id) },
    });
    const posts = job_posts.filter((post) => post.created_by !== user_id);
    const known = new Set(posts.map(({ _id }) => _id));
    for (const { job_post_id, version } of part) {
      if (!known.has(job_post_id)) tell(job_post_id, { version, user_score: null });
    }
    for (const piece of slices(posts, inOnePiece)) {
      if (!isWanted()) return;
      const numbers = await scoresOf(piece);
      for (const [index, { _id, version }] of piece.entries()) {
        tell(_id, { version, user_score: numbers[index] ?? null });
      }
    }
  }

  async function scoresOf(posts: Parameters<typeof wantedJobOf>[1][]): Promise<readonly (number | null)[]> {
    const jobs = await Promise.all(posts.map((post) => wantedJobOf(analyses, post)));
    try {
      return await pool.run('scoreFits', { ...person, jobs }, user_id);
    } catch (error) {
      if (!isTooDemanding(error)) throw error;
      // One of the posts takes too long, which must not cost the others their score.
      const [only, ...others] = posts;
      if (only === undefined || others.length === 0) return [null];
      const alone: (number | null)[] = [];
      for (const post of posts) alone.push(...(await scoresOf([post])));
      return alone;
    }
  }
}
