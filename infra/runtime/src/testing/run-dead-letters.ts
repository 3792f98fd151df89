import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../operator/dead-letters.ts', import.meta.url));

/** The operator's command as a process of its own, with nothing but the given settings. */
export function runDeadLetters(
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number; stdout: string; stderr: string }>();
  execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) => {
    resolve({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr });
  });
  return promise;
}
