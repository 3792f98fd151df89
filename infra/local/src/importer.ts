import { googleIssuer } from '@waypost/bff/config';
import { openAccount } from '@waypost/demo/open-account';
import { findRecruiter } from '@waypost/jobs/import/find-recruiter';
import { createImporter, type Importer } from '@waypost/jobs/import/importer';
import type { Client } from '@waypost/runtime/service/calls/client';
import { googleClient, localIssuer, type LocalConfig } from './config.ts';
import type { Door } from './door/door.ts';

/** The local provider signs in whoever has an address, so its recruiter may be made; who comes by Google has signed in before. */
export const localImporter = (client: Client, config: LocalConfig): Importer =>
  createImporter(client, (email) =>
    googleClient(config)
      ? findRecruiter(client, email, googleIssuer)
      : openAccount({ client, issuer: localIssuer }, { email, role: 'Recruiter' }),
  );

export const importerBehind = (door: Door): Importer => ({
  open: (email) => door.ask('open-recruiter', { email }),
  importPosts: (recruiter, posts) => door.ask('import-posts', { recruiter, posts }),
  listImported: (recruiter, after) => door.ask('list-imported', { recruiter, after }),
  closeImported: (recruiter, job_post_ids) => door.ask('close-imported', { recruiter, job_post_ids }),
});
