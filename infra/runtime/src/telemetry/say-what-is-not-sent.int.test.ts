import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

/** A process that traces once and stays; it ends by itself once what it traced has been sent, where that can be. */
function startTraced(OTEL_EXPORTER_OTLP_ENDPOINT: string, after: string) {
  const script = `
    const { stopTelemetry } = await import(${JSON.stringify(new URL('telemetry.ts', import.meta.url).href)});
    const { trace } = await import('@opentelemetry/api');
    trace.getTracer('test').startSpan('call').end();
    ${after};
  `;
  const own = { OTEL_METRICS_EXPORTER: 'none', OTEL_LOGS_EXPORTER: 'none', OTEL_BSP_SCHEDULE_DELAY: '1' };
  const env = { ...process.env, ...own, OTEL_EXPORTER_OTLP_ENDPOINT };
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stderr.setEncoding('utf8');
  return child;
}

async function startReceiver(status: number): Promise<string> {
  const server = createServer((request, response) =>
    request.resume().on('end', () => response.writeHead(status).end()),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ['where something else than a collector is', () => startReceiver(404)],
  ['an address that is none', async () => 'collector'],
])(
  '%s is said',
  async (_, endpoint) => {
    const { stderr } = startTraced(await endpoint(), 'setInterval(() => undefined, 1_000)');
    expect((await once(stderr, 'data'))[0]).toMatch(/^Telemetry, or some of it, is not sent: .+\n$/);
  },
  60_000,
);

test('nothing is said where everything is sent', async () => {
  const child = startTraced(await startReceiver(200), 'await stopTelemetry()');
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  await once(child, 'close');
  expect(said).toBe('');
});
