import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { TextStatus } from '@waypost/contracts/entities/resume';
import type { Score, ScoreStatus } from '@waypost/contracts/entities/score';
import { scoreComputed, scoreFailed, scoreOutdated, type ScoreState } from '@waypost/contracts/events/score-events';
import type { Creation, Decision, NewEvent, Stored } from '@waypost/runtime/messaging/stored';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { scorerVersion, type ComputedScore } from './score/score.ts';

/** What a score was computed from. */
export type ScoreInputs = {
  profile_version: number;
  job_version: number;
  job_digest: string;
  text_status: TextStatus;
  text_hash: string | null;
};

/** The score of an application; its id is the application's. */
export type ApplicationScore = ComputedScoreOrNone & {
  job_post_id: string;
  user_id: string;
  file_id: string;
  /** Which submission of the application it is about; a new one starts again. */
  submission: number;
  status: ScoreStatus;
  computed_at: string | null;
  stale: boolean;
  /** Null until it is computed. */
  inputs: ScoreInputs | null;
  /** When the last attempt to compute it was given up. */
  failed_at?: string;
};

type ComputedScoreOrNone = Omit<ComputedScore, 'user_score'> & { user_score: number | null };

export type ScoredApplication = {
  application_id: string;
  job_post_id: string;
  user_id: string;
  file_id: string;
  submission: number;
};

const notComputed = {
  user_score: null,
  breakdown: [],
  matched_skills: [],
  missing_skills: [],
  scorer_version: scorerVersion,
  status: 'pending',
  computed_at: null,
  stale: false,
  inputs: null,
} as const;

export function requestScore({
  application_id,
  job_post_id,
  user_id,
  file_id,
  submission,
}: ScoredApplication): Creation<ApplicationScore> {
  const value = { job_post_id, user_id, file_id, submission, ...pending() };
  return { id: application_id, value, events: [] };
}

/** Undefined unless the application was submitted again since. */
export function requestAgain(
  current: ApplicationScore,
  { file_id, submission }: ScoredApplication,
): Decision<ApplicationScore> | undefined {
  if (submission <= current.submission) return undefined;
  const { failed_at: _failed, ...kept } = current;
  return { value: { ...kept, file_id, submission, ...pending() }, events: [] };
}

export type Computation = { submission: number; result: ComputedScore; inputs: ScoreInputs; at: string };

/** Undefined when it is about an earlier submission or older inputs, or says nothing new. */
export function completeScore(
  current: ApplicationScore,
  { submission, result, inputs, at }: Computation,
): Decision<ApplicationScore> | undefined {
  if (submission !== current.submission || isOlder(inputs, current.inputs)) return undefined;
  if (!current.stale && current.scorer_version === result.scorer_version && sameInputs(inputs, current.inputs))
    return undefined;
  const { failed_at: _failed, ...kept } = current;
  const status = inputs.text_status === 'unreadable' ? ('unreadable' as const) : ('ready' as const);
  const value = { ...kept, ...result, inputs, status, computed_at: at, stale: false };
  return { value, events: [told(scoreComputed)] };
}

/** Undefined when there is no score yet that could be out of date, or it is marked so. */
export function outdateScore(
  current: ApplicationScore,
  isOutdated: (inputs: ScoreInputs) => boolean,
): Decision<ApplicationScore> | undefined {
  if (current.inputs === null || current.stale || !isOutdated(current.inputs)) return undefined;
  return { value: { ...current, stale: true }, events: [told(scoreOutdated)] };
}

/** What was computed before stays, and stays out of date; only where there is nothing is the failure the score. */
export function failScore(current: ApplicationScore, at: string): Decision<ApplicationScore> {
  const value =
    current.inputs === null ? { ...current, failed_at: at, status: 'failed' as const } : { ...current, failed_at: at };
  return { value, events: [told(scoreFailed)] };
}

/** What tells a log that has nothing of a score what it is now; undefined while there has been nothing to tell. */
export function restate(stored: Stored<ApplicationScore>): NewEvent | undefined {
  const score = stored.value;
  if (score.inputs === null && score.status === 'pending') return undefined;
  return told(score.status === 'failed' ? scoreFailed : score.stale ? scoreOutdated : scoreComputed)(stored);
}

/** As others read it. */
export function toScore(score: ApplicationScore): Score {
  const { user_score, status, breakdown, matched_skills, missing_skills, scorer_version, computed_at, inputs } = score;
  const stale = score.stale || (inputs !== null && scorer_version !== scorerVersion);
  return { user_score, status, breakdown, matched_skills, missing_skills, scorer_version, computed_at, stale };
}

/** The score of an application whose event has not arrived yet. */
export const pendingScore = (): Score => {
  const { inputs: _inputs, ...score } = pending();
  return score;
};

/** Changes with everything of a post that a score looks at, and with nothing else of it. */
export function digestOf(post: JobPost): string {
  const { title, description, responsibility, minimum_qualification, preferred_qualification } = post;
  const { skills, minimum_yrs_of_exp_needed } = post;
  const texts = [title, description, responsibility, minimum_qualification, preferred_qualification];
  return derivedId(...texts, JSON.stringify([skills, minimum_yrs_of_exp_needed]));
}

const pending = () => ({ ...notComputed, breakdown: [], matched_skills: [], missing_skills: [] });

const isOlder = (inputs: ScoreInputs, than: ScoreInputs | null) =>
  than !== null && (inputs.profile_version < than.profile_version || inputs.job_version < than.job_version);

const sameInputs = (a: ScoreInputs, b: ScoreInputs | null) =>
  b !== null &&
  a.profile_version === b.profile_version &&
  a.job_version === b.job_version &&
  a.text_hash === b.text_hash;

function told({ type }: { type: string }) {
  return ({ id, value }: Stored<ApplicationScore>): NewEvent => {
    const { job_post_id, user_id, submission, user_score, status, stale, scorer_version } = value;
    const data: ScoreState = {
      application_id: id,
      job_post_id,
      user_id,
      submission,
      user_score,
      status,
      stale,
      scorer_version,
    };
    return { type, data };
  };
}
