import type { Closeable } from '@waypost/runtime/closeable';
import type { Door } from '../door/door.ts';
import { createCityFinder } from '../find-cities.ts';
import type { RunningServices } from '../start-services.ts';
import { importPosts, openRecruiter, type Outcome, type Recruiter } from './import-job-posts.ts';
import type { ReadJobPost } from './job-post-of-row.ts';

/** What an import needs of the product, whether it runs in this process or in another one. */
export type Importer = Closeable & {
  open(email: string): Promise<Recruiter>;
  importPosts(recruiter: Recruiter, posts: readonly ReadJobPost[]): Promise<Outcome[]>;
};

export function localImporter(services: RunningServices, issuer: string): Importer {
  const findCity = createCityFinder(services.client);
  return {
    open: (email) => openRecruiter(services.client, { email, issuer }),
    importPosts: (recruiter, posts) => importPosts(services.client, findCity, recruiter, posts),
    close: () => services.close(),
  };
}

export const importerBehind = (door: Door): Importer => ({
  open: (email) => door.ask('open-recruiter', { email }),
  importPosts: (recruiter, posts) => door.ask('import-posts', { recruiter, posts }),
  close: async () => undefined,
});
