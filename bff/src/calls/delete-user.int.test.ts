import { getCurrentUser } from '@waypost/contracts/calls/identity';
import { deleteUser } from '@waypost/contracts/calls/identity/leaving';
import { accountGone, invalid } from '@waypost/contracts/errors';
import { profileRemoved } from '@waypost/contracts/events/profile-events';
import { routes } from '@waypost/contracts/routes';
import { anEvent } from '@waypost/contracts/testing/events';
import { until } from '@waypost/runtime/testing/until';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { account, ours, startBff } from '../testing/start-bff.ts';

let bff: Awaited<ReturnType<typeof startBff>>;
beforeEach(async () => void (bff = await startBff()));
afterEach(() => bff.close());

const { email, id: user_id } = account.userInfos;
const ask = (cookie: string, method: 'GET' | 'POST', url: string, payload?: object) =>
  bff.http.inject({ method, url: `/api${url}`, headers: { ...ours, cookie }, ...(payload && { payload }) });
const statusOf = async (cookie: string) => (await ask(cookie, 'GET', routes.listSessions.url)).statusCode;
const deletion = (cookie: string) => ask(cookie, 'POST', routes.deleteUser.url, { email });
const hear = (data: unknown, version = 9) =>
  bff.ports.events.publish(profileRemoved.topic, [
    {
      key: user_id,
      value: JSON.stringify({ ...anEvent(profileRemoved, { version, data: { user_id } }), data }),
      headers: {},
    },
  ]);

test('who deletes their account is signed out of every browser', async () => {
  bff.client.stub(deleteUser, () => ({ success: true as const }));
  const [{ cookie }, { cookie: other }] = [await bff.signIn(), await bff.signIn()];
  const answer = await deletion(cookie);
  expect(answer.json()).toEqual({ success: true });
  expect(answer.headers['clear-site-data']).toBe('"cache"');
  expect(answer.cookies.find(({ name }) => name === '__Host-Http-waypost')?.value).toBe('');
  for (const gone of [cookie, other]) expect(await statusOf(gone)).toBe(401);
});

test('who mistypes their address stays signed in, and is told', async () => {
  bff.client.stub(deleteUser, () => {
    throw invalid('email', 'This is not the e-mail address of your account');
  });
  const { cookie } = await bff.signIn();
  const answer = await deletion(cookie);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors: [{ path: 'email' }] });
  expect(await statusOf(cookie)).toBe(200);
});

test('sessions end too where the process that deleted the account came no further; a duplicate and a late event change nothing', async () => {
  const { cookie } = await bff.signIn();
  await hear({ user_id });
  await until(async () => (await statusOf(cookie)) === 401);
  await hear({ user_id });
  await hear({ user_id }, 1);
  expect(await statusOf(cookie)).toBe(401);
});

test('an event that cannot be read is put aside, and the next one is handled', async () => {
  const { cookie } = await bff.signIn();
  await hear({});
  await hear({ user_id });
  await until(async () => (await statusOf(cookie)) === 401);
  expect(await bff.ports.events.deadLetters()).toMatchObject([{ group: 'bff-live', topic: 'profiles' }]);
});

test('a session that was opened at that very moment ends when it is first used', async () => {
  const { cookie } = await bff.signIn();
  bff.client.stub(getCurrentUser, () => {
    throw accountGone();
  });
  expect((await ask(cookie, 'GET', routes.getCurrentUser.url)).statusCode).toBe(401);
  expect(await statusOf(cookie)).toBe(401);
});
