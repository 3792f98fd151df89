import { importJobPosts } from '@waypost/contracts/calls/job-imports';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import { derivedId } from '@waypost/runtime/service/derived-id';
import type { JobPostStore } from '../job-post-store.ts';
import { publish } from '../job-post.ts';
import type { Lookups } from '../lookups/lookups.ts';
import type { QuestionStore } from '../question-store.ts';
import { resolveContent } from '../resolve-content.ts';

/** The id comes from the importer's key, so that whoever imports again, or at the same time, finds the post there. */
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
      const results = creations.map(({ id, value }, index) => ({
        import_key: value.import_key ?? '',
        job_post_id: id,
        created: created[index] !== undefined,
      }));
      return { results };
    },
  });
}
