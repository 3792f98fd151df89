import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Ran = { code: number; stdout: string; stderr: string };

/** An operator's command as a process of its own, with nothing but the given settings. */
export function runOperator(
  command: 'actor-keys' | 'dead-letters' | 'rebuild',
  args: readonly string[],
  env: Record<string, string>,
): Promise<Ran> {
  const program = fileURLToPath(new URL(`../operator/${command}.ts`, import.meta.url));
  const { promise, resolve } = Promise.withResolvers<Ran>();
  execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) => {
    resolve({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr });
  });
  return promise;
}
