import type { UserActor } from '@waypost/contracts/actor';
import { reserveResume } from '@waypost/contracts/calls/resumes';
import type { Answer } from '@waypost/contracts/entities/application';
import { AppError, forbidden, invalid } from '@waypost/contracts/errors';
import type { Stored } from '@waypost/runtime/messaging/stored';
import { isDuplicateKey } from '@waypost/runtime/ports/documents';
import type { Client } from '@waypost/runtime/service/calls/client';
import { hashOf, isKeyAlive, requireSameRequest } from '@waypost/runtime/service/http/idempotency';
import type { ApplicantCardStore } from './applicant-card-store.ts';
import type { ApplicationIds } from './application-ids.ts';
import type { ApplicationStore } from './application-store.ts';
import { nextSubmission, releaseKey, submit, submitAgain, type Application, type Submission } from './application.ts';
import type { JobPosts } from './job-posts.ts';
import { mayManage } from './may-manage.ts';
import { answerQuestions } from './screening-answers.ts';

export type ApplyDeps = {
  store: ApplicationStore;
  applicationIds: ApplicationIds;
  cards: ApplicantCardStore;
  posts: JobPosts;
  client: Client;
};

export type ApplyRequest = {
  actor: UserActor;
  job_post_id: string;
  dsh_id: string;
  /** The newest readable one where absent. */
  resume_id?: string;
  answers: readonly Answer[];
  /** As the caller sent it. */
  idempotencyKey: string | undefined;
};

const repeatable = (
  { actor, job_post_id, dsh_id, resume_id, answers }: ApplyRequest,
  idempotencyKey: string,
): Repeatable => ({
  key: `${actor.user_id}:${idempotencyKey}`,
  hash: hashOf({ job_post_id, dsh_id, resume_id, answers }),
});

const mayNotApply = () => forbidden('You do not have permission to apply for this job');

function requireSeekerDashboard({ dashboards }: UserActor, dsh_id: string): void {
  const dashboard = dashboards.find((own) => own.dsh_id === dsh_id);
  if (dashboard?.dsh_type !== 'Job Seeker') throw mayNotApply();
}

/** The post as it is now, if this person may apply to it. */
async function openPost(posts: JobPosts, job_post_id: string, user_id: string) {
  const post = await posts.read(job_post_id);
  if (!post) throw new AppError('not-found', 'Job not found or no longer available');
  if (mayManage({ owner_id: post.created_by }, { user_id })) throw mayNotApply();
  if (post.status !== 'Open') throw invalid('id', 'This job is closed and takes no more applications');
  if (post.apply_link !== undefined) throw invalid('id', 'Applications for this job are taken on its own website');
  return post;
}

async function reserve(
  client: Client,
  body: { application_id: string; submission: number; user_id: string; resume_id?: string },
) {
  try {
    return await client.call(reserveResume, { body });
  } catch (error) {
    const refused = error instanceof AppError && (error.code === 'not-found' || error.code === 'validation-error');
    throw refused ? invalid('user_resume_id', error.message) : error;
  }
}

/** What a caller sends along so that the same call, sent again, makes nothing more. */
type Repeatable = { key: string; hash: string };

/** Whether it was made by this very call. @throws conflict when the key came with something else. */
function isMadeBy(application: Application, call: Repeatable | undefined, at: string): boolean {
  if (!call || application.idempotency_key !== call.key || !isKeyAlive(application.applied_at, at)) return false;
  requireSameRequest(application.request_hash, call.hash);
  return true;
}

/** @throws conflict for a key that has made an application to another post, unless that was long ago. */
async function requireFreshKey(
  store: ApplicationStore,
  call: Repeatable | undefined,
  { application_id, at }: { application_id: string; at: string },
) {
  const [made] = call ? await store.query({ idempotency_key: call.key }) : [];
  if (!made || made.id === application_id) return;
  if (isKeyAlive(made.value.applied_at, at)) {
    throw new AppError('conflict', 'This Idempotency-Key belongs to another application');
  }
  await store.change(made.id, releaseKey);
}

async function save(
  store: ApplicationStore,
  earlier: Stored<Application> | undefined,
  { id, submission, at }: { id: string; submission: Submission; at: string },
) {
  if (earlier) return store.change(earlier.id, (current) => submitAgain(current, submission, at));
  return store.create(submit(id, submission, at));
}

/**
 * Takes an application. Nothing is written unless jobs has confirmed the post and resumes keeps the file; of many
 * that arrive at once one is made.
 * @throws forbidden, not-found, validation-error, already-applied, conflict; unavailable when jobs or resumes is away.
 */
export async function apply(
  { store, applicationIds, cards, posts, client }: ApplyDeps,
  request: ApplyRequest,
): Promise<Stored<Application>> {
  const { actor, job_post_id, dsh_id, resume_id, answers, idempotencyKey } = request;
  const { user_id } = actor;
  requireSeekerDashboard(actor, dsh_id);

  const theirs = async () => (await store.query({ user_id, job_post_id }))[0];
  const at = new Date().toISOString();
  const call = idempotencyKey === undefined ? undefined : repeatable(request, idempotencyKey);
  const asked = Promise.all([openPost(posts, job_post_id, user_id), cards.find(user_id)]);
  // Whoever has applied already is told so first.
  asked.catch(() => undefined);
  const earlier = await theirs();
  const application_id = earlier?.id ?? applicationIds(job_post_id, user_id);
  if (earlier && isMadeBy(earlier.value, call, at)) return earlier;
  await requireFreshKey(store, call, { application_id, at });

  const submission = nextSubmission(earlier?.value);
  const [post, card] = await asked;
  const answered = answerQuestions(post.questions, answers);
  const reserved = await reserve(client, {
    application_id,
    submission,
    user_id,
    ...(resume_id !== undefined && { resume_id }),
  });

  const content: Submission = {
    job_post_id,
    job_post_category: post.job_post_category,
    owner_id: post.created_by,
    owner_type: post.owner_type,
    user_id,
    dsh_id,
    user_resume_id: reserved.resume_id,
    file_id: reserved.file_id,
    file_name: reserved.original_name,
    answers: answered,
    card: card ?? null,
    idempotency_key: call?.key,
    request_hash: call?.hash,
  };
  try {
    return await save(store, earlier, { id: application_id, submission: content, at: new Date().toISOString() });
  } catch (error) {
    // Another request was first; if it was this one, sent twice, both get the same answer.
    const first = await theirs();
    if (first && isMadeBy(first.value, call, at)) return first;
    if (isDuplicateKey(error)) {
      await requireFreshKey(store, call, { application_id: first?.id ?? application_id, at });
      nextSubmission(first?.value);
    }
    throw error;
  }
}
