import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** A process of two parts, of which one hangs once it is told to end. */
const hanging = `
  import { closePart } from '${new URL('../../closeable.ts', import.meta.url).href}';
  import { runProcess } from '${new URL('process-edge.ts', import.meta.url).href}';
  setInterval(() => undefined, 1_000);
  const say = (...words) => console.log(JSON.stringify(words));
  const part = (name, close) => closePart(name, close);
  const close = async () => {
    await part('calls', async () => undefined);
    await Promise.all([part('Kafka', () => new Promise(() => undefined)), part('MongoDB', async () => undefined)]);
  };
  setTimeout(() => process.kill(process.pid, 'SIGTERM'), 100);
  const log = { info: say, error: say, fatal: say };
  await runProcess(log, async () => ({ close }), { closeWithin: 300, stopTelemetry: async () => undefined });
`;

test('a process that does not end in time says which of its parts hang', async () => {
  const ended = run(process.execPath, ['--input-type=module', '--eval', hanging]);
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('[{"parts":["Kafka"]},"Did not close within 300 ms"]'),
  });
});
