import {
  findAccounts,
  getCurrentUser,
  getUserByUsername,
  signInUser,
  updateUser,
} from '@waypost/contracts/calls/identity';
import { deleteUser } from '@waypost/contracts/calls/identity/leaving';
import { profileCreated } from '@waypost/contracts/events/profile-events';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorOf, startIdentity, type TestIdentity } from '../testing/start-identity.ts';
import { createUserStore } from '../user-store.ts';
import { createUser } from '../user.ts';

const operator = { kind: 'service', name: 'jobs' } as const;

let service: TestIdentity;
beforeAll(async () => {
  service = await startIdentity();
});
afterAll(() => service.close());

test('the first sign-in makes an account without dashboards, the next one finds it', async () => {
  const sub = newId();
  const first = await service.signIn({ sub, first_name: 'Nora', last_name: 'Quill' });
  expect(first).toMatchObject({ is_new: true, userDashboards: [], userInfos: { username: 'nora-quill' } });
  const second = await service.signIn({ sub, first_name: 'Nora', last_name: 'Quill' });
  expect(second).toMatchObject({ is_new: false, userInfos: { _id: first.userInfos._id } });
  expect(await service.call(getCurrentUser, {}, { as: actorOf(second) })).toMatchObject({
    userInfos: first.userInfos,
  });
});

test('of many sign-ins of one person at once exactly one makes the account', async () => {
  const sub = newId();
  const answers = await Promise.all(Array.from({ length: 10 }, () => service.signIn({ sub })));
  expect(new Set(answers.map(({ userInfos }) => userInfos._id)).size).toBe(1);
  expect(answers.filter(({ is_new }) => is_new)).toHaveLength(1);
});

const iss = 'https://accounts.example.org';

test('an id says nothing of the number that somebody has at the provider', async () => {
  const sub = newId();
  const { userInfos } = await service.signIn({ sub });
  for (const parts of [[iss, sub], [sub], ['user', iss, sub]]) expect(userInfos._id).not.toBe(derivedId(...parts));
});

test.each([0, 2])(
  'whoever had an id that was made of it keeps it, after %i accounts before, until it is deleted',
  async (generation) => {
    const sub = newId();
    const { documents } = service.ports;
    const id = derivedId('user', iss, sub, ...(generation > 0 ? [String(generation)] : []));
    if (generation > 0) {
      const accounts = await documents.collection<{ _id: string; generation: number }>({
        name: 'accounts',
        indexes: [{ key: { user_id: 1 } }],
      });
      await accounts.insertOne({ _id: derivedId('account', iss, sub), generation });
    }
    const claims = { iss, sub, email: `${sub}@example.org`, first_name: 'Ada', last_name: 'Moss' };
    const users = await createUserStore(documents);
    await users.createIfFree(createUser(claims, { id, username: `ada-${sub}` }, new Date().toISOString()));

    for (const answer of await Promise.all([1, 2, 3].map(() => service.signIn({ sub }))))
      expect(answer).toMatchObject({ is_new: false, userInfos: { _id: id } });
    await service.call(deleteUser, { body: { email: claims.email } }, { as: actorOf(await service.signIn({ sub })) });
    await service.settled();
    expect(await service.signIn({ sub })).toMatchObject({
      is_new: true,
      userInfos: { _id: expect.not.stringMatching(id) },
    });
  },
);

test('people of the same name at once get usernames of their own', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => service.signIn({ first_name: 'Ivo', last_name: 'Bell' })),
  );
  const usernames = answers.map(({ userInfos }) => userInfos.username);
  expect(new Set(usernames).size).toBe(10);
  expect(usernames).toContain('ivo-bell');
  for (const [index, username] of usernames.entries()) {
    const found = await service.call(getUserByUsername, { params: { username } });
    expect(found._id).toBe(answers[index]?.userInfos._id);
  }
});

test('another subject with the same e-mail is another account', async () => {
  const email = 'shared@example.org';
  const [one, two] = [await service.signIn({ email }), await service.signIn({ email })];
  expect(one.userInfos._id).not.toBe(two.userInfos._id);
});

test('e-mail and picture follow the provider, the name that the person chose stays', async () => {
  const sub = newId();
  const as = actorOf(await service.signIn({ sub }));
  await service.call(updateUser, { body: { first_name: 'Adeline', last_name: 'Moss' } }, { as });
  const picture = 'https://example.org/ada.png';
  const { userInfos } = await service.signIn({ sub, email: 'new@example.org', picture });
  expect(userInfos).toMatchObject({ first_name: 'Adeline', email: 'new@example.org', profile_img_url: picture });
});

test.each(['r&d@example.org', 'b/2@example.org', 'ivan@example.xn--p1ai', 'müller@bäckerei.example'])(
  'whoever has the address %s can sign in, and is found by it',
  async (email) => {
    const { userInfos } = await service.signIn({ email });
    expect(userInfos.email).toBe(email);
    const { accounts } = await service.call(findAccounts, { body: { email } }, { as: operator });
    expect(accounts).toMatchObject([{ user_id: userInfos._id }]);
  },
);

test('an operator finds an account in whatever case its address is written, and no other', async () => {
  const { userInfos } = await service.signIn({ email: 'Mira.Vance@Example.org' });
  await service.signIn({ email: 'mira.vance.other@example.org' });
  for (const email of ['Mira.Vance@Example.org', 'mira.vance@example.org', 'MIRA.vance@EXAMPLE.ORG']) {
    const { accounts } = await service.call(findAccounts, { body: { email } }, { as: operator });
    expect(accounts.map(({ user_id }) => user_id)).toEqual([userInfos._id]);
  }
});

test('a new account is told to others, without anything personal', async () => {
  const received: string[] = [];
  await service.ports.events.subscribe({
    topic: profileCreated.topic,
    group: 'test',
    async handle({ value }) {
      received.push(value);
      return { kind: 'done' };
    },
  });
  const { userInfos } = await service.signIn({ first_name: 'Undine', last_name: 'Veil' });
  const own = await until(() => received.find((value) => value.includes(userInfos._id)), { within: 5_000 });
  expect(JSON.parse(own)).toMatchObject({
    type: 'profile.created',
    version: 1,
    data: { user_id: userInfos._id, dashboards: [] },
  });
  expect(own).not.toMatch(/undine|veil|@/i);
});

test('people cannot sign anybody in, and a session whose account is not here is no session', async () => {
  const stranger = someUser('Recruiter');
  const body = {
    iss,
    sub: '1',
    email: 'a@example.org',
    first_name: 'A',
    last_name: 'B',
  };
  await expect(service.call(signInUser, { body }, { as: stranger })).rejects.toMatchObject({ status: 404 });
  await expect(service.call(getCurrentUser, {}, { as: stranger })).rejects.toMatchObject({ code: 'gone' });
  await expect(service.call(getCurrentUser, {})).rejects.toMatchObject({ status: 401 });
});
