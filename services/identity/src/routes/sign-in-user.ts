import { randomBytes } from 'node:crypto';
import { signInUser } from '@waypost/contracts/calls/identity';
import type { Stored } from '@waypost/runtime/messaging/stored';
import { isDuplicateKey } from '@waypost/runtime/ports/documents';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { UserStore } from '../user-store.ts';
import { toCurrentUser } from '../user-views.ts';
import { createUser, signInAgain, userId, type ProviderClaims, type User } from '../user.ts';
import type { UsernameStore } from '../username-store.ts';
import { usernameCandidates, usernameOf } from '../username.ts';

async function claimUsername(usernames: UsernameStore, { first_name, last_name }: ProviderClaims, user_id: string) {
  const candidates = usernameCandidates(usernameOf(first_name, last_name), () => randomBytes(3).toString('hex'));
  let candidate = candidates.next().value;
  while ((await usernames.claim(candidate, user_id)) === 'taken') candidate = candidates.next().value;
  return candidate;
}

/** Undefined when another sign-in of the same person was first. */
async function signUp(
  users: UserStore,
  usernames: UsernameStore,
  claims: ProviderClaims,
): Promise<Stored<User> | undefined> {
  const username = await claimUsername(usernames, claims, userId(claims));
  try {
    return await users.create(createUser(claims, username, new Date().toISOString()));
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return undefined;
  }
}

export function signInUserRoute(http: ServiceHttp, deps: { users: UserStore; usernames: UsernameStore }) {
  const { users, usernames } = deps;

  http.route({
    ...signInUser,
    handler: async (request) => {
      const claims = request.body;
      const again = (known: User) => signInAgain(known, claims, new Date().toISOString());
      const known = await users.changeIfThere(userId(claims), again);
      if (known) return { ...toCurrentUser(known), is_new: false };
      const created = await signUp(users, usernames, claims);
      if (created) return { ...toCurrentUser(created), is_new: true };
      return { ...toCurrentUser(await users.change(userId(claims), again)), is_new: false };
    },
  });
}
