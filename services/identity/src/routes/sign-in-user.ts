import { randomBytes } from 'node:crypto';
import { signInUser } from '@waypost/contracts/calls/identity';
import { AppError } from '@waypost/contracts/errors';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { AccountStore } from '../account-store.ts';
import type { UserStore } from '../user-store.ts';
import { toCurrentUser } from '../user-views.ts';
import { createUser, signInAgain, type ProviderClaims, type User } from '../user.ts';
import type { UsernameStore } from '../username-store.ts';
import { usernameCandidates, usernameOf } from '../username.ts';

type Deps = { accounts: AccountStore; users: UserStore; usernames: UsernameStore };

async function claimUsername(usernames: UsernameStore, { first_name, last_name }: ProviderClaims, user_id: string) {
  const candidates = usernameCandidates(usernameOf(first_name, last_name), () => randomBytes(3).toString('hex'));
  let candidate = candidates.next().value;
  while ((await usernames.claim(candidate, user_id)) === 'taken') candidate = candidates.next().value;
  return candidate;
}

/** Undefined when another sign-in of the same person was first. */
async function signUp({ users, usernames }: Deps, claims: ProviderClaims, id: string) {
  const username = await claimUsername(usernames, claims, id);
  return users.createIfFree(createUser(claims, { id, username }, new Date().toISOString()));
}

/**
 * How often a sign-in is tried; another try is needed only where the same person signs in or deletes their account at that
 * moment.
 */
const attempts = 5;

/** The account of a subject; a new and empty one where the last was deleted. */
async function signIn(deps: Deps, claims: ProviderClaims): Promise<{ user: Stored<User>; is_new: boolean }> {
  const { accounts, users } = deps;
  const again = (known: User) => signInAgain(known, claims, new Date().toISOString());
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const user_id = await accounts.current(claims);
    const known = await users.changeIfThere(user_id, again);
    if (known) return { user: known, is_new: false };
    if (await users.isRemoved(user_id)) {
      await accounts.leave(claims, user_id);
      continue;
    }
    const created = await signUp(deps, claims, user_id);
    if (created) return { user: created, is_new: true };
  }
  throw new AppError('conflict', 'Your account is changing at this moment. Please sign in again.');
}

export function signInUserRoute(http: ServiceHttp, deps: Deps) {
  http.route({
    ...signInUser,
    handler: async (request) => {
      const { user, is_new } = await signIn(deps, request.body);
      return { ...toCurrentUser(user), is_new };
    },
  });
}
