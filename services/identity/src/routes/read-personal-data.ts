import { jsonFile, type PersonalFile, readPersonOfIdentity } from '@waypost/contracts/calls/personal-data';
import { notFound } from '@waypost/contracts/errors';
import { pictureFile, pictureSizes } from '@waypost/contracts/person-picture';
import type { Stored } from '@waypost/runtime/messaging/stored';
import { beforeAllIds, endOfPart } from '@waypost/runtime/service/end-of-part';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { ApplicationStatusStore } from '../application-status-store.ts';
import type { InboxStore } from '../inbox-store.ts';
import type { DigestStore } from '../mail/digest-store.ts';
import type { Digest } from '../mail/digest.ts';
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
  statuses: ApplicationStatusStore;
  digests: DigestStore;
  pictures: PictureStore;
};

/** Each may name some hundreds of jobs. */
const digestsAtATime = 100;

/** In its largest size; none for a person without one of their own. */
async function picturesOf(pictures: PictureStore, picture: string | null | undefined): Promise<PersonalFile[]> {
  const file = picture ? await pictures.open(pictureFile(picture, Math.max(...pictureSizes))) : undefined;
  if (file === undefined) return [];
  return [{ name: 'picture.webp', encoding: 'base64', content: Buffer.from(file.bytes).toString('base64') }];
}

/** What the mail server answered is the operator's. */
const shown = ({ id, value: { saved_search_id, alert, due_at, state, job_post_ids, has_more } }: Stored<Digest>) =>
  jsonFile(`e-mails/${id}`, { saved_search_id, alert, due_at, state, job_post_ids, has_more });

export function readPersonalDataRoute(http: ServiceHttp, deps: Deps) {
  const { users, usernames, settings, inboxes, statuses, digests, pictures } = deps;

  async function beginning(id: string): Promise<PersonalFile[]> {
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
    const told = (await statuses.of(id)).map(({ _id: application_id, submission, status }) => ({
      application_id,
      submission,
      status,
    }));
    return [
      jsonFile('account', account),
      jsonFile('dashboards', userDashboards),
      jsonFile('profile', toProfile(user, 'self')),
      jsonFile('settings', await settings.of(id)),
      jsonFile('notifications', inbox?.value.notifications ?? []),
      jsonFile('told-statuses', told),
      ...(await picturesOf(pictures, user.value.picture)),
    ];
  }

  http.route({
    ...readPersonOfIdentity,
    handler: async ({ params: { id }, query: { after } }) => {
      if (after === undefined) return { files: await beginning(id), next: beforeAllIds };
      const some = await digests.query(
        { user_id: id, _id: { $gt: after } },
        { sort: { _id: 1 }, limit: digestsAtATime },
      );
      return { files: some.map(shown), next: endOfPart({ found: some, limit: digestsAtATime }) };
    },
  });
}
