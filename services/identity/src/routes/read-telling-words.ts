import { readTellingWords } from '@waypost/contracts/calls/identity/telling-words';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { UserStore } from '../user-store.ts';
import { toTellingWords } from '../user-views.ts';

export function readTellingWordsRoute(http: ServiceHttp, { users }: { users: UserStore }) {
  http.route({
    ...readTellingWords,
    handler: async (request) => {
      const found = await users.query({ _id: { $in: request.body.user_ids } });
      return { people: found.map(toTellingWords) };
    },
  });
}
