import { jsonFile, type PersonalFile, readPersonOfIdentity } from '@waypost/contracts/calls/personal-data';
import { notFound } from '@waypost/contracts/errors';
import { pictureFile, pictureSizes } from '@waypost/contracts/person-picture';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { InboxStore } from '../inbox-store.ts';
import type { PictureStore } from '../picture/picture-store.ts';
import type { SettingsStore } from '../settings-store.ts';
import type { UserStore } from '../user-store.ts';
import { toCurrentUser, toProfile } from '../user-views.ts';
import type { UsernameStore } from '../username-store.ts';

type Deps = {
  users: UserStore;
  usernames: UsernameStore;
  settings: SettingsStore;
  inboxes: InboxStore;
  pictures: PictureStore;
};

/** In its largest size; none for a person without one of their own. */
async function picturesOf(pictures: PictureStore, picture: string | null | undefined): Promise<PersonalFile[]> {
  const file = picture ? await pictures.open(pictureFile(picture, Math.max(...pictureSizes))) : undefined;
  if (file === undefined) return [];
  return [{ name: 'picture.webp', encoding: 'base64', content: Buffer.from(file.bytes).toString('base64') }];
}

export function readPersonalDataRoute(http: ServiceHttp, { users, usernames, settings, inboxes, pictures }: Deps) {
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
          ...(await picturesOf(pictures, user.value.picture)),
        ],
        next: null,
      };
    },
  });
}
