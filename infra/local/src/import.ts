import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Importer } from '@waypost/jobs/import/importer';
import { openRows } from '@waypost/jobs/import/read-rows';
import { runImport, type Report } from '@waypost/jobs/import/run-import';
import type { Closeable } from '@waypost/runtime/closeable';
import { showProgress } from '@waypost/runtime/operator/progress';
import { readConfig } from '@waypost/runtime/service/config';
import { runOnce, StartError } from '@waypost/runtime/service/process-edge';
import { createLog } from '@waypost/runtime/telemetry/log';
import { openLogFile } from '@waypost/runtime/telemetry/log-file';
import { z } from 'zod';
import { callerFolder, googleClient, localConfig, type LocalConfig } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { knock } from './door/door.ts';
import { importerBehind, localImporter } from './importer.ts';
import { localIssuer } from './product.ts';
import { startServices } from './start-services.ts';

const usage = 'npm run import -- <file.csv|.jsonl> --as <recruiter e-mail>';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

function readArguments(): { file: string; email: string } {
  const { values, positionals } = parseArgs({
    options: { as: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const email = z.email().safeParse(values.as);
  const [file] = positionals;
  if (!file) throw new StartError(`Which file? ${usage}`);
  if (!email.success) throw new StartError(`Under whose name? Give the e-mail address of a recruiter: ${usage}`);
  return { file: resolve(callerFolder(), file), email: email.data };
}

/** The running product where there is one; else its services are started for as long as the import takes. */
async function openImporter(config: LocalConfig): Promise<Importer & Closeable> {
  const running = await knock(config.WAYPOST_DATA);
  if (running) return { ...importerBehind(running), close: async () => undefined };
  await openDataFolder(config.WAYPOST_DATA);
  const log = createLog('import', openLogFile(join(config.WAYPOST_DATA, 'waypost.log')));
  const services = await startServices(config.WAYPOST_DATA, log);
  return { ...localImporter(services.client, localIssuer), close: () => services.close() };
}

function tell({ created, existing, refused }: Report): void {
  const number = (count: number) => count.toLocaleString('en-US');
  for (const { line, reason } of refused) say(`  line ${line}: ${reason}`);
  say(`Imported ${number(created)}, there already ${number(existing)}, refused ${number(refused.length)}.`);
}

async function main(): Promise<void> {
  const { file, email } = readArguments();
  const config = readConfig(localConfig);
  if (googleClient(config))
    throw new StartError(
      'Accounts of Google cannot be found by their address here. Import before you switch to Google.',
    );
  const { size, rows } = await openRows(file);
  const importer = await openImporter(config);
  try {
    const recruiter = await importer.open(email);
    if (recruiter.is_new) say(`${email} is new here: an account with a Recruiter dashboard has been made.`);
    const progress = showProgress(size, 'Reading and publishing');
    try {
      tell(await runImport(importer, recruiter, rows, progress.update));
    } finally {
      progress.stop();
    }
  } finally {
    await importer.close();
  }
}

await runOnce(main);
