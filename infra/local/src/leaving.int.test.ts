import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listApplicants } from '@waypost/contracts/calls/applications';
import { getCurrentUser } from '@waypost/contracts/calls/identity';
import { routes } from '@waypost/contracts/routes';
import { pdfFile } from '@waypost/resumes/testing/resume-files';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Person, signIn } from './testing/person.ts';
import { type ProductProcess, startProductProcess } from './testing/product-process.ts';
import { somebodyWhoLeaves, type SomebodyWhoLeaves } from './testing/somebody-who-leaves.ts';
import { unzip } from './testing/unzip.ts';

vi.setConfig({ testTimeout: 120_000 });

let product: ProductProcess;
let somebody: SomebodyWhoLeaves;
beforeAll(async () => {
  product = await startProductProcess();
  somebody = await somebodyWhoLeaves(product.url);
  await keepMuch(somebody.seeker);
}, 120_000);
afterAll(() => product.close());

const exported = `/api${routes.exportData.url}`;

/** More than fits on the way between two processes, so that a download that is not read on is still being made. */
async function keepMuch(seeker: Person): Promise<void> {
  const file = await pdfFile();
  const filling = `%${randomBytes(900_000).toString('hex')}`;
  for (let count = 0; count < 6; count++) {
    await seeker.uploadResume({ name: `${count}.pdf`, bytes: Buffer.concat([file, Buffer.from(filling)]) });
  }
}

/** Begins a download. @returns all of it, or what had come when it broke off. */
async function beginDownload(seeker: Person): Promise<() => Promise<{ isWhole: boolean; bytes: Buffer }>> {
  const { body } = await seeker.begin(exported);
  const reader = body!.getReader();
  const parts: Uint8Array[] = [];
  const readOn = async () => {
    const { done, value } = await reader.read();
    if (value !== undefined) parts.push(value);
    return !done;
  };
  await readOn();
  return async () => {
    try {
      while (await readOn());
      return { isWhole: true, bytes: Buffer.concat(parts) };
    } catch {
      return { isWhole: false, bytes: Buffer.concat(parts) };
    }
  };
}

/** The files of the data folder, the log of the database included. */
async function filesOnDisk(): Promise<Buffer[]> {
  const files = await readdir(product.dataFolder, { recursive: true, withFileTypes: true });
  const read = (name: string) => readFile(name).catch(() => Buffer.of());
  return Promise.all(files.filter((one) => one.isFile()).map((one) => read(join(one.parentPath, one.name))));
}

/** Which of the words stand in their bytes. */
async function wordsOnDisk(): Promise<string[]> {
  const contents = await filesOnDisk();
  return Object.values(somebody.words).filter((word) => contents.some((bytes) => bytes.includes(word)));
}

test('a download that is killed half-way breaks off, and what came of it opens as nothing', async () => {
  const finish = await beginDownload(somebody.seeker);
  await product.kill('SIGKILL');
  const { isWhole, bytes } = await finish();
  expect(isWhole).toBe(false);
  expect(bytes.subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'));
  await expect(unzip(bytes)).rejects.toThrow('End of central directory record signature not found');
  await product.start();
});

test('SECURITY.md says of each collection whether it is exported, and what becomes of it', async () => {
  const described = await readFile(new URL('../../../SECURITY.md', import.meta.url), 'utf8');
  const bytes = Buffer.concat(await filesOnDisk()).toString('latin1');
  const tables = bytes.matchAll(/CREATE TABLE "documents ([a-z]+\.[a-z-]+)"/g);
  const kept = new Set(Array.from(tables, ([, name]) => name));
  expect(kept.size).toBeGreaterThan(30);
  expect([...kept].filter((name) => !described.includes(`\`${name}\``))).toEqual([]);
});

test('what somebody downloads has everything that they entered, and nothing that others did', async () => {
  const { bytes } = await somebody.seeker.fetchBytes(exported);
  const files = await unzip(bytes);
  const all = Buffer.concat([...files.values()]).toString('latin1');
  for (const [what, word] of Object.entries(somebody.words)) expect(all.includes(word), what).toBe(true);
  expect(all.includes(somebody.recruiter.email)).toBe(false);
  expect(all.includes(somebody.recruiter.user_id)).toBe(false);
});

test('whoever deletes their account leaves no word on the disk, within a minute, and a download that was under way breaks off', async () => {
  const { seeker, recruiter, job_post_id, words } = somebody;
  expect((await wordsOnDisk()).length).toBeGreaterThan(5);
  const finish = await beginDownload(seeker);
  await somebody.delete();
  const { isWhole, bytes } = await finish();
  expect(isWhole).toBe(false);
  await expect(unzip(bytes)).rejects.toThrow('End of central directory record signature not found');
  await until(async () => (await wordsOnDisk()).length === 0, { within: 60_000 });
  const { applicants } = await recruiter.call(listApplicants, { params: { id: job_post_id }, body: {} });
  expect(applicants).toMatchObject([{ is_deleted: true, user_info: null, answers: [], status: 'Applied' }]);
  await expect(seeker.call(getCurrentUser, {})).rejects.toMatchObject({ code: 'unauthenticated' });
  const again = await signIn(product.url, `${words.email}@example.org`, 'Job Seeker');
  expect(again.user_id).not.toBe(seeker.user_id);
});
