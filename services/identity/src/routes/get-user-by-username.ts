import { getUserByUsername } from '@waypost/contracts/calls/identity';
import { notFound } from '@waypost/contracts/errors';
import { id } from '@waypost/contracts/fields';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { UserStore } from '../user-store.ts';
import { toPublicProfile } from '../user-views.ts';
import type { UsernameStore } from '../username-store.ts';

export function getUserByUsernameRoute(http: ServiceHttp, deps: { users: UserStore; usernames: UsernameStore }) {
  http.route({
    ...getUserByUsername,
    handler: async (request) => {
      const name = request.params.username.toLowerCase();
      // No username reads like an id.
      const user_id = id.safeParse(name).success ? name : await deps.usernames.ownerOf(name);
      const user = user_id === undefined ? undefined : await deps.users.find(user_id);
      if (!user) throw notFound('User');
      return toPublicProfile(user);
    },
  });
}
