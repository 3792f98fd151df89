import { getProfile } from '@waypost/contracts/calls/identity';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { seePerson, type SightParts } from '../sight.ts';
import { toProfile } from '../user-views.ts';

export function getProfileRoute(http: ServiceHttp, deps: SightParts) {
  http.route({
    ...getProfile,
    handler: async (request) => {
      const { user, sight } = await seePerson(deps, request.params.id, request.actor);
      return toProfile(user, sight.is_self ? 'self' : sight);
    },
  });
}
