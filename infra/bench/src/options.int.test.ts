import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** @returns how it ended and what it said there. */
function run(program: string, args: readonly string[]): Promise<{ code: unknown; stderr: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: unknown; stderr: string }>();
  const path = fileURLToPath(new URL(`../../${program}/main.ts`, import.meta.url));
  execFile(process.execPath, [path, ...args], { env: {} }, (error, _, stderr) =>
    resolve({ code: error?.code ?? 0, stderr }),
  );
  return promise;
}

test.each([
  ['bench/src/hour', ['--minutes', 'x']],
  ['bench/src/soak', ['--p99', 'x']],
  ['bench/src/game-day', ['kafka-away', '--per-second', 'x']],
  ['bench/src/saved-searches', ['--searches', 'x']],
  ['bench/src', ['--posts', '1.5']],
  ['fuzz/src', ['--seconds', 'x']],
])('%s %j says what is expected, and begins nothing', async (program, args) => {
  const [option, given] = args.slice(-2);
  const { code, stderr } = await run(program, args);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringContaining(`${option} is '${given}'; it has to be a`),
  });
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
