import { listPostedJobs } from '@waypost/contracts/calls/jobs';
import { userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { JobPostStore } from '../job-post-store.ts';
import { toJobPost } from '../job-post.ts';

/** Read from the documents, so that a post just published or closed stands there so. */
export function listPostedJobsRoute(http: ServiceHttp, { store }: { store: JobPostStore }) {
  http.route({
    ...listPostedJobs,
    handler: async (request) => {
      const { dsh_id, status, cityId, page, limit } = request.query;
      const filter = {
        ...(dsh_id === undefined ? { created_by: userOf(request).user_id } : { dsh_id }),
        ...(status && { status }),
        ...(cityId && { 'cities.city_id': { $in: cityId } }),
      };
      const [posts, total] = await Promise.all([
        store.query(filter, { sort: { posted_date: -1, _id: 1 }, skip: (page - 1) * limit, limit }),
        store.collection.countDocuments(filter),
      ]);
      return { jobs: posts.map(toJobPost), total };
    },
  });
}
