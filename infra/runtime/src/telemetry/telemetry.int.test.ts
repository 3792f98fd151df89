import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** What a process has loaded once telemetry has been imported, and with which environment. */
async function loadedWith(env: Record<string, string>): Promise<string[]> {
  const telemetry = new URL('telemetry.ts', import.meta.url).href;
  const script = `
    import { registerHooks } from 'node:module';
    const urls = [];
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
    const { stopTelemetry } = await import(${JSON.stringify(telemetry)});
    await stopTelemetry();
    console.log(JSON.stringify(urls));
  `;
  const arguments_ = ['--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, arguments_, { env });
  return JSON.parse(stdout) as string[];
}

const ofSdk = (url: string) => url.includes('/@opentelemetry/');

test('without an endpoint nothing of OpenTelemetry is loaded, and nothing sent', async () => {
  expect((await loadedWith({})).filter(ofSdk)).toEqual([]);
});

test('an endpoint turns it on, and a receiver that is away does not keep the process from ending', async () => {
  const loaded = await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  expect(loaded.filter(ofSdk)).not.toEqual([]);
});

test('OTEL_SDK_DISABLED turns it off', async () => {
  const loaded = await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_SDK_DISABLED: 'true' });
  expect(loaded.filter(ofSdk)).toEqual([]);
});
