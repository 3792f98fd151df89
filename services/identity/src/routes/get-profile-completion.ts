import { getProfileCompletion } from '@waypost/contracts/calls/identity';
import { notFound } from '@waypost/contracts/errors';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { completionOf } from '../profile-completion.ts';
import type { UserStore } from '../user-store.ts';

export function getProfileCompletionRoute(http: ServiceHttp, { users }: { users: UserStore }) {
  http.route({
    ...getProfileCompletion,
    handler: async (request) => {
      const user = await users.find(userOf(request).user_id);
      if (!user) throw notFound('User');
      return completionOf(user.value);
    },
  });
}
