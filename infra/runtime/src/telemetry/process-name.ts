const workers: Readonly<Record<string, string>> = { jobs: 'jobs-indexer', scoring: 'scoring-worker' };

/**
 * What a process is called in traces and metrics, by the file that it was started with: `services/jobs/src/main.ts` is
 * jobs, `services/jobs/src/worker.ts` jobs-indexer, `infra/local/src/main.ts` waypost.
 */
export function processNameOf(entryFile: string): string {
  const [, unit = '', folder, file = ''] = /([\w-]+)\/src\/(?:([\w-]+)\/)?([\w-]+)\.ts$/.exec(entryFile) ?? [];
  const owner = folder ?? (unit === 'local' ? 'waypost' : unit);
  if (file === 'main') return owner;
  if (file === 'worker') return workers[owner] ?? `${owner}-worker`;
  return owner ? `${owner}-${file}` : 'waypost';
}
