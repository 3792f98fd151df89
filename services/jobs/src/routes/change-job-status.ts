import { changeJobStatus } from '@waypost/contracts/calls/jobs';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { JobPostStore } from '../job-post-store.ts';
import { changeStatus, toJobPost } from '../job-post.ts';

export function changeJobStatusRoute(http: ServiceHttp, { store }: { store: JobPostStore }) {
  http.route({
    ...changeJobStatus,
    handler: async (request) => {
      const { user_id: by } = userOf(request);
      const { id } = request.params;
      const to = request.body.updated_status;
      const at = new Date().toISOString();
      return { job_post: toJobPost(await store.change(id, (post) => changeStatus(post, { to, by, at }))) };
    },
  });
}
