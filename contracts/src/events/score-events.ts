import { z } from 'zod';
import { scoreStatus, userScore } from '../entities/score.ts';
import { defineEvent } from '../event.ts';
import { id } from '../fields.ts';

/** The score of an application; keyed by the application's id. */
const scoreState = z.object({
  application_id: id,
  job_post_id: id,
  user_id: id,
  submission: z.int().min(1),
  user_score: userScore.nullable(),
  status: scoreStatus,
  stale: z.boolean(),
  scorer_version: z.string(),
});
export type ScoreState = z.infer<typeof scoreState>;

const scoreEvent = (fact: string) =>
  defineEvent({ topic: 'scores', type: `score.${fact}`, schemaVersion: 1, data: scoreState });

export const scoreComputed = scoreEvent('computed');
export const scoreOutdated = scoreEvent('outdated');
export const scoreFailed = scoreEvent('failed');
