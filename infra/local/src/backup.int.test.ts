import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyToJob, listApplicants } from '@waypost/contracts/calls/applications';
import { publishJobPost, searchJobPosts } from '@waypost/contracts/calls/jobs';
import { limits } from '@waypost/contracts/constants';
import { createDigestStore } from '@waypost/identity/mail/digest-store';
import { pdfFile } from '@waypost/resumes/testing/resume-files';
import { openEmbedded } from '@waypost/runtime/embedded/embedded-ports';
import { newId } from '@waypost/runtime/service/new-id';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobPostBody } from './testing/job-post-body.ts';
import { type Person, signIn, visit } from './testing/person.ts';
import { type ProductProcess, startCommand, startProductProcess } from './testing/product-process.ts';

const patiently = { within: 60_000 };
const folder = mkdtempSync(join(tmpdir(), 'waypost-backup-'));
const file = join(folder, 'waypost.backup');
const restored = join(folder, 'restored');

let product: ProductProcess;
let recruiter: Person;
const posts: string[] = [];

beforeAll(async () => {
  // One recruiter publishes here more than a day allows.
  product = await startProductProcess({ RATE_LIMIT: '1000000' });
  recruiter = await signIn(product.url, 'rosa.lind@example.org', 'Recruiter');
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

async function publish(): Promise<void> {
  const { job_post } = await recruiter.call(publishJobPost, { body: jobPostBody(recruiter) });
  posts.push(job_post.id);
}

/** Applies with a resume and waits until the application has its score. */
async function applyAndBeScored(url: string, owner: Person, id: string, email: string): Promise<void> {
  const seeker = await signIn(url, email, 'Job Seeker');
  const { user_id, dsh_id } = seeker;
  const resume = await seeker.uploadResume({ name: 'cv.pdf', bytes: await pdfFile() });
  await until(async () => {
    const body = { user_id, dsh_id, user_resume_id: resume._id };
    return (await seeker.ask(applyToJob, { params: { id }, body })).status === 200;
  }, patiently);
  await until(async () => {
    const { applicants } = await owner.call(listApplicants, { params: { id }, body: {} });
    return applicants.some((one) => one.user_id === user_id && one.user_score !== null);
  }, patiently);
}

const backUp = (...args: string[]) => startCommand('backup', [file, ...args], { WAYPOST_DATA: product.dataFolder });

test('what was acknowledged before a backup began is there after it was restored, and everything works on it', async () => {
  for (let count = 0; count < 5; count++) await publish();
  await applyAndBeScored(product.url, recruiter, posts[0] ?? '', 'ada.byron@example.org');
  const load = { running: true };
  const keepPublishing = async () => {
    while (load.running && posts.length < limits.openJobPosts - 10) await publish();
  };
  const publishing = keepPublishing();
  await until(() => posts.length > 8, patiently);
  const before = [...posts];
  const { code, output } = await backUp().ended;
  load.running = false;
  await publishing;
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/holds everything up to now \([\d.]+ MB\)/),
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const settings = { WAYPOST_DATA: restored };
  const restoring = await startCommand('restore', [file], settings).ended;
  expect(restoring).toEqual({ code: 0, output: expect.stringContaining(`${restored} is as it was at`) });
  const again = await startCommand('restore', [file], settings).ended;
  expect(again).toEqual({ code: 1, output: expect.stringContaining('is not empty') });

  const other = await startProductProcess(settings);
  try {
    // Nobody is signed in any more, and everybody can sign in again.
    const owner = await signIn(other.url, recruiter.email, 'Recruiter');
    expect({ user_id: owner.user_id, dsh_id: owner.dsh_id }).toEqual({
      user_id: recruiter.user_id,
      dsh_id: recruiter.dsh_id,
    });
    // The search has filled itself.
    await until(async () => {
      const { total } = await visit(other.url).call(searchJobPosts, { querystring: {} });
      return total >= before.length;
    }, patiently);
    const missing = [];
    for (const id of before) if ((await owner.send(`/api/job-posts/${id}`)).status !== 200) missing.push(id);
    expect(missing).toEqual([]);
    const { applicants } = await owner.call(listApplicants, { params: { id: before[0] ?? '' }, body: {} });
    expect(applicants).toHaveLength(1);
    expect(applicants[0]?.user_score).toEqual(expect.any(Number));
    await applyAndBeScored(other.url, owner, before[1] ?? '', 'bea.novak@example.org');
  } finally {
    await other.close();
  }
});

test('an e-mail that was due since the backup is not sent after it was restored', async () => {
  const data = join(folder, 'with-digests');
  const backup = join(folder, 'digests.backup');
  const open = (dataFolder: string) => openEmbedded({ file: join(dataFolder, 'waypost.db') });
  mkdirSync(data);
  const before = await open(data);
  const collected = await createDigestStore(before.portsFor('identity').documents);
  const finding = { user_id: newId(), alert: 'daily' as const, job_post_ids: [newId()] };
  const [due, later] = [newId(), newId()];
  await collected.collect({
    ...finding,
    saved_search_id: due,
    at: new Date(Date.now() - 2 * 86_400_000).toISOString(),
  });
  await collected.collect({ ...finding, saved_search_id: later, at: new Date().toISOString() });
  await before.close();

  await startCommand('backup', [backup], { WAYPOST_DATA: data }).ended;
  const target = join(folder, 'restored-digests');
  expect(await startCommand('restore', [backup], { WAYPOST_DATA: target }).ended).toMatchObject({ code: 0 });
  expect(readdirSync(target)).toEqual(['waypost.db']);
  const after = await open(target);
  try {
    const digests = await createDigestStore(after.portsFor('identity').documents);
    const states = (await digests.query({ user_id: finding.user_id })).map(({ value }) => [
      value.saved_search_id,
      value.state,
    ]);
    expect(Object.fromEntries(states)).toEqual({ [due]: 'dropped', [later]: 'collecting' });
  } finally {
    await after.close();
  }
});

test.each(['backup', 'restore'] as const)('%s says that the data of a cluster are elsewhere', async (command) => {
  const { code, output } = await startCommand(command, [join(folder, 'of-a-cluster')], {
    WAYPOST_RUNTIME: 'cluster',
    WAYPOST_DATA: product.dataFolder,
  }).ended;
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('infra/docker/README.md') });
  expect(existsSync(join(folder, 'of-a-cluster'))).toBe(false);
});

