import { searchJobPosts } from '@waypost/contracts/calls/jobs';
import { actorOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { Client } from '@waypost/runtime/service/client';
import { jobMarks } from './job-marks.ts';
import { viewerOf } from './viewer.ts';

/** jobs: the page of results and its facets. applications: what the viewer saved and applied to. */
export function searchJobPostsRoute(http: ServiceHttp, { client }: { client: Client }) {
  http.route({
    ...searchJobPosts,
    handler: async (request) => {
      const viewer = viewerOf(actorOf(request));
      // As it came: the owner reads the same text that was checked here.
      const { searchParams } = new URL(request.url, 'http://bff');
      const found = await client.call(
        searchJobPosts,
        { querystring: Object.fromEntries(searchParams) },
        { actor: viewer },
      );
      const ids = found.jobs.map((job) => job.id);
      const marksOf = await jobMarks(client, viewer, ids, request.query.dsh_id);
      return { ...found, jobs: found.jobs.map((job) => ({ ...job, ...marksOf(job.id) })) };
    },
  });
}
