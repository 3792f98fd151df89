import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { prepareBrowser } from './open-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product listens. */
    url: string;
  }
}

const program = fileURLToPath(new URL('../../infra/local/src/main.ts', import.meta.url));
const startWithin = 120_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts the whole product with a small demo, once for all browser tests, as `npm start` does. With `WAYPOST_URL` the tests
 * walk the product that runs there.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  await prepareBrowser();
  const running = process.env['WAYPOST_URL'];
  if (running !== undefined) {
    project.provide('url', running);
    return undefined;
  }
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'waypost-e2e-'));
  const product = spawn(process.execPath, [program], {
    // One browser here is many people, so the limit of one client does not fit.
    env: { ...process.env, PORT: String(port), WAYPOST_DATA: data, RATE_LIMIT: '100000', WAYPOST_DEMO: 'small' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = `http://localhost:${port}`;
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`Not ready within ${startWithin} ms:\n${said.join('')}`)),
      startWithin,
    );
    const hear = (chunk: Buffer) => {
      said.push(chunk.toString());
      if (!said.join('').includes('Demo data:')) return;
      clearTimeout(late);
      resolve();
    };
    product.stdout.on('data', hear);
    product.stderr.on('data', hear);
    product.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${said.join('')}`)));
  });
  project.provide('url', url);

  return async () => {
    const ended = new Promise((resolve) => product.once('exit', resolve));
    product.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true, force: true });
  };
}
