import { deleteUser } from '@waypost/contracts/calls/identity/leaving';
import { invalid } from '@waypost/contracts/errors';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { UserStore } from '../user-store.ts';
import { hasEmail } from '../user.ts';

/** One write takes the account away and tells so; whoever keeps anything of the person hears of it. */
export function deleteUserRoute(http: ServiceHttp, { users }: { users: UserStore }) {
  http.route({
    ...deleteUser,
    handler: async (request) => {
      const { user_id } = userOf(request);
      const user = await users.find(user_id);
      if (user && !hasEmail(user.value, request.body.email)) {
        throw invalid('email', 'This is not the e-mail address of your account');
      }
      await users.remove(user_id);
      return { success: true } as const;
    },
  });
}
