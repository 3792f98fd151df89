import { getProfileCards } from '@waypost/contracts/calls/identity';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { UserStore } from '../user-store.ts';
import { toProfileCard } from '../user-views.ts';

export function getProfileCardsRoute(http: ServiceHttp, { users }: { users: UserStore }) {
  http.route({
    ...getProfileCards,
    handler: async (request) => {
      const found = await users.query({ _id: { $in: request.body.user_ids } });
      return { cards: found.map(toProfileCard) };
    },
  });
}
