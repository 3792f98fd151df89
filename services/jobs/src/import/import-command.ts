import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Closeable } from '@waypost/runtime/closeable';
import { callerFolder } from '@waypost/runtime/operator/config';
import { showProgress } from '@waypost/runtime/operator/progress';
import { StartError } from '@waypost/runtime/service/process-edge';
import { z } from 'zod';
import type { Importer } from './importer.ts';
import { openRows } from './read-rows.ts';
import { runImport, type Report } from './run-import.ts';

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

function tell({ created, existing, refused }: Report): void {
  const number = (count: number) => count.toLocaleString('en-US');
  for (const { line, reason } of refused) say(`  line ${line}: ${reason}`);
  say(`Imported ${number(created)}, there already ${number(existing)}, refused ${number(refused.length)}.`);
}

/** The operator's command `npm run import`: publishes the posts of a file under the name of a recruiter. */
export async function importCommand(openImporter: () => Promise<Importer & Closeable>): Promise<void> {
  const { file, email } = readArguments();
  const { size, rows } = await openRows(file);
  const importer = await openImporter();
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
