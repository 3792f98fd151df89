import { getCurrentUser } from '@waypost/contracts/calls/identity';
import { accountGone } from '@waypost/contracts/errors';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { UserStore } from '../user-store.ts';
import { toCurrentUser } from '../user-views.ts';

export function getCurrentUserRoute(http: ServiceHttp, { users }: { users: UserStore }) {
  http.route({
    ...getCurrentUser,
    handler: async (request) => {
      const user = await users.find(userOf(request).user_id);
      if (!user) throw accountGone();
      return toCurrentUser(user);
    },
  });
}
