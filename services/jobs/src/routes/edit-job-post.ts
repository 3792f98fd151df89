import { editJobPost } from '@waypost/contracts/calls/jobs';
import { notFound } from '@waypost/contracts/errors';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { JobPostStore } from '../job-post-store.ts';
import { edit, requireCreator, toJobPost } from '../job-post.ts';
import type { Lookups } from '../lookups/lookups.ts';
import type { QuestionStore } from '../question-store.ts';
import { resolveContent } from '../resolve-content.ts';

export function editJobPostRoute(
  http: ServiceHttp,
  deps: { store: JobPostStore; lookups: Lookups; questions: QuestionStore },
) {
  http.route({
    ...editJobPost,
    handler: async (request) => {
      const { user_id: by } = userOf(request);
      const { id } = request.params;
      const { version, status: _open, ...written } = request.body;
      const current = await deps.store.find(id);
      if (!current) throw notFound('Job post');
      requireCreator(current.value, by);

      const content = await resolveContent(written, id, deps);
      const at = new Date().toISOString();
      const edited = await deps.store.change(id, (post, storedAs) =>
        edit(post, storedAs, { content, by, at, version }),
      );
      return { job_post: toJobPost(edited) };
    },
  });
}
