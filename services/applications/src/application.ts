import type { ProfileCard } from '@waypost/contracts/calls/identity';
import {
  defaults,
  limits,
  settableStatuses,
  type ApplicantStatus,
  type DashboardType,
} from '@waypost/contracts/constants';
import type { StatusChange } from '@waypost/contracts/entities/application';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { AppError, forbidden, invalid } from '@waypost/contracts/errors';
import {
  applicationAnonymised,
  applicationScored,
  applicationStatusChanged,
  applicationSubmitted,
  type ApplicationState,
} from '@waypost/contracts/events/application-events';
import type { Creation, Decision, NewEvent, Stored } from '@waypost/runtime/messaging/stored';
import { fieldsOf, type AttachedScore } from './attached-score.ts';
import type { ScreeningAnswer } from './screening-answers.ts';

/** The post's owner, by whose dashboard type it is decided which statuses may be set. */
export type PostOwner = { owner_id: string; owner_type: DashboardType };

type Change = StatusChange & {
  /** Set by a choice of the best scored, so that the same choice made twice finds the same people. */
  picked?: true;
};

export type Application = PostOwner & {
  job_post_id: string;
  job_post_category: JobPost['job_post_category'];
  user_id: string;
  dsh_id: string;
  /** Counts how often the person has applied: 1, and more after a withdrawal. */
  submission: number;
  status: ApplicantStatus;
  history: Change[];
  applied_at: string;
  user_resume_id: string;
  file_id: string;
  file_name: string;
  answers: ScreeningAnswer[];
  score: AttachedScore;
  /** The applicant's profile card; null until it has arrived. Lists are filtered and sorted by it. */
  card: ProfileCard | null;
  /** `<user id>:<Idempotency-Key>` of the submission, until it expires and is sent with another one. */
  idempotency_key?: string;
  /** The hash of the request that brought the `Idempotency-Key`. */
  request_hash?: string;
  /** Whoever applied has deleted their account: ids, dates and status are all that is left. */
  is_anonymous?: true;
};

/** Everything that a submission brings along. */
export type Submission = Pick<
  Application,
  | 'job_post_id'
  | 'job_post_category'
  | 'owner_id'
  | 'owner_type'
  | 'user_id'
  | 'dsh_id'
  | 'user_resume_id'
  | 'file_id'
  | 'file_name'
  | 'answers'
  | 'card'
> & { idempotency_key: string | undefined; request_hash?: string | undefined };

const alreadyApplied = () => new AppError('already-applied', 'You have already applied for this job');

/** Whether one more change can be kept. */
export const hasRoom = ({ history }: Application): boolean => history.length < limits.statusChanges;

/** @throws conflict when no more changes can be kept. */
function requireRoom(application: Application): void {
  if (hasRoom(application)) return;
  throw new AppError('conflict', 'The status of this application was changed too often to be changed once more');
}

/**
 * The number of the next submission, from 1. @throws already-applied unless there is no application yet or it was withdrawn;
 * forbidden once the account is deleted; conflict after too many changes of status.
 */
export function nextSubmission(earlier: Application | undefined): number {
  if (!earlier) return 1;
  // An application that was under way when the account was deleted would be kept for ever.
  if (earlier.is_anonymous) throw forbidden('This account has been deleted');
  if (earlier.status !== 'Withdrawn') throw alreadyApplied();
  requireRoom(earlier);
  return earlier.submission + 1;
}

function submitted(submission: Submission, at: string) {
  const { idempotency_key, request_hash, ...content } = submission;
  return {
    ...content,
    ...(idempotency_key !== undefined && { idempotency_key }),
    ...(request_hash !== undefined && { request_hash }),
    status: defaults.applicantStatus,
    applied_at: at,
  };
}

/** A first application. Its id says nothing of whose it is: who reviews blindly sees it. */
export function submit(id: string, submission: Submission, at: string): Creation<Application> {
  const value: Application = {
    ...submitted(submission, at),
    submission: 1,
    history: [{ from: null, to: 'Applied', by: submission.user_id, at }],
    score: { status: 'pending', version: 0 },
  };
  return { id, value, events: [told(applicationSubmitted)] };
}

function withoutKey(application: Application): Application {
  const { idempotency_key: _key, request_hash: _hash, ...kept } = application;
  return kept;
}

/** The key may stand for something else from now on. Tells nobody: nobody else knows of keys. */
export const releaseKey = (current: Application): Decision<Application> => ({
  value: withoutKey(current),
  events: [],
});

