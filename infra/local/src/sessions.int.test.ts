import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCurrentUser } from '@waypost/contracts/calls/identity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from './testing/person.ts';
import { startCommand, startProductProcess, type ProductProcess } from './testing/product-process.ts';

const email = 'noor.haddad@example.org';

let product: ProductProcess;
beforeAll(async () => {
  product = await startProductProcess();
});
afterAll(() => product.close());

async function operate(...args: string[]): Promise<string> {
  const { output } = await startCommand('sessions', args, { WAYPOST_DATA: product.dataFolder }).ended;
  return output;
}

test('an operator lists and ends the sessions of a person while the product runs, and their live streams', async () => {
  const person = await signIn(product.url, email, 'Job Seeker');
  const stream = await person.openLiveStream();
  expect(await operate('list', email)).toContain(person.user_id);
  expect(await operate('end', email)).toBe('Ended: 1\n');
  await stream.ended;
  expect((await person.ask(getCurrentUser, {})).status).toBe(401);
  expect(await operate('list', email)).toBe('No open sessions.\n');
  const log = await readFile(join(product.dataFolder, 'waypost.log'), 'utf8');
  expect(log).toContain('"security.event":"session.ended-by-operator"');
  expect(log).not.toContain(email);
});

test('says who is not known and what is no command', async () => {
  expect(await operate('list', 'nobody@example.org')).toBe('Nobody has an account with this e-mail address.\n');
  expect(await operate('end', 'nobody')).toContain('Give an e-mail address');
  expect(await operate('kill', email)).toContain('npm run sessions');
  expect(await operate('end', email, 'somebody.else@example.org')).toContain('npm run sessions');
});

test('knows nobody where there are no data, and makes none', async () => {
  const nowhere = join(product.dataFolder, 'nowhere');
  for (const [command, args] of [
    ['sessions', ['list', email]],
    ['remove', ['person', email, '--yes']],
  ] as const) {
    const { code, output } = await startCommand(command, args, { WAYPOST_DATA: nowhere }).ended;
    expect([code, output]).toEqual([1, expect.stringContaining(`There is no ${join(nowhere, 'waypost.db')}`)]);
  }
  expect(existsSync(nowhere)).toBe(false);
});

test('works on the data of a product that is stopped, too', async () => {
  await signIn(product.url, email, 'Job Seeker');
  await product.kill('SIGINT');
  expect(await operate('end', email)).toBe('Ended: 1\n');
});
