import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { TextStatus } from '@waypost/contracts/entities/resume';
import type { ApplicationScore as ScoreOfApplication, ScoreCause } from '@waypost/contracts/entities/score';
import { scoreComputed, scoreFailed, scoreOutdated, type ScoreState } from '@waypost/contracts/events/score-events';
import type { Creation, Decision, NewEvent, Stored } from '@waypost/runtime/messaging/stored';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { isFormer, isNewer } from './former-version.ts';
import { inWholePoints } from './score/parts/whole-points.ts';
import { scorerVersion, type ComputedScore } from './score/score.ts';
import { wordsOf } from './score/scored.ts';

/** What a score was computed from. */
export type ScoreInputs = {
  profile_version: number;
  job_version: number;
  job_digest: string;
  text_status: TextStatus;
  text_hash: string | null;
  /** When the post became as it was then; unknown of the first scores. */
  job_changed_at?: string;
};

/** What has left a score behind, and when. */
export type Outdating = { cause: ScoreCause; at: string };

/** The application that is scored. */
type Scored = {
  job_post_id: string;
  user_id: string;
  file_id: string;
  /** The submission of the application that is scored; a new one starts again. */
  submission: number;
  /** The version of the scorer that computed it, or shall. */
  scorer_version: string;
};
export type PendingScore = Scored & { status: 'pending' };
/** `unreadable`: without the text of the resume, which could not be read. */
export type KnownScore = Scored &
  ComputedScore & {
    status: 'ready' | 'unreadable';
    computed_at: string;
    inputs: ScoreInputs;
    /** An input has changed since. */
    stale: boolean;
    /** Why a stale score is stale; absent in the oldest documents. */
    outdated_by?: Outdating;
    /** When the last attempt to compute it again was given up. */
    failed_at?: string;
  };
/** It was given up before there was any; those of before that was written down do not know when. */
export type FailedScore = Scored & { status: 'failed'; failed_at?: string };

/** The score of an application; its id is the application's. */
export type ApplicationScore = PendingScore | KnownScore | FailedScore;

export type ScoredApplication = {
  application_id: string;
  job_post_id: string;
  user_id: string;
  file_id: string;
  submission: number;
};

function pending({ job_post_id, user_id, file_id, submission }: ScoredApplication): PendingScore {
  return { job_post_id, user_id, file_id, submission, scorer_version: scorerVersion, status: 'pending' };
}

export const requestScore = (application: ScoredApplication): Creation<ApplicationScore> => ({
  id: application.application_id,
  value: pending(application),
  events: [],
});

/** Undefined unless the application was submitted again since. */
export function requestAgain(
  current: ApplicationScore,
  application: ScoredApplication,
): Decision<ApplicationScore> | undefined {
  return application.submission > current.submission ? { value: pending(application), events: [] } : undefined;
}

/** There is a number, though perhaps of before an input changed. */
export const isKnown = (score: ApplicationScore): score is KnownScore =>
  score.status === 'ready' || score.status === 'unreadable';

export type Computation = { submission: number; result: ComputedScore; inputs: ScoreInputs; at: string };

/** Undefined when it is about an earlier submission or older inputs, or says nothing new. */
export function completeScore(
  current: ApplicationScore,
  { submission, result, inputs, at }: Computation,
): Decision<ApplicationScore> | undefined {
  if (submission !== current.submission) return undefined;
  if (isKnown(current) && (isOlder(inputs, current.inputs) || isSame(current, result, inputs))) return undefined;
  // A release that runs beside this one knows better, and would compute it again.
  if (isKnown(current) && !current.stale && isNewer(current.scorer_version, result.scorer_version)) return undefined;
  const { job_post_id, user_id, file_id } = current;
  const status = inputs.text_status === 'unreadable' ? 'unreadable' : 'ready';
  const scored = { job_post_id, user_id, file_id, submission };
  return {
    value: { ...scored, ...result, inputs, status, computed_at: at, stale: false },
    events: [told(scoreComputed)],
  };
}

