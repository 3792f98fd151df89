import { scorePercent } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';

export type ScoreWords = {
  /** Null where there is none. */
  percent: number | null;
  /** Stands instead of the number, or beside it. */
  note?: string;
  /** The whole reason, for who asks. */
  why?: string;
};

type Scored = Pick<Applicant, 'user_score' | 'score_status' | 'score_stale'>;

/** What a row says of a score. */
export function scoreWords({ user_score, score_status, score_stale }: Scored): ScoreWords {
  const percent = user_score === null ? null : scorePercent(user_score);
  if (score_status === 'pending') {
    return percent === null
      ? { percent, note: 'Scoring…', why: 'The score is being computed and appears here by itself.' }
      : { percent, note: 'Updating…', why: 'The score is being computed again.' };
  }
  if (percent === null) return { percent, note: 'No Score', why: 'The score could not be computed.' };
  if (score_stale) {
    return { percent, note: 'Outdated', why: 'The profile or the post has changed since; a new score is on its way.' };
  }
  if (score_status === 'unreadable') {
    return {
      percent,
      note: 'Profile only',
      why: 'No text could be read from the resume, so that only the profile counts.',
    };
  }
  return { percent };
}

/** Points as people see the whole: of 100. */
export const points = (value: number) => (value / 10).toLocaleString('en-US', { maximumFractionDigits: 1 });
