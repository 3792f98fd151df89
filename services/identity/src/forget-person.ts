import type { ForgetPerson } from '@waypost/runtime/service/gone-people';
import type { ApplicationStatusStore } from './application-status-store.ts';
import type { InboxStore } from './inbox-store.ts';
import type { DigestStore } from './mail/digest-store.ts';
import type { PictureStore } from './picture/picture-store.ts';
import type { SettingsStore } from './settings-store.ts';
import type { UsernameStore } from './username-store.ts';

/** Keeps nothing of what they were told and called, nor of what they chose; the account itself has gone before. */
export function forgetPerson(deps: {
  statuses: ApplicationStatusStore;
  inboxes: InboxStore;
  digests: DigestStore;
  settings: SettingsStore;
  usernames: UsernameStore;
  pictures: PictureStore;
}): ForgetPerson {
  const { statuses, inboxes, digests, settings, usernames, pictures } = deps;
  return async ({ user_id }) => {
    // First, so that nothing late is kept any more.
    await inboxes.forget(user_id);
    await statuses.forget(user_id);
    await digests.forget(user_id);
    await settings.forget(user_id);
    await pictures.forget(user_id);
    await usernames.retire(user_id);
  };
}
