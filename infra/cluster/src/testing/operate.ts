import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { operations } from '@waypost/runtime/service/process/processes';
import type { ClusterUnderTest } from './start-cluster.ts';

const commands = {
  rebuild: operations.rebuild.entry,
  reindex: operations.reindex.entry,
  import: 'infra/local/src/import.ts',
  sessions: operations.sessions.entry,
  remove: operations.remove.entry,
} as const;

const run = promisify(execFile);

/** An operator's command on a running product. @returns what it says. @throws when it fails. */
export async function operate(
  cluster: Pick<ClusterUnderTest, 'settingsOf' | 'url'>,
  command: keyof typeof commands,
  ...args: readonly string[]
): Promise<string> {
  const program = fileURLToPath(new URL(`../../../../${commands[command]}`, import.meta.url));
  // At a port that is taken, as it is where the environment is that of a process: a command listens nowhere.
  const { port } = new URL(cluster.url);
  const { as } = operations[command];
  const env = { ...cluster.settingsOf(as === 'operator' ? 'jobs' : as), HOST: 'localhost', PORT: port };
  const { stdout } = await run(process.execPath, [program, ...args], { env });
  return stdout;
}
