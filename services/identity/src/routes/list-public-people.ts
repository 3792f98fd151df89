import { listPublicPeople } from '@waypost/contracts/calls/listed-people';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { SettingsStore } from '../settings-store.ts';
import type { UserStore } from '../user-store.ts';

export function listPublicPeopleRoute(http: ServiceHttp, deps: { users: UserStore; settings: SettingsStore }) {
  http.route({
    ...listPublicPeople,
    handler: async ({ body }) => {
      const found = await deps.users.query({ _id: { $in: body.user_ids } });
      const people = await Promise.all(
        found.map(async ({ id, value: { username, updated_at } }) => {
          const { privacy } = await deps.settings.of(id);
          return privacy.hide_profile ? [] : [{ user_id: id, username, updated_at }];
        }),
      );
      return { people: people.flat() };
    },
  });
}
