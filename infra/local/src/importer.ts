import { openAccount } from '@waypost/demo/open-account';
import { createImporter, type Importer } from '@waypost/jobs/import/importer';
import type { Client } from '@waypost/runtime/service/client';
import type { Door } from './door/door.ts';

/** With the local provider whoever has an address may be made a recruiter. */
export const localImporter = (client: Client, issuer: string): Importer =>
  createImporter(client, (email) => openAccount({ client, issuer }, { email, role: 'Recruiter' }));

export const importerBehind = (door: Door): Importer => ({
  open: (email) => door.ask('open-recruiter', { email }),
  importPosts: (recruiter, posts) => door.ask('import-posts', { recruiter, posts }),
});
