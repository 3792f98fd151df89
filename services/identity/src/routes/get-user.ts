import { getUser } from '@waypost/contracts/calls/identity';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { seePerson, type SightParts } from '../sight.ts';
import { toPublicUserInfo, toUserInfo } from '../user-views.ts';

export function getUserRoute(http: ServiceHttp, deps: SightParts) {
  http.route({
    ...getUser,
    handler: async (request) => {
      const { user, sight } = await seePerson(deps, request.params.id, request.actor);
      return sight.is_self || sight.shows_email ? toUserInfo(user) : toPublicUserInfo(user);
    },
  });
}
