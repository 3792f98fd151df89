import { publishJobPost } from '@waypost/contracts/calls/jobs';
import { forbidden } from '@waypost/contracts/errors';
import { requireDashboard, userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import { isDuplicateKey } from '@waypost/runtime/ports/documents';
import { derivedId, newId } from '@waypost/runtime/service/new-id';
import { publish, toJobPost } from '../job-post.ts';
import type { JobPostStore } from '../job-post-store.ts';
import type { Lookups } from '../lookups/lookups.ts';
import type { QuestionStore } from '../question-store.ts';
import { resolveContent } from '../resolve-content.ts';

export function publishJobPostRoute(
  http: ServiceHttp,
  deps: { store: JobPostStore; lookups: Lookups; questions: QuestionStore },
) {
  http.route({
    ...publishJobPost,
    handler: async (request) => {
      const actor = userOf(request);
      const { dsh_id, create_by: _creator, status: _open, ...written } = request.body;
      const { dsh_type } = requireDashboard(actor, dsh_id);
      if (dsh_type === 'Job Seeker') throw forbidden('Only Recruiters and Referrers can create job posts');

      const key = request.headers['idempotency-key'];
      const id = key === undefined ? newId() : derivedId('job-post', actor.user_id, key);
      const earlier = key === undefined ? undefined : await deps.store.find(id);
      if (earlier) return { job_post: toJobPost(earlier) };
      const content = await resolveContent(written, id, deps);
      const owner = { user_id: actor.user_id, dsh_id, owner_type: dsh_type };
      const { state, events } = publish(content, { id, owner, at: new Date().toISOString() });
      const created = await deps.store.create(state, events).catch(async (error: unknown) => {
        // The same key at the same time.
        const made = isDuplicateKey(error) ? await deps.store.find(id) : undefined;
        if (!made) throw error;
        return made;
      });
      return { job_post: toJobPost(created) };
    },
  });
}
