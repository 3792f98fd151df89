import type { AddressInfo } from 'node:net';
import { allowances } from '@waypost/contracts/allowances';
import { getCurrentUser } from '@waypost/contracts/calls/identity';
import {
  jsonFile,
  readPersonOfApplications,
  readPersonOfIdentity,
  readPersonOfJobs,
  readPersonOfResumes,
  readPersonOfScoring,
} from '@waypost/contracts/calls/personal-data';
import { accountGone, away } from '@waypost/contracts/errors';
import { routes } from '@waypost/contracts/routes';
import { newId } from '@waypost/runtime/service/new-id';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { account, ours, startBff } from '../testing/start-bff.ts';

const owners = [
  readPersonOfIdentity,
  readPersonOfJobs,
  readPersonOfApplications,
  readPersonOfResumes,
  readPersonOfScoring,
];

let bff: Awaited<ReturnType<typeof startBff>>;
let cookie: string;
let url: string;
beforeEach(async () => {
  bff = await startBff();
  ({ cookie } = await bff.signIn());
  for (const contract of owners) {
    bff.client.stub(contract, ({ params }) => ({
      files: [jsonFile(`of-${contract.config.service}`, { of: params.id })],
      next: null,
    }));
  }
  await bff.http.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(bff.http.server.address() as AddressInfo).port}/api${routes.exportData.url}`;
});
afterEach(() => bff.close());

const download = () => fetch(url, { headers: { ...ours, cookie } });
const archive = async () => Buffer.from(await (await download()).arrayBuffer());
/** An archive ends with its directory: without that nothing opens it (APPNOTE 4.3.16). */
const isWhole = (bytes: Buffer) => bytes.includes(Buffer.from('PK\u0005\u0006'));

test('every owner is asked for this person alone, and all of it comes in one archive', async () => {
  const response = await download();
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="waypost-\d{4}-\d\d-\d\d\.zip"$/);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(isWhole(bytes)).toBe(true);
  for (const name of ['README.txt', 'sessions.json']) expect(bytes.includes(`waypost/${name}`)).toBe(true);
  for (const { config } of owners) {
    expect(bytes.includes(`waypost/of-${config.service}.json`)).toBe(true);
  }
  expect(bytes.toString().split(account.userInfos.id).length - 1).toBe(owners.length);
});

test('what comes in parts is asked for until there is no more, and bytes come as they were', async () => {
  const [first, second] = [newId(), newId()];
  bff.client.stub(readPersonOfResumes, ({ querystring: { after } }) => ({
    files: [
      {
        name: `part-${after ?? 'none'}.bin`,
        encoding: 'base64' as const,
        content: Buffer.from(`%PDF ${after}`).toString('base64'),
      },
    ],
    next: after === undefined ? first : after === first ? second : null,
  }));
  const bytes = await archive();
  for (const part of ['none', first, second]) expect(bytes.includes(`waypost/part-${part}.bin`)).toBe(true);
  expect(bytes.includes(`%PDF ${second}`)).toBe(true);
});

test('a part that cannot be had breaks the download off, and no archive looks whole', async () => {
  bff.client.stub(readPersonOfResumes, () => {
    throw away();
  });
  const response = await download();
  await expect(response.arrayBuffer()).rejects.toThrow(TypeError);
});

test('a download that broke off is none of those that a day allows', async () => {
  let isAway = true;
  bff.client.stub(readPersonOfScoring, () => {
    if (isAway) throw away();
    return { files: [], next: null };
  });
  for (let tries = 0; tries <= allowances.exports.limits[0].most; tries++) {
    await expect((await download()).arrayBuffer()).rejects.toThrow(TypeError);
  }
  isAway = false;
  expect(isWhole(await archive())).toBe(true);
});

test('an account that is deleted meanwhile breaks it off too', async () => {
  let asked = 0;
  bff.client.stub(getCurrentUser, () => {
    asked += 1;
    if (asked > 1) throw accountGone();
    return account;
  });
  const response = await download();
  await expect(response.arrayBuffer()).rejects.toThrow(TypeError);
});

test('before anything is sent, a refusal is one in words', async () => {
  bff.client.stub(getCurrentUser, () => {
    throw away();
  });
  const response = await download();
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error_code: 'unavailable' });
});
