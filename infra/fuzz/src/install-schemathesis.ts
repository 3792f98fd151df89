import { createHash } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import { inherited, type FuzzConfig } from './config.ts';
import { runProgram } from './run-program.ts';

const requirements = fileURLToPath(new URL('../requirements.txt', import.meta.url));

/** Installs what requirements.txt names into the cache of this machine, once, and answers where the program is. */
export async function installSchemathesis({ PYTHON, XDG_CACHE_HOME }: FuzzConfig): Promise<string> {
  const wanted = createHash('sha256').update(await readFile(requirements));
  const folder = join(XDG_CACHE_HOME, 'waypost', `schemathesis-${wanted.digest('hex').slice(0, 12)}`);
  const program = join(folder, 'bin', 'schemathesis');
  // pip writes the programs of a package last.
  if (await stat(program).catch(() => undefined)) return program;
  const install = async (command: string, ...args: string[]) => {
    if ((await runProgram(command, args, { env: inherited() })) !== 0) {
      await rm(folder, { recursive: true, force: true });
      throw new StartError('schemathesis could not be installed; what Python said stands above.');
    }
  };
  await install(PYTHON, '-m', 'venv', '--clear', folder);
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', requirements];
  await install(join(folder, 'bin', 'python'), ...pip);
  return program;
}
