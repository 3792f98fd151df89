import { readProfile } from '@waypost/contracts/calls/identity';
import { notFound } from '@waypost/contracts/errors';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { UserStore } from '../user-store.ts';
import { toProfile } from '../user-views.ts';

export function readProfileRoute(http: ServiceHttp, { users }: { users: UserStore }) {
  http.route({
    ...readProfile,
    handler: async (request) => {
      const user = await users.find(request.params.id);
      if (!user) throw notFound('User');
      return toProfile(user, 'self');
    },
  });
}
