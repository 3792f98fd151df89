import type { Closeable } from '@waypost/runtime/closeable';
import { openCaller } from '@waypost/runtime/service/actors/open-caller';
import { readConfig, serviceConfig } from '@waypost/runtime/service/process/config';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import { z } from 'zod';
import { findRecruiter } from './find-recruiter.ts';
import { createImporter, type Importer } from './importer.ts';
import { patientImporter } from './patient-importer.ts';

const importConfig = serviceConfig.extend({
  OIDC_ISSUER: z.url().optional().describe('the provider whose account is meant, where there have been several'),
});

/** Asks the services of the environment, as jobs and with its key. */
export async function openClusterImporter(): Promise<Importer & Closeable> {
  const config = readConfig(importConfig);
  if (config.WAYPOST_RUNTIME !== 'cluster') {
    throw new StartError(
      'This imports into services that run elsewhere (WAYPOST_RUNTIME=cluster); else: npm run import',
    );
  }
  const { client, close } = await openCaller({ name: 'jobs', process: 'jobs' }, config);
  const importer = createImporter(client, (email) => findRecruiter(client, email, config.OIDC_ISSUER));
  return { ...patientImporter(importer, (sentence) => process.stderr.write(`${sentence}\n`)), close };
}