test('kill -9 during a backup, of the command or of the product, costs nothing and leaves no half file', async () => {
  // Enough for a moment to be in the middle of.
  await product.kill('SIGINT');
  const embedded = await openEmbedded({ file: join(product.dataFolder, 'waypost.db') });
  const { files } = embedded.portsFor('test');
  const bytes = Buffer.alloc(2_000_000, 'x');
  for (let count = 0; count < 40; count++) await files.put(`big-${count}`, { bytes, contentType: 'text/plain' });
  await embedded.close();
  await product.start();

  rmSync(file, { force: true });
  const partial = `${file}.partial`;
  const halfDone = () => until(() => existsSync(partial) && statSync(partial).size > 1_000_000, patiently);
  const left = () => readdirSync(folder).filter((name) => name.startsWith('waypost.backup'));

  const command = backUp();
  await halfDone();
  command.child.kill('SIGKILL');
  await command.ended;
  await until(() => left().length === 0, patiently);
  expect((await visit(product.url).send('/health/ready')).status).toBe(200);

  await publish();
  const orphaned = backUp();
  await halfDone();
  await product.kill('SIGKILL');
  const { code, output } = await orphaned.ended;
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringContaining('The product ended before it had answered'),
  });
  expect(left()).toEqual([]);

  await product.start();
  for (const id of posts) expect((await recruiter.send(`/api/job-posts/${id}`)).status).toBe(200);
  expect((await backUp().ended).code).toBe(0);
  // And of a product that does not run.
  await product.kill('SIGKILL');
  expect(await backUp().ended).toEqual({ code: 1, output: expect.stringContaining('is there already') });
  expect((await backUp('--replace').ended).code).toBe(0);
});

test('Ctrl-C during a backup of a Waypost that does not run, or during a restore, leaves nothing half done', async () => {
  const restoring = join(folder, 'broken-off', 'waypost.db.partial');
  const restoreIt = () => startCommand('restore', [file], { WAYPOST_DATA: join(folder, 'broken-off') });
  for (const [begin, half] of [
    [() => backUp('--replace'), `${file}.partial`],
    [restoreIt, restoring],
  ] as const) {
    const command = begin();
    await until(() => existsSync(half) && statSync(half).size > 0, patiently);
    command.child.kill('SIGINT');
    expect(await command.ended).toEqual({ code: 1, output: expect.stringContaining('Broken off by SIGINT') });
  }
  expect(readdirSync(folder).filter((name) => name.startsWith('waypost.backup'))).toEqual(['waypost.backup']);
  expect(readdirSync(join(folder, 'broken-off'))).toEqual([]);
  expect((await restoreIt().ended).code).toBe(0);
});
