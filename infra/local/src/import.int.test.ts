import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { googleIssuer } from '@waypost/bff/config';
import { createDashboard, signInUser } from '@waypost/contracts/calls/identity';
import { searchJobPosts } from '@waypost/contracts/calls/jobs';
import { away } from '@waypost/contracts/errors';
import { closeMissing } from '@waypost/jobs/import/close-missing';
import type { Importer } from '@waypost/jobs/import/importer';
import { openRows } from '@waypost/jobs/import/read-rows';
import { runImport } from '@waypost/jobs/import/run-import';
import type { Closeable } from '@waypost/runtime/closeable';
import { explainToOperator } from '@waypost/runtime/service/process/process-edge';
import { until } from '@waypost/runtime/testing/until';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localConfig } from './config.ts';
import { doorCommands } from './door/door-commands.ts';
import { knock, openDoor } from './door/door.ts';
import { importerBehind, localImporter } from './importer.ts';
import { startServices, type RunningServices } from './start-services.ts';

const config = localConfig.parse({});
const withGoogle = localConfig.parse({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });

let folder: string;
let services: RunningServices;
let door: Closeable;
let importer: Importer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-door-'));
  services = await startServices(folder, pino({ level: 'silent' }));
  const { client } = services;
  const commands = doorCommands({ services, importer: localImporter(client, config), log: pino({ level: 'silent' }) });
  door = await openDoor(commands, folder);
  const found = await knock(folder);
  if (!found) throw new Error('nobody opened');
  importer = importerBehind(found);
});
afterAll(async () => {
  await services.close();
  await rm(folder, { recursive: true });
});

async function importFile(name: string, content: string) {
  const file = join(folder, name);
  await writeFile(file, content);
  const { rows } = await openRows(file);
  return runImport(importer, await importer.open('rhea.lomax@example.org'), rows);
}

const csv = `title,company,location,description,salary
Baker,Ovenly,"Leeds, UK",Bakes bread,"£26,000 a year"
Baker,Ovenly,"Leeds, UK",Bakes bread,"£26,000 a year"
,Ovenly,Leeds,No title,
Miller,Ovenly,"Nowhereham, UK",Mills grain,good
`;

test('posts come in through the running product, the same rows once, and the others with a reason', async () => {
  expect(await importFile('a.csv', csv)).toEqual({
    keys: undefined,
    created: 2,
    updated: 0,
    closed: 0,
    existing: 0,
    joined: 1,
    refused: [{ line: 4, reason: 'no title' }],
    leftOut: [{ column: 'salary', count: 1, line: 5, text: 'good' }],
  });
  expect(await importFile('a.csv', csv)).toMatchObject({ created: 0, existing: 2, joined: 1 });

  const { jobs } = await until(
    async () => {
      const answer = await services.client.call(searchJobPosts, { querystring: { keyword: 'Ovenly' } });
      return answer.total === 2 && answer;
    },
    { within: 10_000 },
  );
  const baker = jobs.find(({ title }) => title === 'Baker');
  expect(baker).toMatchObject({
    cities: [{ city_id: expect.any(String), name: 'Leeds' }],
    expected_max_ctc: { currency: 'GBP', amount: 26_000 },
    custom_company: { name: 'Ovenly' },
  });
  expect(jobs.find(({ title }) => title === 'Miller')?.cities).toEqual([{ name: 'Nowhereham, United Kingdom' }]);
});

test('a post that is over where it comes from is closed when it comes again', async () => {
  const rows = (status: string) => `id,title,description,status\nBK-1,Sifter,Sifts flour,${status}\n`;
  expect(await importFile('over.csv', rows('open'))).toMatchObject({ created: 1, closed: 0 });
  expect(await importFile('over.csv', rows('filled'))).toMatchObject({ created: 0, closed: 1, existing: 0 });
  expect(await importFile('over.csv', rows('filled'))).toMatchObject({ created: 0, closed: 0, existing: 1 });
});

test('a post that was changed where it comes from is changed here, and found by its new words', async () => {
  const rows = (text: string) => `id,title,description\nBK-2,Kneader,${text}\n`;
  expect(await importFile('changed.csv', rows('Kneads dough'))).toMatchObject({ created: 1, updated: 0 });
  expect(await importFile('changed.csv', rows('Kneads croissantium'))).toMatchObject({ created: 0, updated: 1 });
  expect(await importFile('changed.csv', rows('Kneads croissantium'))).toMatchObject({ updated: 0, existing: 1 });
  const search = { querystring: { keyword: 'croissantium' } };
  await until(async () => (await services.client.call(searchJobPosts, search)).total === 1, { within: 10_000 });
});

