import { listPostsToReview } from '@waypost/contracts/calls/applications/applicant-counts';
import { defaults, limits } from '@waypost/contracts/constants';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { ApplicationStore } from '../application-store.ts';

/** Posts with equally many new applicants are ordered by id, so that pages neither repeat nor lose one. */
export function listPostsToReviewRoute(http: ServiceHttp, { store }: { store: ApplicationStore }) {
  http.route({
    ...listPostsToReview,
    handler: async (request) => {
      const { owner_id } = request.body;
      const waiting = store.collection.find(
        { owner_id, status: defaults.applicantStatus },
        { projection: { job_post_id: 1 }, limit: limits.applicantsToReview },
      );
      const counts = new Map<string, number>();
      for await (const { job_post_id } of waiting) counts.set(job_post_id, (counts.get(job_post_id) ?? 0) + 1);
      const ids = [...counts]
        .toSorted(([a, most], [b, fewer]) => fewer - most || (a < b ? -1 : 1))
        .map(([job_post_id]) => job_post_id);
      return { job_post_ids: ids.slice(0, limits.postsToReview) };
    },
  });
}
