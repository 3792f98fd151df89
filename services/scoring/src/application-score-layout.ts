import type { ScoreStatus } from '@waypost/contracts/entities/score';
import type { Layout } from '@waypost/runtime/messaging/aggregate-document';
import { isKnown, noScore, type ApplicationScore, type KnownScore } from './application-score.ts';

/**
 * A score as it lies in its document: every kind has the same fields, with nothing in those that it does not know. The first
 * shape did not say what a score is based on, the first two not what it leaves out.
 */
export type ScoreFields = Omit<
  KnownScore,
  'status' | 'user_score' | 'computed_at' | 'inputs' | 'based_on' | 'left_out'
> & {
  status: ScoreStatus;
  user_score: number | null;
  computed_at: string | null;
  inputs: KnownScore['inputs'] | null;
  based_on?: KnownScore['based_on'];
  left_out?: KnownScore['left_out'];
};

export const scoreLayout: Layout<ApplicationScore, ScoreFields> = {
  schema: 3,
  read(fields) {
    const { job_post_id, user_id, file_id, submission, scorer_version, failed_at, outdated_by } = fields;
    const { status, user_score, computed_at, inputs } = fields;
    const failed = failed_at === undefined ? {} : { failed_at };
    const scored = { job_post_id, user_id, file_id, submission, scorer_version };
    if (status === 'pending') return { ...scored, status };
    if (status === 'failed' || user_score === null || computed_at === null || inputs === null) {
      return { ...scored, status: 'failed', ...failed };
    }
    const { breakdown, left_out = [], matched_skills, missing_skills, stale } = fields;
    const { based_on = sourcesBefore(status) } = fields;
    const result = { user_score, breakdown, left_out, matched_skills, missing_skills, based_on };
    const outdated = outdated_by === undefined ? {} : { outdated_by };
    return { ...scored, ...result, status, computed_at, inputs, stale, ...outdated, ...failed };
  },
  write: (score) => (isKnown(score) ? score : { ...noScore(), inputs: null, ...score }),
};

const sourcesBefore = (status: ScoreStatus): KnownScore['based_on'] =>
  status === 'unreadable' ? ['profile'] : ['profile', 'resume'];
