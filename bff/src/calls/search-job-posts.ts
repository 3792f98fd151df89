import type { UserActor } from '@waypost/contracts/actor';
import { type JobSearchResult, searchJobPosts } from '@waypost/contracts/calls/jobs';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { checkedByOwner } from '@waypost/runtime/service/http/validation';
import { bestMatch } from './best-match.ts';
import type { FindPage, SearchQuery } from './found-page.ts';
import { jobMarks, withMarks } from './job-marks.ts';
import { queryAsItCame } from './query-as-it-came.ts';
import { viewerOf } from './viewer.ts';

export type Search = { client: Client; findPage: FindPage };
type Options = {
  viewer: UserActor | undefined;
  query: SearchQuery;
  signal?: AbortSignal;
};

/** jobs: the page of results and its facets. applications: what the viewer saved and applied to. scoring: its order by match. */
export async function searchAs(
  { client, findPage }: Search,
  { viewer, query, signal }: Options,
): Promise<JobSearchResult> {
  const dashboard = query['dsh_id'];
  const found =
    query['sort'] === 'match'
      ? await bestMatch(client, { viewer, dashboard, query })
      : (await findPage(query, { viewer, ...(signal && { signal }) })).page();
  if (viewer === undefined) return found;
  const ids = [...found.jobs, ...(found.alike?.jobs ?? [])].map((job) => job.id);
  return withMarks(found, await jobMarks(client, viewer, ids, dashboard));
}

const gzipTaken = /(?:^|,)\s*gzip\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i;

export function searchJobPostsRoute(http: ServiceHttp, search: Search) {
  http.route({
    ...searchJobPosts,
    ...checkedByOwner,
    handler: async (request, reply) => {
      const query = queryAsItCame(request);
      const viewer = viewerOf(request.actor);
      if (viewer !== undefined || query['sort'] === 'match') return searchAs(search, { viewer, query });
      const found = await search.findPage(query, { viewer });
      void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
      const packed = gzipTaken.test(String(request.headers['accept-encoding'])) ? found.packed : undefined;
      if (packed) void reply.header('content-encoding', 'gzip');
      return reply.send((packed ?? found.json()) as never);
    },
  });
}
