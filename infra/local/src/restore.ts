import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dropDueDigests } from '@waypost/identity/mail/drop-due-digests';
import { openEmbedded } from '@waypost/runtime/embedded/embedded-ports';
import { restore } from '@waypost/runtime/embedded/restore';
import { callerFolder } from '@waypost/runtime/operator/config';
import { showProgress } from '@waypost/runtime/operator/progress';
import { brokenOff, runOnce, StartError } from '@waypost/runtime/service/process/process-edge';
import { folderOfBackups } from './folder-of-backups.ts';

const usage = 'WAYPOST_DATA=<new folder> npm run restore -- <file>';

/** An e-mail that was due since the backup may have been sent. */
async function settle(file: string): Promise<void> {
  const embedded = await openEmbedded({ file });
  try {
    await dropDueDigests(embedded.portsFor('identity').documents, new Date());
  } finally {
    await embedded.close();
  }
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new StartError(`Which backup? ${usage}`);
  const dataFolder = folderOfBackups();
  process.umask(0o077);
  const percent = 100;
  const progress = showProgress(percent, 'Restoring');
  try {
    const signal = brokenOff();
    const onProgress = (done: number, total: number) => {
      signal.throwIfAborted();
      progress.update((done / total) * percent);
    };
    const { made_at } = await restore(resolve(callerFolder(), file), join(dataFolder, 'waypost.db'), {
      settle,
      onProgress,
    });
    progress.stop();
    process.stdout.write(
      `${dataFolder} is as it was at ${made_at}. Start it with npm start; everybody signs in anew, and the search fills itself.\n`,
    );
  } finally {
    progress.stop();
  }
}

await runOnce(main);
