import { readFoundJobPosts } from '@waypost/contracts/calls/jobs/best-match';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { findPage, type PageFinder } from './search-job-posts.ts';

export function readFoundJobPostsRoute(http: ServiceHttp, finder: PageFinder) {
  http.route({
    ...readFoundJobPosts,
    handler: ({ body }) => findPage(finder, { ...body.query, sort: undefined, first: body.first }),
  });
}
