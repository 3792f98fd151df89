import { getUser } from '@waypost/contracts/calls/identity';
import { notFound } from '@waypost/contracts/errors';
import { actorOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { UserStore } from '../user-store.ts';
import { toPublicUserInfo, toUserInfo } from '../user-views.ts';
import { viewerOf } from '../viewer.ts';

export function getUserRoute(http: ServiceHttp, { users }: { users: UserStore }) {
  http.route({
    ...getUser,
    handler: async (request) => {
      const user = await users.find(request.params.id);
      if (!user) throw notFound('User');
      return viewerOf(actorOf(request), user.id) === 'self' ? toUserInfo(user) : toPublicUserInfo(user);
    },
  });
}