test('what is no longer in the file is closed, unless it is more than was said', async () => {
  const recruiter = await importer.open('mira.okafor@example.org');
  const importRows = async (ids: readonly string[]) => {
    const file = join(folder, 'missing.csv');
    await writeFile(file, `id,title,description\n${ids.map((id) => `${id},Glazier ${id},Cuts glass\n`).join('')}`);
    const { keys = new Set<string>() } = await runImport(importer, recruiter, (await openRows(file)).rows);
    return keys;
  };
  const open = async () => (await importer.listImported(recruiter, undefined)).job_posts.length;
  await importRows(['GL-1', 'GL-2', 'GL-3']);
  expect(await open()).toBe(3);
  const keys = await importRows(['GL-3']);
  expect(await closeMissing(importer, recruiter, { keys, most: 1 })).toEqual({ missing: 2, closed: 0 });
  expect(await open()).toBe(3);
  expect(await closeMissing(importer, recruiter, { keys, most: 2 })).toEqual({ missing: 2, closed: 2 });
  expect(await open()).toBe(1);
  expect(await closeMissing(importer, recruiter, { keys, most: 2 })).toEqual({ missing: 0, closed: 0 });
});

test('a recruiter who is not there is made, once', async () => {
  expect(await importer.open('new.one@example.org')).toMatchObject({ is_new: true });
  expect(await importer.open('new.one@example.org')).toMatchObject({ is_new: false });
});

test('who signs in with Google is found by the address, once they have signed in and are a recruiter', async () => {
  const email = 'g.olsen@example.org';
  const { client } = services;
  const ofGoogle = localImporter(client, withGoogle);
  // An account of the local provider with the same address is somebody else's.
  await importer.open(email);
  await expect(ofGoogle.open(email)).rejects.toThrow(`Nobody has signed in as ${email} yet.`);

  const body = { iss: googleIssuer, sub: '1', email, first_name: 'Greta', last_name: 'Olsen' };
  const { user_id } = await client.call(signInUser, { body }).then(({ userInfos }) => ({ user_id: userInfos._id }));
  await expect(ofGoogle.open(email)).rejects.toThrow(`${email} has no Recruiter dashboard yet.`);

  const actor = { kind: 'user', user_id, dashboards: [] } as const;
  const { dsh_id } = await client.call(createDashboard, { body: { dsh_type: 'Recruiter' } }, { actor });
  expect(await ofGoogle.open(email.toUpperCase())).toEqual({ user_id, dsh_id, is_new: false });
});

test('what is away is told through the door as to who asks without one: which service, and why', async () => {
  const why = new Error('connect ECONNREFUSED 127.0.0.1:3101');
  const silent = away(new Error('identity at http://127.0.0.1:3101 does not answer', { cause: why }));
  const elsewhere = await mkdtemp(join(folder, 'other-'));
  const log = pino({ level: 'silent' });
  const open = () => Promise.reject(silent);
  const other = await openDoor(doorCommands({ services, importer: { ...importer, open }, log }), elsewhere);
  const asked = (await knock(elsewhere))?.ask('open-recruiter', { email: 'rhea.lomax@example.org' });
  const refused = await asked?.catch((error: unknown) => error);
  await other.close();
  expect(explainToOperator(refused)).toBe(explainToOperator(silent));
});

test('only who can read the data folder comes in', async () => {
  const file = join(folder, 'door.json');
  expect((await stat(file)).mode & 0o077).toBe(0);
  const { url } = JSON.parse(await readFile(file, 'utf8')) as { url: string };
  const refused = await fetch(new URL('/open-recruiter', url), { method: 'POST', body: '{"email":"a@example.org"}' });
  expect(refused.status).toBe(401);
});

test('a closed door is no door, nor is one that a crash left behind', async () => {
  const file = join(folder, 'door.json');
  const left = await readFile(file, 'utf8');
  await door.close();
  expect(await knock(folder)).toBeUndefined();
  await expect(importer.open('rhea.lomax@example.org')).rejects.toThrow('The product ended before it had answered.');
  await writeFile(file, left);
  expect(await knock(folder)).toBeUndefined();
});
