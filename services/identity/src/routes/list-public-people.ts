import { listPublicPeople } from '@waypost/contracts/calls/listed-people';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { SettingsStore } from '../settings-store.ts';
import type { UserStore } from '../user-store.ts';

export function listPublicPeopleRoute(http: ServiceHttp, deps: { users: UserStore; settings: SettingsStore }) {
  http.route({
    ...listPublicPeople,
    handler: async ({ body }) => {
      const found = await deps.users.query({ _id: { $in: body.user_ids } });
      const hiding = await deps.settings.hidingAmong(found.map(({ id }) => id));
      const shown = found.filter(({ id }) => !hiding.has(id));
      return {
        people: shown.map(({ id, value: { username, updated_at } }) => ({ user_id: id, username, updated_at })),
      };
    },
  });
}
