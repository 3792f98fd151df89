import { findPostsAmong } from '@waypost/contracts/calls/jobs/posts-among';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { JobPostStore } from '../job-post-store.ts';
import { pageAmongPosts } from '../posts-among.ts';

export function findPostsAmongRoute(http: ServiceHttp, { store }: { store: JobPostStore }) {
  http.route({ ...findPostsAmong, handler: ({ body }) => pageAmongPosts(store, body) });
}
