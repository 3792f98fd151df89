import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { emailAddress } from '@waypost/contracts/fields';
import type { Closeable } from '@waypost/runtime/closeable';
import { callerFolder } from '@waypost/runtime/operator/config';
import { showProgress } from '@waypost/runtime/operator/progress';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import { z } from 'zod';
import { closeMissing } from './close-missing.ts';
import { openRows, type OpenRows } from './formats/read-rows.ts';
import type { Recruiter } from './import-job-posts.ts';
import type { Importer } from './importer.ts';
import { runImport, type LeftOut, type Report } from './run-import.ts';

const usage = 'npm run import -- <file.csv|.tsv|.jsonl|.json> --as <recruiter e-mail> [--close-missing <at most>]';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

function readArguments(): { file: string; email: string; closeAtMost: number | undefined } {
  const { values, positionals } = parseArgs({
    options: { as: { type: 'string' }, 'close-missing': { type: 'string' } },
    allowPositionals: true,
  });
  const email = emailAddress.safeParse(values.as);
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new StartError(`Which file? ${usage}`);
  if (!email.success) throw new StartError(`Under whose name? Give the e-mail address of a recruiter: ${usage}`);
  const closeAtMost = z.coerce.number().int().positive().optional().safeParse(values['close-missing']);
  if (!closeAtMost.success) throw new StartError(`How many posts may be closed at most? Give a number: ${usage}`);
  return { file: resolve(callerFolder(), file), email: email.data, closeAtMost: closeAtMost.data };
}

const number = (count: number) => count.toLocaleString('en-US');

const shownLength = 40;
function firstOf({ column, count, line, text }: LeftOut, unit: string): string {
  const shown = text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
  return `  ${column}: ${number(count)}, the first in ${unit} ${line} (${JSON.stringify(shown)})`;
}

function tell(
  { created, updated, closed, existing, joined, refused, leftOut }: Report,
  { unread, unit }: OpenRows,
): void {
  for (const { line, reason } of refused) say(`  ${unit} ${line}: ${reason}`);
  if (unread.length > 0) say(`Columns that mean nothing here: ${unread.join(', ')}`);
  if (leftOut.length > 0) say('Left out of posts, as it was not understood:');
  for (const each of leftOut) say(firstOf(each, unit));
  const counts = [
    `Imported ${number(created)}`,
    ...(updated > 0 ? [`changed ${number(updated)}`] : []),
    ...(closed > 0 ? [`closed ${number(closed)}`] : []),
    `there already ${number(existing)}`,
    ...(joined > 0 ? [`joined ${number(joined)} with a row before`] : []),
    `refused ${number(refused.length)}`,
  ];
  say(`${counts.join(', ')}.`);
}

/** @throws StartError where the file does not say for sure what is missing, or too much is. */
async function closeWhatIsMissing(importer: Importer, recruiter: Recruiter, { keys }: Report, most: number) {
  const none = 'No post that is missing in the file was closed';
  if (!keys) throw new StartError(`${none}: a row that was refused has no id, so it may be any of them.`);
  if (keys.size === 0) throw new StartError(`${none}: there is no post in it.`);
  const { missing, closed } = await closeMissing(importer, recruiter, { keys, most });
  if (missing > most) throw new StartError(`${none}: there are ${number(missing)}, more than ${number(most)}.`);
  say(`Closed ${number(closed)} that ${closed === 1 ? 'is' : 'are'} not in the file.`);
}

/** The operator's command `npm run import`: publishes the posts of a file under the name of a recruiter. */
export async function importCommand(openImporter: () => Promise<Importer & Closeable>): Promise<void> {
  const { file, email, closeAtMost } = readArguments();
  const opened = await openRows(file);
  const importer = await openImporter();
  try {
    const recruiter = await importer.open(email);
    if (recruiter.is_new) say(`${email} is new here: an account with a Recruiter dashboard has been made.`);
    const progress = showProgress(opened.size, 'Reading and publishing');
    try {
      const report = await runImport(importer, recruiter, opened.rows, progress.update);
      progress.stop();
      tell(report, opened);
      if (closeAtMost !== undefined) await closeWhatIsMissing(importer, recruiter, report, closeAtMost);
    } finally {
      progress.stop();
    }
  } finally {
    await importer.close();
  }
}
