import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publishJobPost } from '@waypost/contracts/calls/jobs';
import { freePort } from '@waypost/runtime/testing/free-port';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { knock } from './door/door.ts';
import { jobPostBody } from './testing/job-post-body.ts';
import { signIn, visit } from './testing/person.ts';
import { runToEnd, startCommand, startProductProcess, type ProductProcess } from './testing/product-process.ts';

/** Runs all the time, in the way of those who want its port or its folder. */
let product: ProductProcess;
/** A folder that was left in good order. */
let sound: string;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-start-up-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

beforeAll(async () => {
  product = await startProductProcess();
  await product.kill('SIGINT');
  sound = await mkdtemp(join(tmpdir(), 'waypost-sound-'));
  await cp(product.dataFolder, sound, { recursive: true });
  await product.start();
});
afterAll(async () => {
  await product.close();
  await rm(sound, { recursive: true });
});

/** Starts where that must fail. What it says is for people: no stack. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const { code, output } = await runToEnd({ PORT: String(await freePort()), WAYPOST_DEMO: '0', ...settings });
  expect({ code, output }).toEqual({ code: 1, output: expect.not.stringContaining('    at ') });
  return output;
}

/** What lies in a folder, but for the log, which every start adds to. */
async function contents(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => name !== 'waypost.log');
  const hashes = names.toSorted().map(async (name) => {
    const bytes = await readFile(join(folder, name));
    return [name, createHash('sha256').update(bytes).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

describe('a data folder', () => {
  // Offset 60 is the user version (https://sqlite.org/fileformat.html#the_database_header).
  const damages: [string, (bytes: Buffer) => Buffer, string][] = [
    [
      'from a newer version',
      (bytes) => Buffer.concat([bytes.subarray(0, 60), Buffer.from([0, 0, 0, 99]), bytes.subarray(64)]),
      'was written by a newer Waypost: its format is 99',
    ],
    ['damaged at its beginning', (bytes) => bytes.fill(0x5a, 0, 4096), 'is not a Waypost data file, or its beginning'],
    ['damaged within', (bytes) => bytes.fill(0x5a, 4096), 'is damaged: '],
    ['cut off', (bytes) => bytes.subarray(0, bytes.length / 2), 'is damaged: '],
  ];

  test.each(damages)('%s is refused with a way out, and left as it is', async (_how, damage, sentence) => {
    const folder = await newFolder();
    await cp(sound, folder, { recursive: true });
    const file = join(folder, 'waypost.db');
    await writeFile(file, damage(await readFile(file)));
    const before = await contents(folder);
    const said = await refusal({ WAYPOST_DATA: folder });
    expect(said).toContain(`${file} ${sentence}`);
    expect(said).toContain('Choose another folder with WAYPOST_DATA');
    expect(await contents(folder)).toEqual(before);
  });

  test('in use is refused, and who uses it goes on', async () => {
    const said = await refusal({ WAYPOST_DATA: product.dataFolder });
    expect(said).toMatch(/is in use by another running Waypost \(process \d+\)\. Stop that one, or choose another/);
    expect((await visit(product.url).send('/health/ready')).status).toBe(200);
  });

  test('that is a file is refused, and the file stays', async () => {
    const file = join(await newFolder(), 'notes');
    await writeFile(file, 'not a folder');
    const said = await refusal({ WAYPOST_DATA: file });
    expect(said).toMatch(/WAYPOST_DATA\s+found: .*\/notes' .*\s+expected: a folder that can be written to/);
    expect(await readFile(file, 'utf8')).toBe('not a folder');
  });
});

describe('a port', () => {
  test('that another Waypost has is named, and how to choose another', async () => {
    const said = await refusal({ PORT: String(product.port), WAYPOST_DATA: await newFolder() });
    expect(said).toContain(`Port ${product.port} of localhost is taken`);
    expect(said).toContain(`PORT=${product.port + 1}`);
  });

  test('that another program has on one of the addresses of localhost is refused too', async () => {
    const stranger = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => stranger.listen(port, '127.0.0.1', resolve));
    const said = await refusal({ PORT: String(port), WAYPOST_DATA: await newFolder() });
    await new Promise((resolve) => stranger.close(resolve));
    expect(said).toContain(`Port ${port} of localhost is taken`);
  });
});

test('wrong settings are all named at once, before anything is written', async () => {
  const folder = await newFolder();
  const ofParts = { CLAMD_URL: 'clamd', SMTP_URL: 'mail.example.org' };
  const said = await refusal({ PORT: 'abc', WAYPOST_DEMO: 'yes', ...ofParts, WAYPOST_DATA: join(folder, 'new') });
  expect(said).toMatch(/PORT\s+found: +'abc'\s+expected: a port number from 1 to 65535/);
  expect(said).toMatch(
    /WAYPOST_DEMO\s+found: +'yes'\s+expected: 1 to begin with demo data, small with an eighth of it, 0 to begin empty/,
  );
  expect(said).toContain("SMTP_URL\n    found:    'mail.example.org'");
  expect(said).toContain("CLAMD_URL\n    found:    'clamd'");
  expect(await readdir(folder)).toEqual([]);
});

test('Ctrl-C ends it within 3 seconds with open pages, and the next start has everything', async () => {
  const recruiter = await signIn(product.url, 'rosa.lind@example.org', 'Recruiter');
  const live = await recruiter.openLiveStream();
  const { job_post } = await recruiter.call(publishJobPost, { body: jobPostBody(recruiter) });

  const asked = performance.now();
  const { code } = await product.kill('SIGINT');
  const took = performance.now() - asked;
  await live.ended;
  await product.start();

  expect(code).toBe(0);
  expect(took).toBeLessThan(3_000);
  const answer = await recruiter.send(`/api/job-posts/${job_post.id}`);
  expect(JSON.parse(answer.text)).toMatchObject({ job_post: { title: job_post.title } });
});

test('the address is said as soon as pages are served, while the demo data comes in, and Ctrl-C ends it in order', async () => {
  const filling = await startProductProcess({ WAYPOST_DEMO: '1' });
  onTestFinished(() => filling.close());
  expect((await fetch(filling.url)).status).toBe(200);
  const { code, output } = await filling.kill('SIGINT');
  expect(code).toBe(0);
  expect(output).not.toContain('Demo data:');
  expect(output).not.toContain('could not be loaded');
});

test('a demo that is there is not loaded again', async () => {
  const door = await knock(product.dataFolder);
  await door?.ask('begin-demo', undefined);
  await door?.ask('finish-demo', undefined);
  const again = startCommand('load-demo', [], { WAYPOST_DATA: product.dataFolder, WAYPOST_DEMO: 'small' });
  expect(await again.ended).toEqual({ code: 0, output: '' });
});

test('a process is called by its name where processes are listed', async () => {
  const listed = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(product.pid())]);
  expect(listed.stdout.trim()).toBe('waypost');
});
