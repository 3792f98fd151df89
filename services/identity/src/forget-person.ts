import type { ForgetPerson } from '@waypost/runtime/service/gone-people';
import type { AccountStore } from './account-store.ts';
import type { ApplicationStatusStore } from './application-status-store.ts';
import type { InboxStore } from './inbox-store.ts';
import type { DigestStore } from './mail/digest-store.ts';
import type { PictureStore } from './picture/picture-store.ts';
import type { SettingsStore } from './settings-store.ts';
import type { UsernameStore } from './username-store.ts';

/** Keeps nothing of what they were told and called, of what they chose, nor of who they are at the provider; the account itself has gone before. */
export function forgetPerson(deps: {
  accounts: AccountStore;
  statuses: ApplicationStatusStore;
  inboxes: InboxStore;
  digests: DigestStore;
  settings: SettingsStore;
  usernames: UsernameStore;
  pictures: PictureStore;
}): ForgetPerson {
  const { accounts, statuses, inboxes, digests, settings, usernames, pictures } = deps;
  return async ({ user_id }) => {
    // First, so that nothing late is kept any more.
    await inboxes.forget(user_id);
    await statuses.forget(user_id);
    await digests.forget(user_id);
    await settings.forget(user_id);
    await pictures.forget(user_id);
    await usernames.retire(user_id);
    await accounts.forget(user_id);
  };
}
