import { countApplicants, listPostsToReview } from '@waypost/contracts/calls/applications/applicant-counts';
import { listPostedJobs, readPostedJobs } from '@waypost/contracts/calls/jobs/posted-jobs';
import { orWhenAway } from '@waypost/runtime/or-when-away';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { queryAsItCame } from './query-as-it-came.ts';

/**
 * jobs: the page of posts. applications: how many people applied to each, and, for `review`, which posts come first: jobs
 * pages over that order, so that no page repeats or loses a post.
 */
export function listPostedJobsRoute(http: ServiceHttp, { client }: { client: Client }) {
  async function toReview(owner_id: string): Promise<readonly string[]> {
    const answer = await orWhenAway(client.call(listPostsToReview, { body: { owner_id } }), { job_post_ids: [] });
    return answer.job_post_ids;
  }

  async function countsOf(owner_id: string, job_post_ids: string[]) {
    if (job_post_ids.length === 0) return () => null;
    const answer = await orWhenAway(client.call(countApplicants, { body: { owner_id, job_post_ids } }), undefined);
    const counts = new Map(answer?.counts.map(({ job_post_id, ...count }) => [job_post_id, count]));
    return (id: string) => counts.get(id) ?? null;
  }

  http.route({
    ...listPostedJobs,
    handler: async (request) => {
      const actor = userOf(request);
      const { user_id } = actor;
      const query = queryAsItCame(request);
      const first = request.query.sort === 'review' ? await toReview(user_id) : [];
      const { jobs, total } =
        first.length > 0
          ? await client.call(readPostedJobs, { body: { created_by: user_id, query, first: [...first] } })
          : await client.call(listPostedJobs, { querystring: query }, { actor });
      const count = await countsOf(
        user_id,
        jobs.map(({ _id }) => _id),
      );
      return { jobs: jobs.map((job) => ({ ...job, applicants: count(job._id) })), total };
    },
  });
}
