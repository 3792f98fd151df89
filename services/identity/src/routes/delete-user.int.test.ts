import { getCurrentUser, getUserByUsername, updateUsername } from '@waypost/contracts/calls/identity';
import { deleteUser } from '@waypost/contracts/calls/identity/leaving';
import { profileChanged } from '@waypost/contracts/events/profile-events';
import { anEvent } from '@waypost/contracts/testing/events';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { newId } from '@waypost/runtime/service/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorOf, startIdentity, type TestIdentity } from '../testing/start-identity.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startIdentity();
});
afterAll(() => service.close());

/** Somebody with a name and an address that nobody else here has. */
async function somebody() {
  const sub = newId();
  const account = await service.signIn({ sub, email: `${sub}@example.org`, first_name: `Ines-${sub}` });
  const { email, username } = account.userInfos;
  return { sub, email, username, as: actorOf(account) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;
const deleted = async ({ as, email }: Somebody, typed = email) => {
  await service.call(deleteUser, { body: { email: typed } }, { as });
  await service.settled();
};

test('nothing is kept of who they were, and nobody finds them', async () => {
  const gone = await somebody();
  const account = derivedId('account', 'https://accounts.example.org', gone.sub);
  const before = await service.keptText();
  for (const word of [gone.sub, account]) expect(before).toContain(word);
  await deleted(gone);
  const kept = await service.keptText();
  for (const word of [gone.sub, account, gone.email, gone.username]) expect(kept).not.toContain(word);
  const nobody = { code: 'not-found' };
  await expect(service.call(getCurrentUser, {}, { as: gone.as })).rejects.toMatchObject({ code: 'gone' });
  const named = { params: { username: gone.username } };
  await expect(service.call(getUserByUsername, named)).rejects.toMatchObject(nobody);
});

test.each(['nobody@example.org', 'not an address'])('typing %j deletes nothing, and says why', async (typed) => {
  const person = await somebody();
  await expect(deleted(person, typed)).rejects.toMatchObject({
    code: 'validation-error',
    errors: [{ path: 'email', message: 'This is not the e-mail address of your account' }],
  });
  expect(await service.call(getCurrentUser, {}, { as: person.as })).toMatchObject({
    userInfos: { email: person.email },
  });
});

test('an empty address is asked for', async () => {
  const person = await somebody();
  const errors = [{ path: 'email', message: 'Type your e-mail address' }];
  await expect(deleted(person, ' ')).rejects.toMatchObject({ code: 'validation-error', errors });
});

test('capitals and spaces around the address do not matter', async () => {
  const gone = await somebody();
  await deleted(gone, ` ${gone.email.toUpperCase()} `);
  await expect(service.call(getCurrentUser, {}, { as: gone.as })).rejects.toMatchObject({ code: 'gone' });
});

test('deleting twice, also at the same moment, is deleting once', async () => {
  const gone = await somebody();
  await Promise.all([deleted(gone), deleted(gone)]);
  const once = await service.keptText();
  await deleted(gone);
  expect(await service.keptText()).toBe(once);
});

test('who signs in again gets a new and empty account, in however many browsers at once', async () => {
  const gone = await somebody();
  await service.call(updateUsername, { body: { updated_username: `was-${gone.sub}`.slice(0, 20) } }, { as: gone.as });
  await deleted(gone);
  const claims = { sub: gone.sub, email: gone.email };
  const accounts = await Promise.all(Array.from({ length: 5 }, () => service.signIn(claims)));
  const [first] = accounts;
  expect(new Set(accounts.map(({ userInfos }) => userInfos._id)).size).toBe(1);
  expect(accounts.filter(({ is_new }) => is_new)).toHaveLength(1);
  expect(first?.userInfos._id).not.toBe(gone.as.user_id);
  expect(first?.userDashboards).toEqual([]);
  expect((await service.signIn(claims)).userInfos._id).toBe(first?.userInfos._id);
});

test('a third account follows the second', async () => {
  const first = await somebody();
  await deleted(first);
  const second = actorOf(await service.signIn({ sub: first.sub, email: first.email }));
  await deleted({ ...first, as: second });
  const third = actorOf(await service.signIn({ sub: first.sub, email: first.email }));
  expect(new Set([first.as, second, third].map(({ user_id }) => user_id)).size).toBe(3);
});

test('their names are never given to anybody else, though nobody can read them here any more', async () => {
  const gone = await somebody();
  const former = gone.username;
  const now = `now-${newId()}`.slice(0, 20);
  await service.call(updateUsername, { body: { updated_username: now } }, { as: gone.as });
  await deleted(gone);
  const other = await somebody();
  for (const updated_username of [former, now].filter((name) => name.length <= 30)) {
    await expect(service.call(updateUsername, { body: { updated_username } }, { as: other.as })).rejects.toMatchObject({
      message: 'This username is not available',
    });
  }
  const kept = await service.keptText();
  // Whole, as those of others who came in the same second may begin with it.
  expect(kept).not.toContain(`"${former}"`);
  expect(kept).not.toContain(now);
});

test('what comes late of their profile brings nothing back', async () => {
  const gone = await somebody();
  await deleted(gone);
  const once = await service.keptText();
  const { user_id } = gone.as;
  await service.hear(profileChanged, anEvent(profileChanged, { version: 1, data: { user_id } }));
  expect(await service.keptText()).toBe(once);
});
