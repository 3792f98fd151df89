import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { until } from '../../testing/until.ts';
import { newActorKeys } from '../actors/actor-keys.ts';

const main = fileURLToPath(new URL('../../testing/waiting-service.ts', import.meta.url));

let folder: string;
let child: ChildProcess;
let output: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-'));
});
afterEach(async () => {
  child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function start(env: Record<string, string>, program = [main]): Promise<number | null> {
  output = '';
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  child = spawn(process.execPath, program, { env: { PATH, NODE_COMPILE_CACHE, WAYPOST_DATA: folder, ...env } });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  // Not `exit`: what it said last may still be on its way.
  return once(child, 'close').then(([code]) => code as number | null);
}
const said = (text: string | RegExp) => until(async () => output.match(text) ?? undefined, { within: 15_000 });

test('a service that is told to stop answers what it has begun, then exits 0', async () => {
  const exit = start({ PORT: '0' });
  const [url = ''] = await said(/http:\/\/127\.0\.0\.1:\d+/);
  await said('Started');
  const answer = fetch(`${url}/wait-for-stop`);
  await said('Waiting');
  child.kill('SIGTERM');
  expect(await (await answer).json()).toEqual({ stopped: true });
  expect(await exit).toBe(0);
  expect(output).toContain('Closed');
});

test('a second signal right after the first, as npm sends it, still ends it cleanly', async () => {
  const exit = start({ PORT: '0' });
  await said('Started');
  child.kill('SIGINT');
  child.kill('SIGINT');
  expect(await exit).toBe(0);
});

test.each([
  ['an error', 'SIGUSR2', 'Nobody catches this', 'uncaughtException'],
  ['a rejection', 'SIGHUP', 'Nobody waits for this', 'unhandledRejection'],
] as const)('ASVS 16.5.4: %s that nobody catches is logged and said, and ends the process in order', async (...how) => {
  const [, signal, message, origin] = how;
  const exit = start({ PORT: '0' });
  await said('Started');
  child.kill(signal);
  expect(await exit).toBe(70);
  expect(output).toContain(`Something failed that nothing here expects, so this process ends:\nError: ${message}`);
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  const logged = lines.map((line) => JSON.parse(line) as { level: string; origin?: string; msg: string });
  expect(logged).toContainEqual(expect.objectContaining({ level: 'fatal', origin }));
  expect(logged.at(-1)).toMatchObject({ msg: 'Closed' });
});

test('a wrong setting is named with what was found and what is expected', async () => {
  expect(await start({ PORT: 'eighty', LOG_LEVEL: 'loud' })).toBe(1);
  expect(output).toMatch(/PORT\n +found: +'eighty'\n +expected: a port number/);
  expect(output).toMatch(/LOG_LEVEL\n +found: +'loud'/);
  expect(output).not.toContain('    at ');
});

test('a taken port is said, and how to choose another', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  for (const setting of ['PORT', 'HEALTH_PORT']) {
    expect(await start({ [setting]: String(port) })).toBe(1);
    expect(output).toContain(
      `Port ${port} of 127.0.0.1 is taken. Stop what uses it, or choose another, such as ${setting}=${port + 1}.`,
    );
  }
  taken.close();
});

/** What the BFF meets without its pages. */
const unbuilt = `
  import { runService } from '${new URL('run-service.ts', import.meta.url).href}';
  const build = async () => { throw new Error('There are no pages') };
  await runService('bff', () => ({ name: 'bff', build }));
`;

test('what cannot be built leaves its data as whole as it was opened', async () => {
  expect(await start({}, ['--input-type=module', '--eval', unbuilt])).toBe(1);
  expect(output).toContain('There are no pages');
  expect(await readdir(folder)).toEqual(['waypost.db']);
});

test('a server that cannot be reached is named and tried again, alive but not ready, until it is told to stop', async () => {
  const port = await freePort();
  const away = `127.0.0.1:${await freePort()}`;
  const { privateKeys, publicKeys } = await newActorKeys(['jobs']);
  const exit = start({
    WAYPOST_RUNTIME: 'cluster',
    ACTOR_PRIVATE_KEY: privateKeys.jobs,
    ACTOR_PUBLIC_KEYS: publicKeys,
    PORT: String(port),
    MONGODB_URL: `mongodb://someone:hunter2@${away}/?serverSelectionTimeoutMS=100`,
    KAFKA_BROKERS: away,
    REDIS_URL: `redis://${away}`,
  });
  for (const name of ['MongoDB', 'Kafka', 'Redis']) {
    await said(new RegExp(`${name} at \\S*${away}\\S* cannot be reached; trying again in 1 s`));
  }
  await said('Redis at redis://127.0.0.1:\\d+ cannot be reached; trying again in 2 s');
  expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(503);
  expect(output).not.toContain('hunter2');
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});

test('a process of a cluster does not start with keys that no other process knows', async () => {
  expect(await start({ WAYPOST_RUNTIME: 'cluster' })).toBe(1);
  expect(output).toMatch(/ACTOR_PRIVATE_KEY\n +found: +nothing\n +expected: the key that is jobs's alone/);
});

test('a key that is none is refused without being shown', async () => {
  expect(await start({ ACTOR_PRIVATE_KEY: 'hunter2' })).toBe(1);
  expect(output).toContain('ACTOR_PRIVATE_KEY');
  expect(output).not.toContain('hunter2');
});

test.each([
  ['of another process', 'resumes', 'the key of resumes'],
  ['that no set knows', undefined, 'a key that ACTOR_PUBLIC_KEYS does not know'],
] as const)('a process does not start with a key %s', async (_, owner, found) => {
  const { privateKeys, publicKeys } = await newActorKeys(['jobs', 'resumes']);
  const { privateKeys: unknown } = await newActorKeys(['jobs']);
  const ACTOR_PRIVATE_KEY = owner ? privateKeys[owner] : unknown.jobs;
  expect(await start({ WAYPOST_RUNTIME: 'cluster', ACTOR_PRIVATE_KEY, ACTOR_PUBLIC_KEYS: publicKeys })).toBe(1);
  expect(output).toMatch(new RegExp(`ACTOR_PRIVATE_KEY\\n +found: +${found}\\n +expected: the key of jobs`));
});
