import { importJobPosts } from '@waypost/contracts/calls/jobs/job-imports';
import { accountGone } from '@waypost/contracts/errors';
import { derivedId } from '@waypost/runtime/service/derived-id';
import type { ForgetIfGone } from '@waypost/runtime/service/gone-people';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { JobPostStore } from '../job-post-store.ts';
import { importAgain, publish, type ComingAgain } from '../job-post.ts';
import type { Lookups } from '../lookups/lookups.ts';
import type { QuestionStore } from '../question-store.ts';
import { resolveContent } from '../resolve-content.ts';

/** The id comes from the importer's key, so that whoever imports again, or at the same time, finds the post there. */
export function importJobPostsRoute(
  http: ServiceHttp,
  deps: { store: JobPostStore; lookups: Lookups; questions: QuestionStore; forgetIfGone: ForgetIfGone },
) {
  http.route({
    ...importJobPosts,
    handler: async ({ body: { user_id: by, dsh_id, dsh_type, job_posts } }) => {
      const owner = { user_id: by, dsh_id, owner_type: dsh_type };
      const at = new Date().toISOString();
      const coming = await Promise.all(
        job_posts.map(async ({ import_key, status, posted_date, ...written }) => {
          const id = derivedId('job-post', by, import_key);
          const content = await resolveContent(written, id, deps);
          return { id, import_key, status, content, ...(posted_date && { posted_date }) };
        }),
      );
      const created = await deps.store.createMany(
        coming.map(({ content, ...publishing }) => publish(content, { ...publishing, owner, at })),
      );
      const results = await Promise.all(
        coming.map(async ({ id, import_key, status, content }, index) => {
          const isNew = created[index] !== undefined;
          const changed = isNew ? undefined : await comeAgain(deps.store, id, { content, status, by, at });
          return {
            import_key,
            job_post_id: id,
            created: isNew,
            updated: changed === 'Open',
            closed: changed === 'Close',
          };
        }),
      );
      // An import takes minutes, and is no call of its person, after which they would be forgotten again.
      if (await deps.forgetIfGone(by)) throw accountGone();
      return { results };
    },
  });
}

/** The status of the post where this has changed it. */
async function comeAgain(store: JobPostStore, id: string, coming: ComingAgain) {
  let changed: 'Open' | 'Close' | undefined;
  await store.changeIfThere(id, (post, storedAs) => {
    const decision = importAgain(post, storedAs, coming);
    changed = decision?.value.status;
    return decision;
  });
  return changed;
}
