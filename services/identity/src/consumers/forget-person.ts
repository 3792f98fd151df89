import { profileRemoved } from '@waypost/contracts/events/profile-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import type { ApplicationStatusStore } from '../application-status-store.ts';
import type { InboxStore } from '../inbox-store.ts';
import type { DigestStore } from '../mail/digest-store.ts';
import type { SettingsStore } from '../settings-store.ts';

/** Keeps nothing of what a person who is gone was told, nor of what they chose to be told. */
export function forgetPersonHandlers(deps: {
  statuses: ApplicationStatusStore;
  inboxes: InboxStore;
  digests: DigestStore;
  settings: SettingsStore;
}): Handler[] {
  const { statuses, inboxes, digests, settings } = deps;
  return [
    on(profileRemoved, async ({ data: { user_id } }) => {
      // First, so that nothing late is kept any more.
      await inboxes.forget(user_id);
      await statuses.forget(user_id);
      await digests.forget(user_id);
      await settings.forget(user_id);
    }),
  ];
}
