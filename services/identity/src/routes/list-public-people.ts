import { listPublicPeople } from '@waypost/contracts/calls/identity/listed-people';
import { isThere } from '@waypost/runtime/messaging/aggregate-document';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { SettingsStore } from '../settings-store.ts';
import type { UserStore } from '../user-store.ts';

/** Only these fields, as hundreds of people are read at once and their profiles are long. */
const inShort = { projection: { username: 1, updated_at: 1, removed_at: 1 } } as const;

export function listPublicPeopleRoute(http: ServiceHttp, deps: { users: UserStore; settings: SettingsStore }) {
  http.route({
    ...listPublicPeople,
    handler: async ({ body }) => {
      const found = await deps.users.collection.find({ _id: { $in: body.user_ids } }, inShort).toArray();
      const people = found.filter(isThere);
      const hiding = await deps.settings.hidingAmong(people.map(({ _id }) => _id));
      const shown = people.filter(({ _id }) => !hiding.has(_id));
      return { people: shown.map(({ _id, username, updated_at }) => ({ user_id: _id, username, updated_at })) };
    },
  });
}
