import type { UserActor } from '@waypost/contracts/actor';
import { readJobPosts } from '@waypost/contracts/calls/jobs';
import { notFound } from '@waypost/contracts/errors';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ApplicationStore } from './application-store.ts';
import type { Application, PostOwner } from './application.ts';
import { mayManage } from './may-manage.ts';

/** Every application knows the owner of its post, who never changes; jobs is asked only where there is none. */
async function ownerOf(store: ApplicationStore, client: Client, job_post_id: string): Promise<PostOwner | undefined> {
  const [application] = await store.query({ job_post_id }, { limit: 1 });
  if (application) return application.value;
  const { job_posts } = await client.call(readJobPosts, { body: { ids: [job_post_id] } });
  return job_posts[0] && { owner_id: job_posts[0].created_by, owner_type: job_posts[0].owner_type };
}

/** @throws not-found alike for a post that is missing and for somebody else's. */
export async function requirePostOwner(
  { store, client }: { store: ApplicationStore; client: Client },
  actor: Pick<UserActor, 'user_id'>,
  job_post_id: string,
): Promise<PostOwner> {
  const owner = await ownerOf(store, client, job_post_id);
  if (!owner || !mayManage(owner, actor)) throw notFound('Job post');
  return owner;
}

/** @throws not-found alike for an application that is missing and for one that this person may not see. */
export async function requireApplication(
  store: ApplicationStore,
  actor: UserActor,
  id: string,
  mayBe: readonly ('applicant' | 'owner')[],
): Promise<Stored<Application>> {
  const application = await store.find(id);
  const allowed =
    application &&
    ((mayBe.includes('applicant') && application.value.user_id === actor.user_id) ||
      (mayBe.includes('owner') && mayManage(application.value, actor)));
  if (!allowed) throw notFound('Application');
  return application;
}

/** @throws not-found where its person is gone, and their file with them. */
export async function requireSentFile(
  store: ApplicationStore,
  actor: UserActor,
  id: string,
): Promise<Stored<Application>> {
  const application = await requireApplication(store, actor, id, ['applicant', 'owner']);
  if (application.value.is_anonymous) throw notFound('Resume');
  return application;
}
