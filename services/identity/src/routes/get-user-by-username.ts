import { getUserByUsername } from '@waypost/contracts/calls/identity';
import { id } from '@waypost/contracts/fields';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { seePerson, type SightParts } from '../sight.ts';
import { toPublicProfile } from '../user-views.ts';
import type { UsernameStore } from '../username-store.ts';

export function getUserByUsernameRoute(http: ServiceHttp, deps: SightParts & { usernames: UsernameStore }) {
  http.route({
    ...getUserByUsername,
    handler: async (request) => {
      const name = request.params.username.toLowerCase();
      // No username reads like an id.
      const user_id = id.safeParse(name).success ? name : await deps.usernames.ownerOf(name);
      const { user, sight } = await seePerson(deps, user_id, request.actor);
      return toPublicProfile(user, sight);
    },
  });
}
