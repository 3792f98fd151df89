import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { StartRefusal, superviseProcess } from './supervised-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-supervise-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('who waits for a process that refuses to start is told its reason, and where the rest is', async () => {
  const [entry, logFile] = [join(folder, 'refuses.mjs'), join(folder, 'refuses.log')];
  await writeFile(
    entry,
    `process.stdout.write('{"msg":"Waiting for MongoDB"}\\n');
    process.stderr.write('The configuration is not usable:\\n  REDIS_URL\\n    found:    nothing\\n');
    process.exitCode = 1;`,
  );
  const jobs = superviseProcess({ name: 'jobs', entry, env: {}, logFile, readyUrl: 'http://127.0.0.1:9' });
  onTestFinished(() => jobs.close());
  const refusal = await jobs.ready().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect((refusal as StartRefusal).message).toBe(
    `jobs does not start.\nThe configuration is not usable:\n  REDIS_URL\n    found:    nothing\nWhat it said before is in ${logFile}`,
  );
  await expect.poll(() => readFile(logFile, 'utf8')).toContain('Waiting for MongoDB');
});
