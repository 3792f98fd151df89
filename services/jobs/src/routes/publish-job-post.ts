import { publishJobPost } from '@waypost/contracts/calls/jobs';
import { limits } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { AppError, forbidden, notFound } from '@waypost/contracts/errors';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Ports } from '@waypost/runtime/ports/ports';
import { requireDashboard, userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { hashOf, requireSameRequest } from '@waypost/runtime/service/http/idempotency';
import { createKeyedMutex } from '@waypost/runtime/service/keyed-mutex';
import { newId } from '@waypost/runtime/service/new-id';
import { idOfKey } from '../id-of-key.ts';
import type { JobPostStore } from '../job-post-store.ts';
import { publish, toJobPost, type Post } from '../job-post.ts';
import type { Lookups } from '../lookups/lookups.ts';
import type { QuestionStore } from '../question-store.ts';
import { resolveContent } from '../resolve-content.ts';

/** The post that was made under the key. @throws conflict, with it, when it was made of another request. */
function sameRequest(made: Stored<Post>, hash: string | undefined): JobPost {
  const job_post = toJobPost(made);
  if (hash !== undefined) requireSameRequest(made.value.request_hash, hash, { job_post });
  return job_post;
}

/** @throws conflict when the dashboard has as many open posts as it may have. */
async function requireRoom(store: JobPostStore, dsh_id: string): Promise<void> {
  const open = await store.collection.countDocuments({ dsh_id, status: 'Open' });
  if (open < limits.openJobPosts) return;
  const message = `You have ${limits.openJobPosts} open job posts on this dashboard, the maximum. Close some first.`;
  throw new AppError('conflict', message);
}

export function publishJobPostRoute(
  http: ServiceHttp,
  deps: { store: JobPostStore; lookups: Lookups; questions: QuestionStore; ports: Pick<Ports, 'documents'> },
) {
  const exclusively = createKeyedMutex(deps.ports.documents, 'open-job-posts');

  http.route({
    ...publishJobPost,
    handler: async (request) => {
      const actor = userOf(request);
      const { dsh_id, create_by: _creator, status: _open, ...written } = request.body;
      const { dsh_type } = requireDashboard(actor, dsh_id);
      if (dsh_type === 'Job Seeker') throw forbidden('Only Recruiters and Referrers can create job posts');

      const at = new Date().toISOString();
      const key = request.headers['idempotency-key'];
      const request_hash = key === undefined ? undefined : hashOf(request.body);
      const asked = { what: 'job-post', user_id: actor.user_id, at };
      const id = key === undefined ? newId() : await idOfKey(deps.store.collection, { ...asked, key });
      return exclusively(dsh_id, async () => {
        const earlier = key === undefined ? undefined : await deps.store.find(id);
        if (earlier) return { job_post: sameRequest(earlier, request_hash) };
        await requireRoom(deps.store, dsh_id);
        const content = await resolveContent(written, id, deps);
        const owner = { user_id: actor.user_id, dsh_id, owner_type: dsh_type };
        const post = publish(content, { id, owner, at, ...(request_hash && { request_hash }) });
        // The same key may have come at the same time, for another dashboard.
        const created = (await deps.store.createIfFree(post)) ?? (await deps.store.find(id));
        if (!created) throw notFound('Job post');
        return { job_post: sameRequest(created, request_hash) };
      });
    },
  });
}
