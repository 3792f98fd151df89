import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listApplicants } from '@waypost/contracts/calls/applications';
import { getCurrentUser } from '@waypost/contracts/calls/identity';
import { routes } from '@waypost/contracts/routes';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signIn } from './testing/person.ts';
import { type ProductProcess, startProductProcess } from './testing/product-process.ts';
import { somebodyWhoLeaves, type SomebodyWhoLeaves } from './testing/somebody-who-leaves.ts';
import { unzip } from './testing/unzip.ts';

vi.setConfig({ testTimeout: 120_000 });

let product: ProductProcess;
let somebody: SomebodyWhoLeaves;
beforeAll(async () => {
  product = await startProductProcess();
  somebody = await somebodyWhoLeaves(product.url);
}, 120_000);
afterAll(() => product.close());

/** Which of the words stand in the bytes of a file of the data folder, the log of the database included. */
async function wordsOnDisk(): Promise<string[]> {
  const files = (await readdir(product.dataFolder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );
  const contents = await Promise.all(
    files.map((one) => readFile(join(one.parentPath, one.name)).catch(() => Buffer.of())),
  );
  return Object.values(somebody.words).filter((word) => contents.some((bytes) => bytes.includes(word)));
}

test('what somebody downloads has everything that they entered, and nothing that others did', async () => {
  const { bytes } = await somebody.seeker.fetchBytes(`/api${routes.exportData.url}`);
  const files = await unzip(bytes);
  const all = Buffer.concat([...files.values()]).toString('latin1');
  for (const [what, word] of Object.entries(somebody.words)) expect(all.includes(word), what).toBe(true);
  expect(all.includes(somebody.recruiter.email)).toBe(false);
  expect(all.includes(somebody.recruiter.user_id)).toBe(false);
});

test('whoever deletes their account leaves no word on the disk, within a minute', async () => {
  const { seeker, recruiter, job_post_id, words } = somebody;
  expect((await wordsOnDisk()).length).toBeGreaterThan(5);
  await somebody.delete();
  await until(async () => (await wordsOnDisk()).length === 0, { within: 60_000 });
  const { applicants } = await recruiter.call(listApplicants, { params: { id: job_post_id }, body: {} });
  expect(applicants).toMatchObject([{ is_deleted: true, user_info: null, answers: [], status: 'Applied' }]);
  await expect(seeker.call(getCurrentUser, {})).rejects.toMatchObject({ code: 'unauthenticated' });
  const again = await signIn(product.url, `${words.email}@example.org`, 'Job Seeker');
  expect(again.user_id).not.toBe(seeker.user_id);
});
