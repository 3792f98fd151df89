import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

type Value = { stringValue?: string };
type Received = {
  resourceLogs: {
    scopeLogs: {
      scope: { name: string };
      logRecords: {
        severityText: string;
        body: Value;
        traceId?: string;
        attributes: { key: string; value: Value }[];
      }[];
    }[];
  }[];
};

/** Takes logs as a collector does, by OTLP over HTTP as JSON. */
async function startReceiver() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void json(request).then((sent) => {
      if (request.url === '/v1/logs') received.push(sent as Received);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    lines: () =>
      received
        .flatMap(({ resourceLogs }) => resourceLogs)
        .flatMap(({ scopeLogs }) => scopeLogs)
        .flatMap(({ scope, logRecords }) => logRecords.map((record) => ({ name: scope.name, ...record }))),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Runs a process that writes to its log as services do, and answers what stood on its own output. */
async function write(env: Record<string, string>): Promise<string> {
  const from = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const script = `
    const { stopTelemetry } = await import(${from('telemetry.ts')});
    const { createLog } = await import(${from('log.ts')});
    const { trace } = await import('@opentelemetry/api');
    const log = createLog('identity');
    trace.getTracer('test').startActiveSpan('call', (span) => {
      log.warn({ request_id: 'r-1', headers: { authorization: 'Bearer secret-of-ines' } }, 'Answered');
      span.end();
    });
    log.debug('Not at this level');
    await stopTelemetry();
  `;
  const arguments_ = ['--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, arguments_, { env });
  return stdout;
}

test('lines of the log are sent where an endpoint is set, with their trace and without secrets', async () => {
  const receiver = await startReceiver();
  try {
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
    const written = await write(settings);
    const [line, ...more] = receiver.lines();
    expect(more).toEqual([]);
    expect(line).toMatchObject({ name: 'identity', severityText: 'warn', body: { stringValue: 'Answered' } });
    expect(line?.attributes).toContainEqual({ key: 'request_id', value: { stringValue: 'r-1' } });
    expect(line?.traceId).toMatch(/^[0-9a-f]{32}$/);
    // It stands where it always does, as well.
    expect(JSON.parse(written)).toMatchObject({ msg: 'Answered', trace_id: line?.traceId });
    expect(JSON.stringify(line) + written).not.toContain('secret-of-ines');
  } finally {
    await receiver.close();
  }
});

test('none are sent where another signal alone has an endpoint, or where they are not wanted', async () => {
  const receiver = await startReceiver();
  const json = { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
  try {
    await write({ ...json, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${receiver.endpoint}/v1/traces` });
    await write({ ...json, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, OTEL_LOGS_EXPORTER: 'none' });
    expect(receiver.lines()).toEqual([]);
  } finally {
    await receiver.close();
  }
});
