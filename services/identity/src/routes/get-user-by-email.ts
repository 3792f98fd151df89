import { getUserByEmail } from '@waypost/contracts/calls/identity';
import { forbidden } from '@waypost/contracts/errors';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { UserStore } from '../user-store.ts';
import { toUserInfo } from '../user-views.ts';

/** Any other address is refused without a look whether somebody has it. */
export function getUserByEmailRoute(http: ServiceHttp, { users }: { users: UserStore }) {
  http.route({
    ...getUserByEmail,
    handler: async (request) => {
      const user = await users.find(userOf(request).user_id);
      if (user?.value.email.toLowerCase() !== request.params.email.toLowerCase()) throw forbidden();
      return toUserInfo(user);
    },
  });
}
