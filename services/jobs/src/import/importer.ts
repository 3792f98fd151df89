import type { Client } from '@waypost/runtime/service/calls/client';
import { createCityFinder } from './find-cities.ts';
import { importPosts, type Outcome, type Recruiter } from './import-job-posts.ts';
import type { ReadJobPost } from './job-post-of-row.ts';

/** What an import needs of the product, whether it runs in this process or in another one. */
export type Importer = {
  open(email: string): Promise<Recruiter>;
  importPosts(recruiter: Recruiter, posts: readonly ReadJobPost[]): Promise<Outcome[]>;
};

/** @param open whose posts they are, as the way to sign in knows people. */
export function createImporter(client: Client, open: Importer['open']): Importer {
  const findCity = createCityFinder(client);
  return { open, importPosts: (recruiter, posts) => importPosts(client, findCity, recruiter, posts) };
}
