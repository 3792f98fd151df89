import { readNewestText } from '@waypost/contracts/calls/resumes';
import type { Score } from '@waypost/contracts/entities/score';
import type { Client } from '@waypost/runtime/service/calls/client';
import { profileOf } from './fit-inputs.ts';
import { inWholePoints } from './score/parts/whole-points.ts';
import { scoredPerson } from './score/scored.ts';
import type { ScoringPool } from './scoring-pool.ts';
import type { WantedJob } from './scoring-work.ts';

/** A user's fit for a post right now, by the profile and the newest readable resume; no resume counts as no text. */
export async function scoreOnDemand(
  { client, pool }: { client: Client; pool: ScoringPool },
  user_id: string,
  wanted: Promise<WantedJob>,
): Promise<Score & { userScore: number }> {
  const [job, profile, resume] = await Promise.all([
    wanted,
    profileOf(client, user_id),
    client.call(readNewestText, { params: { id: user_id } }),
  ]);
  const fit = { ...scoredPerson(profile, resume), job, reader: 'self' as const };
  const result = await pool.run('scoreFit', fit, user_id);
  return {
    ...result,
    breakdown: inWholePoints(result.breakdown),
    userScore: result.user_score,
    status: 'ready',
    computed_at: new Date().toISOString(),
    stale: false,
  };
}
