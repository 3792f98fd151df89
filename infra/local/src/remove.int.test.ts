import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { getCurrentUser } from '@waypost/contracts/calls/identity';
import { getJobPost, publishJobPost, searchJobPosts } from '@waypost/contracts/calls/jobs';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobPostBody } from './testing/job-post-body.ts';
import { signIn, visit } from './testing/person.ts';
import { compiledBefore, startProductProcess, type ProductProcess } from './testing/product-process.ts';

const program = fileURLToPath(new URL('remove.ts', import.meta.url));
const email = 'noor.haddad@example.org';
const patiently = { within: 60_000 };

let product: ProductProcess;
beforeAll(async () => {
  product = await startProductProcess();
});
afterAll(() => product.close());

async function remove(args: readonly string[], typed = ''): Promise<string> {
  const env = { NODE_COMPILE_CACHE: compiledBefore, WAYPOST_DATA: product.dataFolder };
  const child = spawn(process.execPath, [program, ...args], { env });
  child.stdin.end(typed);
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return said + complained;
}
const logText = () => readFile(join(product.dataFolder, 'waypost.log'), 'utf8');
async function publish(title: string) {
  const owner = await signIn(product.url, email, 'Recruiter');
  const { job_post } = await owner.call(publishJobPost, { body: { ...jobPostBody(owner), title } });
  return { owner, id: job_post.id };
}
const read = async (id: string) =>
  (await visit(product.url).call(getJobPost, { params: { id }, querystring: {} })).job_post;
const found = async (keyword: string) =>
  (await visit(product.url).call(searchJobPosts, { querystring: { keyword } })).total;

test('an operator takes down a post: nothing that was written is left, and the search forgets it', async () => {
  const { id } = await publish('Zeppelin cleaner');
  await until(async () => (await found('zeppelin')) === 1, patiently);
  expect(await remove(['post', id], 'yes\n')).toContain('Nothing was removed');
  expect(await read(id)).toMatchObject({ title: 'Zeppelin cleaner', status: 'Open' });

  expect(await remove(['post', id], `${id}\n`)).toMatch(/"Zeppelin cleaner" of .*\n[^]*Removed\.\n$/);
  const post = await read(id);
  expect(post).toMatchObject({ title: 'Removed job post', status: 'Close' });
  expect(JSON.stringify(post)).not.toContain('Zeppelin');
  await until(async () => (await found('zeppelin')) === 0, patiently);
  expect(await remove(['post', id, '--yes'])).toContain('Removed.');
  expect(await logText()).toContain('"security.event":"post.removed-by-operator"');
});

test('an operator removes a person, who is named first: sessions end and posts close as by their own word', async () => {
  const { owner, id } = await publish('Lighthouse keeper');
  expect(await remove(['person', email])).toContain(`<${email}>, ${owner.user_id}`);
  expect((await owner.ask(getCurrentUser, {})).status).toBe(200);
  expect(await remove(['person', email], `${email}\n`)).toContain('Removed.');
  expect((await owner.ask(getCurrentUser, {})).status).toBe(401);
  await until(async () => (await read(id)).status === 'Close', patiently);
  expect(await remove(['person', email])).toBe('Nobody has an account with this e-mail address.\n');
  const log = await logText();
  expect(log).toContain('"security.event":"account.removed-by-operator"');
  expect(log).not.toContain(email);
});

test('says what is no command', async () => {
  expect(await remove(['company', email])).toContain('npm run remove');
  expect(await remove(['person', 'Noor'])).toContain('Which person?');
});

test('what it does not know removes nobody, where it was also told not to ask', async () => {
  const { owner } = await publish('Basket maker');
  expect(await remove(['person', email, '--dry-run', '--yes'])).toContain("Unknown option '--dry-run'");
  expect(await remove(['person', email, 'somebody.else@example.org', '--yes'])).toContain('npm run remove');
  expect((await owner.ask(getCurrentUser, {})).status).toBe(200);
});

test('works on the data of a product that is stopped, too', async () => {
  const { owner } = await publish('Gardener');
  await product.kill('SIGINT');
  expect(await remove(['person', owner.user_id, '--yes'])).toContain('Removed.');
  await product.start();
  expect((await owner.ask(getCurrentUser, {})).status).toBe(401);
});
