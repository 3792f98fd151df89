import { matchJobPosts } from '@waypost/contracts/calls/scoring';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { Matches } from '../matches.ts';

export function matchJobPostsRoute(http: ServiceHttp, { matches }: { matches: Matches }) {
  http.route({ ...matchJobPosts, handler: ({ body }) => matches.of(body) });
}
