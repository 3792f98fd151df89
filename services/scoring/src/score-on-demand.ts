import { readNewestText } from '@waypost/contracts/calls/resumes';
import type { Score } from '@waypost/contracts/entities/score';
import type { Client } from '@waypost/runtime/service/client';
import { profileOf } from './fit-inputs.ts';
import { score } from './score/score.ts';
import { scoredProfile, type ScoredJob } from './score/scored.ts';

/** A user's fit for a post right now, by the profile and the newest readable resume; no resume counts as no text. */
export async function scoreOnDemand(
  client: Client,
  user_id: string,
  job: Promise<ScoredJob>,
): Promise<Score & { userScore: number }> {
  const [wanted, profile, resume] = await Promise.all([
    job,
    profileOf(client, user_id),
    client.call(readNewestText, { params: { id: user_id } }),
  ]);
  const result = score(scoredProfile(profile), resume.text ?? undefined, wanted);
  return {
    ...result,
    userScore: result.user_score,
    status: 'ready',
    computed_at: new Date().toISOString(),
    stale: false,
  };
}
