import { jsonFile, readPersonOfIdentity } from '@waypost/contracts/calls/personal-data';
import { notFound } from '@waypost/contracts/errors';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { InboxStore } from '../inbox-store.ts';
import type { SettingsStore } from '../settings-store.ts';
import type { UserStore } from '../user-store.ts';
import { toCurrentUser, toProfile } from '../user-views.ts';
import type { UsernameStore } from '../username-store.ts';

type Deps = { users: UserStore; usernames: UsernameStore; settings: SettingsStore; inboxes: InboxStore };

export function readPersonalDataRoute(http: ServiceHttp, { users, usernames, settings, inboxes }: Deps) {
  http.route({
    ...readPersonOfIdentity,
    handler: async (request) => {
      const { id } = request.params;
      const user = await users.find(id);
      if (!user) throw notFound('User');
      const { iss, sub } = user.value;
      const { userInfos, userDashboards } = toCurrentUser(user);
      const inbox = await inboxes.find(id);
      const account = {
        ...userInfos,
        signs_in_with: { provider: iss, subject: sub },
        usernames: await usernames.of(id),
      };
      return {
        files: [
          jsonFile('account', account),
          jsonFile('dashboards', userDashboards),
          jsonFile('profile', toProfile(user, 'self')),
          jsonFile('settings', await settings.of(id)),
          jsonFile('notifications', inbox?.value.notifications ?? []),
        ],
        next: null,
      };
    },
  });
}
