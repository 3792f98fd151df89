import { missing, scorePercent } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';
import type { Score, ScoreSource } from '@waypost/contracts/entities/score';

export type ScoreNote = { tone: 'info' | 'warning' | 'danger'; title: string; text: string };

/** What has to be said of one's own score before its number is believed; nothing where it is as it should be. */
export function scoreNote({ status, stale }: Pick<Score, 'status' | 'stale'>): ScoreNote | undefined {
  switch (status) {
    case 'pending':
      return {
        tone: 'info',
        title: 'Your resume is still being read',
        text: 'The score appears here by itself, usually within a minute.',
      };
    case 'unreadable':
      return {
        tone: 'warning',
        title: 'Scored without your resume',
        text: 'No text could be read from it, so the score looks at your profile alone. A PDF or DOCX with real text helps.',
      };
    case 'failed':
      return {
        tone: 'danger',
        title: 'The score could not be computed',
        text: 'That is our fault, not yours, and it does not affect an application.',
      };
    case 'ready':
      return stale
        ? {
            tone: 'info',
            title: 'This score is being computed again',
            text: 'Your profile or the post has changed since.',
          }
        : undefined;
  }
}

export type ScoreWords = {
  /** Null where there is none. */
  percent: number | null;
  /** Shown instead of the score's number, or beside it. */
  note?: string;
  /** The whole reason, for who asks. */
  why?: string;
};

type Scored = Pick<Applicant, 'user_score' | 'score_status' | 'score_stale'> & { is_deleted?: boolean };

/** What a row of people says of a score. */
export function scoreWords({ user_score, score_status, score_stale, is_deleted = false }: Scored): ScoreWords {
  if (is_deleted) return { percent: null, note: missing.score, why: 'The score was deleted with the account.' };
  const percent = user_score === null ? null : scorePercent(user_score);
  if (score_status === 'pending') {
    return percent === null
      ? { percent, note: 'Scoring…', why: 'The score is being computed and appears here by itself.' }
      : { percent, note: 'Updating…', why: 'The score is being computed again.' };
  }
  if (percent === null) return { percent, note: missing.score, why: 'The score could not be computed.' };
  if (score_stale) {
    return { percent, note: 'Outdated', why: 'The profile or the post has changed since; a new score is on its way.' };
  }
  if (score_status === 'unreadable') {
    return {
      percent,
      note: 'Profile only',
      why: 'No text could be read from the resume, so only the profile counts.',
    };
  }
  return { percent };
}

/** Below a gauge: what the number was read from, and what besides. */
export function basedOn(sources: readonly ScoreSource[]): { caption: string; besides?: string } {
  const caption = 'Based on profile';
  return sources.includes('resume') ? { caption, besides: 'and your newest resume' } : { caption };
}

/** British for lists alone: no other words of ours have a comma before the last of several. */
const listing = 'en-GB';
const listed = new Intl.ListFormat(listing, { type: 'conjunction' });

/** "your profile and this post": all that a score was read from, under the names that the reader knows. */
export const readFrom = (sources: readonly ScoreSource[], names: Record<ScoreSource, string>): string =>
  listed.format([...sources.map((source) => names[source]), 'this post']);

const either = new Intl.ListFormat(listing, { type: 'disjunction' });

/** Why a part that other posts have is not among those of this one. */
export const leftOutWords = (parts: readonly string[]): string =>
  `Not counted, because the post says nothing of it: ${either.format(parts.map((part) => part.toLowerCase()))}. The other parts weigh more instead.`;
