import { findAccounts, getCurrentUser } from '@waypost/contracts/calls/identity';
import { newId } from '@waypost/runtime/service/new-id';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import { createLog } from '@waypost/runtime/telemetry/log';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { account, ours, startBff } from '../testing/start-bff.ts';
import { createSessionOperator } from './session-operator.ts';

const email = 'ada@example.com';
let bff: Awaited<ReturnType<typeof startBff>>;
beforeEach(async () => void (bff = await startBff()));
afterEach(() => bff.close());

const accountsAre = (...ids: string[]) =>
  bff.client.stub(findAccounts, ({ body }) => ({
    accounts: body.email === email ? ids.map((user_id) => ({ user_id, iss: 'issuer', dashboards: [] })) : [],
  }));
const operator = () =>
  createSessionOperator({ client: bff.client, ports: bff.ports, log: createLog('test', { write: () => undefined }) });
const statusOf = async (cookie: string) =>
  (await bff.http.inject({ method: getCurrentUser.method, url: '/api/users/', headers: { ...ours, cookie } }))
    .statusCode;

test('the sessions of all accounts of an address are listed and ended, and nobody else is asked than identity', async () => {
  const { cookie } = await bff.signIn();
  accountsAre(newId(), account.userInfos.id);
  expect(await operator().list(email)).toMatchObject([{ user_id: account.userInfos.id }]);
  expect(await operator().end(email)).toBe(1);
  expect(await statusOf(cookie)).toBe(401);
  expect(await operator().list(email)).toEqual([]);
});

test('who has no account is told so', async () => {
  accountsAre(account.userInfos.id);
  await expect(operator().end('nobody@example.com')).rejects.toThrow(StartError);
});
