import type { UserActor } from '@waypost/contracts/actor';
import { holdsApplication } from '@waypost/contracts/calls/applications/held-applications';
import { getProfile, getUser, getUserByEmail, getUserByUsername, updateUser } from '@waypost/contracts/calls/identity';
import { listPublicPeople } from '@waypost/contracts/calls/identity/listed-people';
import { updateSettings } from '@waypost/contracts/calls/identity/settings';
import type { PrivacySettings } from '@waypost/contracts/entities/settings';
import { away } from '@waypost/contracts/errors';
import { newId } from '@waypost/runtime/service/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bff, startIdentity, type TestIdentity } from '../testing/start-identity.ts';

const email = 'ada@example.org';
const phone = '+33123456789';
let service: TestIdentity;
let ada: UserActor;
let recruiter: UserActor;
let stranger: UserActor;
let username: string;

beforeAll(async () => {
  service = await startIdentity();
  [ada, recruiter, stranger] = await Promise.all([service.person({ email }), service.person(), service.person()]);
  const basics = { first_name: 'Ada', last_name: 'Moss', phone };
  ({ username } = (await service.call(updateUser, { body: basics }, { as: ada })).user);
  service.stub(holdsApplication, ({ body: { owner_id, user_id } }) => ({
    is_held: owner_id === recruiter.user_id && user_id === ada.user_id,
  }));
});
afterAll(() => service.close());

const choose = (privacy: Partial<PrivacySettings>) => service.call(updateSettings, { body: { privacy } }, { as: ada });
type Viewer = UserActor | typeof bff | undefined;
const told = (as: Viewer) => (as ? { as } : {});
const doors = {
  'their id': (as: Viewer, id = ada.user_id) => service.call(getUser, { params: { id } }, told(as)),
  'the profile of their id': (as: Viewer, id = ada.user_id) => service.call(getProfile, { params: { id } }, told(as)),
  'their username': (as: Viewer, name = username) =>
    service.call(getUserByUsername, { params: { username: name } }, told(as)),
  'their id in place of a username': (as: Viewer, name = ada.user_id) =>
    service.call(getUserByUsername, { params: { username: name } }, told(as)),
} as const;

test.each([
  [{ show_email: false, show_phone: false }, {}],
  [{ show_email: true, show_phone: false }, { email }],
  [{ show_email: false, show_phone: true }, { phone }],
  [
    { show_email: true, show_phone: true },
    { email, phone },
  ],
])('with %o everybody is shown %o, by whatever door', async (chosen, shown) => {
  await choose({ hide_profile: false, ...chosen });
  for (const viewer of [undefined, stranger, recruiter, bff]) {
    expect((await doors['their id'](viewer)).email).toBe(chosen.show_email ? email : undefined);
    for (const open of [doors['the profile of their id'], doors['their username']]) {
      const { user } = await open(viewer);
      expect({ ...(user.email && { email: user.email }), ...(user.phone && { phone: user.phone }) }).toEqual(shown);
    }
  }
  expect((await doors['the profile of their id'](ada)).user).toMatchObject({ email, phone });
});

test.each(Object.entries(doors))('a hidden profile is like one that does not exist: by %s', async (_, open) => {
  await choose({ hide_profile: true, show_email: true, show_phone: true });
  for (const viewer of [undefined, stranger, bff]) {
    const [hidden, missing] = await Promise.all(
      [open(viewer), open(viewer, newId())].map((answer) =>
        answer.then(
          () => 'shown',
          (error: unknown) => error,
        ),
      ),
    );
    expect(hidden).toMatchObject({ status: 404, code: 'not-found', message: 'User not found' });
    expect(hidden).toEqual(missing);
  }
});

test('the person, and who holds an application of theirs, are shown a hidden profile and told that it is', async () => {
  await choose({ hide_profile: true, show_email: false, show_phone: false });
  for (const viewer of [ada, recruiter]) {
    expect(await doors['their username'](viewer)).toMatchObject({ username, is_hidden: true });
  }
  expect((await doors['their username'](recruiter)).user).not.toHaveProperty('email');
  await choose({ hide_profile: false });
  expect(await doors['their username'](recruiter)).not.toHaveProperty('is_hidden');
});

test('while nobody can say who holds an application, a hidden profile stays hidden', async () => {
  await choose({ hide_profile: true });
  const other = await startIdentity();
  other.stub(holdsApplication, () => {
    throw away();
  });
  const [person, viewer] = [await other.person(), await other.person()];
  await other.call(updateSettings, { body: { privacy: { hide_profile: true } } }, { as: person });
  await expect(other.call(getUser, { params: { id: person.user_id } }, { as: viewer })).rejects.toMatchObject({
    status: 404,
  });
  await other.close();
});

test('nobody is found by e-mail but by themselves', async () => {
  await choose({ hide_profile: false, show_email: true });
  await expect(service.call(getUserByEmail, { params: { email } }, { as: stranger })).rejects.toMatchObject({
    status: 403,
  });
});

test('an id leads to the same profile as the username, in whatever letters', async () => {
  await choose({ hide_profile: false });
  const byName = await doors['their username'](undefined);
  expect(await doors['their id in place of a username'](undefined)).toEqual(byName);
  expect(await doors['their username'](undefined, username.toUpperCase())).toEqual(byName);
});

test('who hides is named to no search engine', async () => {
  const user_ids = [ada.user_id, stranger.user_id, newId()];
  const named = async () =>
    (await service.call(listPublicPeople, { body: { user_ids } }, { as: bff })).people.map(({ user_id }) => user_id);
  await choose({ hide_profile: false });
  expect(new Set(await named())).toEqual(new Set([ada.user_id, stranger.user_id]));
  await choose({ hide_profile: true });
  expect(await named()).toEqual([stranger.user_id]);
});
