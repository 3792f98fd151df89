import { demoProcesses, processes } from '../service/process/processes.ts';

const entries = Object.entries({ ...processes, ...demoProcesses });

/**
 * What a process is called, by the file that it was started with: as the table of processes says, `infra/local/src/main.ts` waypost,
 * and a command after its file, such as jobs-reindex.
 */
export function processNameOf(entryFile: string): string {
  const [known] = entries.find(([, { entry }]) => entryFile.endsWith(`/${entry}`)) ?? [];
  if (known) return known;
  const [, unit = '', folder, file = ''] = /([\w-]+)\/src\/(?:([\w-]+)\/)?([\w-]+)\.ts$/.exec(entryFile) ?? [];
  const owner = folder ?? (unit === 'local' ? 'waypost' : unit);
  if (file === 'main') return owner;
  return owner ? `${owner}-${file}` : 'waypost';
}
