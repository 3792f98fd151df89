import { profileRemoved } from '@waypost/contracts/events/profile-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import type { ApplicationScoreStore } from '../application-score-store.ts';

/** Keeps nothing of a person who is gone: no number, and nothing of what it was made of. */
export function forgetPersonHandlers({ store }: { store: ApplicationScoreStore }): Handler[] {
  return [
    on(profileRemoved, async ({ data: { user_id } }) => {
      for (const { id } of await store.query({ user_id })) await store.remove(id);
    }),
  ];
}
