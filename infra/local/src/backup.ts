import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUpDataFile } from '@waypost/runtime/embedded/back-up';
import { removeUnfinished } from '@waypost/runtime/embedded/backup-file';
import { callerFolder } from '@waypost/runtime/operator/config';
import { showProgress } from '@waypost/runtime/operator/progress';
import { brokenOff, runOnce, StartError } from '@waypost/runtime/service/process/process-edge';
import { knock } from './door/door.ts';
import { folderOfBackups } from './folder-of-backups.ts';

const usage = 'npm run backup -- <file> [--replace]';

function readArguments() {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new StartError(`Into which file? ${usage}`);
  return { file: resolve(callerFolder(), file), replace: values.replace };
}

/** The running product writes it itself, since nobody else can read its data file; else this process does. */
async function main(): Promise<void> {
  const { file, replace } = readArguments();
  const dataFolder = folderOfBackups();
  process.umask(0o077);
  const percent = 100;
  const progress = showProgress(percent, 'Backing up');
  const onProgress = (done: number, total: number) => progress.update((done / total) * percent);
  const door = await knock(dataFolder);
  try {
    const { bytes } = door
      ? await door.ask('back-up', { file, replace }, ({ done, total }) => onProgress(done, total))
      : await backUpDataFile(join(dataFolder, 'waypost.db'), file, { replace, onProgress, signal: brokenOff() });
    progress.stop();
    process.stdout.write(`${file} holds everything up to now (${(bytes / 1_000_000).toFixed(1)} MB).\n`);
  } catch (error) {
    progress.stop();
    // What a product that was killed could not take away itself.
    if (door && !(await knock(dataFolder))) await removeUnfinished(file);
    throw error;
  }
}

await runOnce(main);
