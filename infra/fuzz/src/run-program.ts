import { spawn } from 'node:child_process';
import { StartError } from '@waypost/runtime/service/process/process-edge';

/** Runs a program where people see what it says, and answers its exit code. @throws StartError where there is no such program. */
export function runProgram(
  program: string,
  args: readonly string[],
  { env, cwd }: { env: Readonly<Record<string, string>>; cwd?: string },
): Promise<number | null> {
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env, ...(cwd && { cwd }) })
    .once('error', (error) => reject(new StartError(`${program} cannot be run: ${error.message}`)))
    .once('close', resolve);
  return promise;
}
