import { findPostsAmong } from '@waypost/contracts/calls/posts-among';
import { lookUpSavedJobs } from '@waypost/contracts/calls/saved-job-lookup';
import { readSavedJobs } from '@waypost/contracts/calls/saved-jobs';
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