/** Applying again after a withdrawal: the same application, whose history goes on. @throws already-applied, forbidden, conflict. */
export function submitAgain(current: Application, submission: Submission, at: string): Decision<Application> {
  const value: Application = {
    ...withoutKey(current),
    ...submitted(submission, at),
    submission: nextSubmission(current),
    history: [...current.history, { from: current.status, to: 'Applied', by: submission.user_id, at }],
    score: { status: 'pending', version: current.score.version },
  };
  return { value, events: [told(applicationSubmitted)] };
}

/** @throws validation-error for a status that the owner's type of dashboard may not set. */
export function requireSettable(owner_type: DashboardType, status: ApplicantStatus): void {
  const settable: readonly ApplicantStatus[] = settableStatuses[owner_type];
  if (!settable.includes(status)) {
    throw invalid('changed_status', `Under a ${owner_type} dashboard, choose one of: ${settable.join(', ')}`);
  }
}

type Decided = {
  to: ApplicantStatus;
  from?: ApplicantStatus | undefined;
  by: string;
  at: string;
  picked?: boolean;
};

/**
 * Undefined where nothing is to be changed: the same status already.
 * @throws conflict where it was withdrawn by the applicant, no longer has the status `from`, if one is named, or can keep no more
 * changes.
 */
export function changeStatus(current: Application, change: Decided): Decision<Application> | undefined {
  const { to, from, by, at, picked } = change;
  if (current.status === to) return undefined;
  if (current.status === 'Withdrawn') throw new AppError('conflict', 'The application was withdrawn');
  if (from !== undefined && current.status !== from) {
    throw new AppError('conflict', `The status was changed meanwhile: it is ${current.status}`);
  }
  // Whoever owns the post could else keep somebody from withdrawing.
  if (to !== 'Withdrawn') requireRoom(current);
  const entry: Change = { from: current.status, to, by, at, ...(picked && { picked: true }) };
  const value: Application = { ...current, status: to, history: [...current.history, entry] };
  return { value, events: [told(applicationStatusChanged)] };
}

/** Whether the last thing that happened to it was being picked as one of the best, from `from` to `to`. */
export function wasPicked({ history }: Application, from: ApplicantStatus, to: ApplicantStatus): boolean {
  const last = history.at(-1);
  return last?.picked === true && last.from === from && last.to === to;
}

const saysNothing = ({ is_anonymous, dsh_id, file_name, answers, card, idempotency_key, request_hash }: Application) =>
  is_anonymous && ![dsh_id, file_name, answers[0], card, idempotency_key, request_hash].some(Boolean);

/** Removes everything about the person; undefined where that was done already. */
export function anonymise(current: Application): Decision<Application> | undefined {
  if (saysNothing(current)) return undefined;
  const value: Application = {
    ...withoutKey(current),
    dsh_id: '',
    file_name: '',
    answers: [],
    score: { status: 'failed', version: current.score.version },
    card: null,
    is_anonymous: true,
  };
  return { value, events: [told(applicationAnonymised)] };
}

/** Undefined for a score of an earlier submission or of nobody, and for one that is not newer than what is there. */
export function attachScore(
  current: Application,
  score: AttachedScore,
  submission: number,
): Decision<Application> | undefined {
  if (current.is_anonymous || submission !== current.submission) return undefined;
  if (score.version <= current.score.version) return undefined;
  return { value: { ...current, score }, events: [told(applicationScored)] };
}

/** Whatever of their profile somebody saves, it is the next version of their card. */
const saysTheSame = (one: ProfileCard, other: ProfileCard): boolean =>
  (Object.keys({ ...one, ...other }) as (keyof ProfileCard)[]).every(
    (name) => name === 'version' || name === 'updated_at' || one[name] === other[name],
  );

/** Whether a card is not older than the one that is there, and says something else. */
export const saysMore = (card: ProfileCard, kept: ProfileCard | null): boolean =>
  !kept || (kept.version <= card.version && !saysTheSame(kept, card));

/** Undefined when the card says nothing new, or is of nobody. Tells nobody: the profile's own event has. */
export function attachCard(current: Application, card: ProfileCard): Decision<Application> | undefined {
  if (current.is_anonymous || !saysMore(card, current.card)) return undefined;
  return { value: { ...current, card }, events: [] };
}

const told =
  ({ type }: { type: string }) =>
  (application: Stored<Application>): NewEvent => ({ type, data: stateOf(application) });

/** The event that tells a new log what an application is now; listeners go by the state in it, so one type serves for all. */
export const restate = told(applicationSubmitted);

function stateOf({ id, value }: Stored<Application>): ApplicationState {
  const { job_post_id, job_post_category, user_id, owner_id, file_id, submission, status, score } = value;
  return {
    application_id: id,
    job_post_id,
    job_post_category,
    user_id,
    owner_id,
    file_id,
    submission,
    status,
    user_score: fieldsOf(score).user_score,
    score_status: score.status,
  };
}
