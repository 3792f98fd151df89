import type { ScoreStatus } from '@waypost/contracts/entities/score';

/** What an application knows of its score. `version` is the score's that it was copied from; 0 before the first. */
export type AttachedScore =
  | { status: 'pending' | 'failed'; version: number }
  | { status: 'ready' | 'unreadable'; user_score: number; stale: boolean; version: number };

/** The same in documents and events, where every kind has the same fields. */
export type ScoreFields = { user_score: number | null; status: ScoreStatus; stale: boolean; version: number };

export function scoreOf({ user_score, status, stale, version }: ScoreFields): AttachedScore {
  if (status === 'pending' || status === 'failed') return { status, version };
  return user_score === null ? { status: 'failed', version } : { status, user_score, stale, version };
}

export const fieldsOf = (score: AttachedScore): ScoreFields => ({ user_score: null, stale: false, ...score });
