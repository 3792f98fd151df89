import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchJobPosts } from '@waypost/contracts/calls/jobs';
import { signIn } from '@waypost/local/testing/person';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operate } from './testing/operate.ts';
import { type ClusterUnderTest, startCluster } from './testing/start-cluster.ts';

const word = `q${randomUUID().replaceAll('-', '').slice(0, 12)}`;

let cluster: ClusterUnderTest;
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-import-'));
  file = join(folder, 'posts.csv');
  await writeFile(file, `title,company,location,description\nBaker ${word},Ovenly,"Leeds, UK",Bakes bread\n`);
  cluster = await startCluster();
}, 240_000);
afterAll(async () => {
  await cluster.close();
  await rm(folder, { recursive: true });
});

test('posts are imported into services that run, under the name of a recruiter who has signed in', async () => {
  const email = `rosa.${randomUUID()}@example.org`;
  await expect(operate(cluster, 'import', file, '--as', email)).rejects.toThrow(
    `Nobody has signed in as ${email} yet.`,
  );
  const recruiter = await signIn(cluster.url, email, 'Recruiter');
  expect(await operate(cluster, 'import', file, '--as', email)).toContain('Imported 1, there already 0, refused 0.');
  expect(await operate(cluster, 'import', file, '--as', email)).toContain('Imported 0, there already 1, refused 0.');
  const found = () => recruiter.call(searchJobPosts, { querystring: { keyword: word } });
  await until(async () => (await found()).total === 1, { within: 60_000 });

  await writeFile(file, `title,company,location,description\nMiller ${word},Ovenly,"Leeds, UK",Mills grain\n`);
  const closing = (most: string) => operate(cluster, 'import', file, '--as', email, '--close-missing', most);
  await expect(closing('some')).rejects.toThrow('How many posts may be closed at most? Give a number');
  expect(await closing('1')).toContain('Imported 1, there already 0, refused 0.\nClosed 1 that is not in the file.');
  const titles = async (status: string) =>
    (await found()).jobs.filter((job) => job.status === status).map((job) => job.title);
  await until(async () => (await titles('Close')).includes(`Baker ${word}`), { within: 30_000 });
  await until(async () => (await titles('Open')).join() === `Miller ${word}`, { within: 30_000 });
});