/** Undefined when there is no score yet that could be out of date, or it is marked so. */
export function outdateScore(
  current: ApplicationScore,
  isOutdated: (inputs: ScoreInputs) => boolean,
  outdated_by: Outdating,
): Decision<ApplicationScore> | undefined {
  if (!isKnown(current) || current.stale || !isOutdated(current.inputs)) return undefined;
  return { value: { ...current, stale: true, outdated_by }, events: [told(scoreOutdated)] };
}

/**
 * What was computed before stays, and stays out of date; only where there is nothing is the failure the score. Undefined when it is
 * about an earlier submission.
 */
export function failScore(
  current: ApplicationScore,
  at: string,
  submission = current.submission,
): Decision<ApplicationScore> | undefined {
  if (submission !== current.submission) return undefined;
  const value = isKnown(current) ? current : { ...current, status: 'failed' as const };
  return { value: { ...value, failed_at: at }, events: [told(scoreFailed)] };
}

/** What tells a log that has nothing of a score what it is now; undefined while there has been nothing to tell. */
export function restate(score: Stored<ApplicationScore>): NewEvent | undefined {
  if (score.value.status === 'pending') return undefined;
  if (score.value.status === 'failed') return told(scoreFailed)(score);
  return told(score.value.stale ? scoreOutdated : scoreComputed)(score);
}

/** As others read it. */
export function toScore(score: ApplicationScore): ScoreOfApplication {
  const { status, scorer_version } = score;
  const failed_at = score.status === 'pending' ? null : (score.failed_at ?? null);
  if (!isKnown(score)) return { ...unknown(), status, scorer_version, failed_at };
  const { user_score, left_out, matched_skills, missing_skills, based_on, computed_at, inputs } = score;
  const breakdown = inWholePoints(score.breakdown);
  const found = { user_score, breakdown, left_out, matched_skills, missing_skills, based_on };
  const { profile_version, job_version, job_changed_at = null, text_status: resume } = inputs;
  const computed_from = { profile_version, job_version, job_changed_at, resume };
  const outdated_by = outdatingOf(score);
  const stale = outdated_by !== null;
  return { ...found, status, scorer_version, computed_at, computed_from, stale, outdated_by, failed_at };
}

function outdatingOf({ stale, outdated_by, scorer_version }: KnownScore): ScoreOfApplication['outdated_by'] {
  if (stale) return outdated_by ?? { cause: 'profile', at: null };
  return !isFormer(scorer_version, scorerVersion) ? null : { cause: 'rules', at: null };
}

/** Whether computing it again may say something else. */
export const canBeRefreshed = (score: ApplicationScore): boolean => !isKnown(score) || outdatingOf(score) !== null;

/** The score of an application whose event has not arrived yet. */
export const pendingScore = (): ScoreOfApplication => ({
  ...unknown(),
  status: 'pending',
  scorer_version: scorerVersion,
});

const unknown = () => ({ ...noScore(), computed_from: null, outdated_by: null, failed_at: null });

/** What a score says while there is none. */
export const noScore = () => ({
  user_score: null,
  breakdown: [],
  left_out: [],
  matched_skills: [],
  missing_skills: [],
  based_on: [],
  computed_at: null,
  stale: false,
});

/** Changes with everything of a post that a score looks at, and with nothing else of it. */
export function digestOf(post: JobPost): string {
  const { skills, minimum_yrs_of_exp_needed } = post;
  return derivedId(JSON.stringify([wordsOf(post), skills, minimum_yrs_of_exp_needed]));
}

const isOlder = (inputs: ScoreInputs, than: ScoreInputs) =>
  inputs.profile_version < than.profile_version || inputs.job_version < than.job_version;

/** Whether that says nothing new. */
const isSame = (current: KnownScore, { scorer_version }: ComputedScore, inputs: ScoreInputs) =>
  !current.stale &&
  current.scorer_version === scorer_version &&
  current.inputs.profile_version === inputs.profile_version &&
  current.inputs.job_version === inputs.job_version &&
  current.inputs.text_hash === inputs.text_hash;

function told({ type }: { type: string }) {
  return ({ id, value }: Stored<ApplicationScore>): NewEvent => {
    const { job_post_id, user_id, submission, status, scorer_version } = value;
    const { user_score, stale } = isKnown(value) ? value : noScore();
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
