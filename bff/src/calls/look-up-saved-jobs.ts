import { readSavedJobs } from '@waypost/contracts/calls/applications/saved-jobs';
import { lookUpSavedJobs } from '@waypost/contracts/calls/bff/saved-job-lookup';
import { findPostsAmong } from '@waypost/contracts/calls/jobs/posts-among';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';

/** applications: which posts are saved on the dashboard. jobs: those of them that the words name. Neither can be done without. */
export function lookUpSavedJobsRoute(http: ServiceHttp, { client }: { client: Client }) {
  http.route({
    ...lookUpSavedJobs,
    handler: async (request) => {
      const { dsh_id, entity_text: search, page, limit } = request.query;
      const { saved } = await client.call(readSavedJobs, { body: { user_id: userOf(request).user_id, dsh_id } });
      if (saved.length === 0) return [];
      const ids = saved.map(({ job_post_id }) => job_post_id);
      const { job_posts } = await client.call(findPostsAmong, { body: { ids, search, page, limit } });
      return job_posts.map(({ _id, title, company_name, custom_company, status }) => ({
        job_post_id: _id,
        title,
        company_name: company_name ?? custom_company?.name ?? '',
        status,
      }));
    },
  });
}
