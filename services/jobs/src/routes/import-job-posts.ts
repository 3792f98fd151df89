import { importJobPosts } from '@waypost/contracts/calls/job-imports';
import { derivedId } from '@waypost/runtime/service/derived-id';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { JobPostStore } from '../job-post-store.ts';
import { changeStatus, publish } from '../job-post.ts';
import type { Lookups } from '../lookups/lookups.ts';
import type { QuestionStore } from '../question-store.ts';
import { resolveContent } from '../resolve-content.ts';

/** The id comes from the importer's key, so that whoever imports again, or at the same time, finds the post there. What is over where it comes from is closed. */
export function importJobPostsRoute(
  http: ServiceHttp,
  deps: { store: JobPostStore; lookups: Lookups; questions: QuestionStore },
) {
  http.route({
    ...importJobPosts,
    handler: async ({ body: { user_id, dsh_id, dsh_type, job_posts } }) => {
      const owner = { user_id, dsh_id, owner_type: dsh_type };
      const at = new Date().toISOString();
      const creations = await Promise.all(
        job_posts.map(async ({ import_key, status, posted_date, ...written }) => {
          const id = derivedId('job-post', user_id, import_key);
          const content = await resolveContent(written, id, deps);
          return publish(content, { id, owner, at, status, import_key, ...(posted_date && { posted_date }) });
        }),
      );
      const created = await deps.store.createMany(creations);
      const results = await Promise.all(
        creations.map(async ({ id, value: { import_key = '', status } }, index) => {
          const isNew = created[index] !== undefined;
          const closed = !isNew && status === 'Close' && (await close(deps.store, id, { by: user_id, at }));
          return { import_key, job_post_id: id, created: isNew, closed };
        }),
      );
      return { results };
    },
  });
}

/** Whether it was open until now. */
async function close(store: JobPostStore, id: string, { by, at }: { by: string; at: string }): Promise<boolean> {
  let wasOpen = false;
  await store.changeIfThere(id, (post) => {
    wasOpen = post.status === 'Open';
    return changeStatus(post, { to: 'Close', by, at });
  });
  return wasOpen;
}
