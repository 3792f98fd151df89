import { closeImportedPosts, listImportedPosts } from '@waypost/contracts/calls/jobs/job-imports';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { JobPostStore } from '../job-post-store.ts';
import { changeStatus } from '../job-post.ts';

export function listImportedPostsRoute(http: ServiceHttp, { store }: { store: JobPostStore }) {
  http.route({
    ...listImportedPosts,
    handler: async ({ body: { user_id, after, limit } }) => {
      const filter = { created_by: user_id, ...(after !== undefined && { _id: { $gt: after } }) };
      const projection = { status: 1, import_key: 1 } as const;
      const found = await store.collection.find(filter, { projection, sort: { _id: 1 }, limit }).toArray();
      const job_posts = found.flatMap(({ _id, status, import_key }) =>
        status === 'Open' && import_key !== undefined ? [{ job_post_id: _id, import_key }] : [],
      );
      const last = found.length < limit ? undefined : found.at(-1)?._id;
      return { job_posts, ...(last !== undefined && { next: last }) };
    },
  });
}

export function closeImportedPostsRoute(http: ServiceHttp, { store }: { store: JobPostStore }) {
  http.route({
    ...closeImportedPosts,
    handler: async ({ body: { user_id: by, job_post_ids } }) => {
      const at = new Date().toISOString();
      const closed = await Promise.all(job_post_ids.map((id) => closeImported(store, id, { by, at })));
      return { closed: closed.filter(Boolean).length };
    },
  });
}

/** Whether it was open until now. */
async function closeImported(
  store: JobPostStore,
  id: string,
  { by, at }: { by: string; at: string },
): Promise<boolean> {
  let wasOpen = false;
  await store.changeIfThere(id, (post) => {
    wasOpen = post.status === 'Open' && post.import_key !== undefined;
    return wasOpen ? changeStatus(post, { to: 'Close', by, at }) : undefined;
  });
  return wasOpen;
}
