import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { engineAddresses } from './config.ts';
import type { ClusterUnderTest } from './start-cluster.ts';

const commands = {
  rebuild: 'infra/runtime/src/operator/rebuild.ts',
  reindex: 'services/jobs/src/reindex.ts',
} as const;

const run = promisify(execFile);

/** An operator's command on a running product. @returns what it says. @throws when it fails. */
export async function operate(
  { mongodbUrl, namespace }: Pick<ClusterUnderTest, 'mongodbUrl' | 'namespace'>,
  command: keyof typeof commands,
  ...args: readonly string[]
): Promise<string> {
  const { path, engines } = engineAddresses();
  const program = fileURLToPath(new URL(`../../../../${commands[command]}`, import.meta.url));
  const env = {
    PATH: path,
    ...engines,
    MONGODB_URL: mongodbUrl,
    WAYPOST_NAMESPACE: namespace,
    WAYPOST_RUNTIME: 'cluster',
  };
  const { stdout } = await run(process.execPath, [program, ...args], { env });
  return stdout;
}
