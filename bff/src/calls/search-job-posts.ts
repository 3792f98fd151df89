import { searchJobPosts } from '@waypost/contracts/calls/jobs';
import { actorOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { Client } from '@waypost/runtime/service/client';
import { bestMatch } from './best-match.ts';
import { jobMarks } from './job-marks.ts';
import { viewerOf } from './viewer.ts';

/** jobs: the page of results and its facets. applications: what the viewer saved and applied to. scoring: its order by match. */
export function searchJobPostsRoute(http: ServiceHttp, { client }: { client: Client }) {
  http.route({
    ...searchJobPosts,
    handler: async (request) => {
      const viewer = viewerOf(actorOf(request));
      const { sort, dsh_id } = request.query;
      // As it came: the owner reads the same text that was checked here.
      const query = Object.fromEntries(new URL(request.url, 'http://bff').searchParams);
      const found =
        sort === 'match'
          ? await bestMatch(client, { viewer, dashboard: dsh_id, query })
          : await client.call(searchJobPosts, { querystring: query }, { actor: viewer });
      const { jobs, alike } = found;
      const ids = [...jobs, ...(alike?.jobs ?? [])].map((job) => job.id);
      const marksOf = await jobMarks(client, viewer, ids, dsh_id);
      const marked = (listed: typeof jobs) => listed.map((job) => ({ ...job, ...marksOf(job.id) }));
      return { ...found, jobs: marked(jobs), ...(alike && { alike: { ...alike, jobs: marked(alike.jobs) } }) };
    },
  });
}
