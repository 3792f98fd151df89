import { closeImportedPosts, listImportedPosts } from '@waypost/contracts/calls/jobs/job-imports';
import type { CallOutput } from '@waypost/contracts/contract';
import type { Client } from '@waypost/runtime/service/calls/client';
import { createCityFinder } from './find-cities.ts';
import { importPosts, type Outcome, type Recruiter } from './import-job-posts.ts';
import type { ReadJobPost } from './row/job-post-of-row.ts';

/** What an import needs of the product, whether it runs in this process or in another one. */
export type Importer = {
  open(email: string): Promise<Recruiter>;
  importPosts(recruiter: Recruiter, posts: readonly ReadJobPost[]): Promise<Outcome[]>;
  /** The open posts that an import has made, a part at a time. */
  listImported(recruiter: Recruiter, after: string | undefined): Promise<CallOutput<typeof listImportedPosts>>;
  /** @returns how many were open until now. */
  closeImported(recruiter: Recruiter, job_post_ids: readonly string[]): Promise<number>;
};

/** In one turn of who has them, whom others wait for, too. */
const listedAtOnce = 200;

/** @param open whose posts they are, as the way to sign in knows people. */
export function createImporter(client: Client, open: Importer['open']): Importer {
  const findCity = createCityFinder(client);
  return {
    open,
    importPosts: (recruiter, posts) => importPosts(client, findCity, recruiter, posts),
    listImported: ({ user_id }, after) =>
      client.call(listImportedPosts, {
        body: { user_id, limit: listedAtOnce, ...(after !== undefined && { after }) },
      }),
    async closeImported({ user_id }, job_post_ids) {
      const { closed } = await client.call(closeImportedPosts, { body: { user_id, job_post_ids: [...job_post_ids] } });
      return closed;
    },
  };
}
