import { listFoundJobPosts } from '@waypost/contracts/calls/jobs/best-match';
import { limits } from '@waypost/contracts/constants';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { JobFinder } from '../search/job-search.ts';

export function listFoundJobPostsRoute(http: ServiceHttp, { search }: { search: JobFinder }) {
  http.route({
    ...listFoundJobPosts,
    handler: async ({ body }) => {
      const whole = { ...body.query, sort: undefined, page: 1, limit: limits.matched, isBrief: true, near: body.near };
      const { jobs } = await search.search(whole, new Date());
      return {
        posts: jobs.map(({ _id, version, created_by }) => ({ job_post_id: _id, version, created_by })),
      };
    },
  });
}
