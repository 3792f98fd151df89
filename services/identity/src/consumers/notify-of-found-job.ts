import { savedSearchFound } from '@waypost/contracts/events/saved-search-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import type { InboxStore } from '../inbox-store.ts';
import type { DigestStore } from '../mail/digest-store.ts';

/**
 * Tells people what their saved searches found: at once, or by the digest that they asked for. Where no mail server is set that would
 * never come, so they are told at once too.
 */
export function notifyOfFoundJobHandlers(deps: {
  inboxes: InboxStore;
  digests: DigestStore;
  mail: object | undefined;
}): Handler[] {
  const { inboxes, digests, mail } = deps;
  return [
    on(savedSearchFound, async ({ time, data: { found_id, saved_search_id, job_post_id, user_id, alert } }) => {
      if (await inboxes.isForgotten(user_id)) return;
      if (alert !== 'live' && mail) {
        await digests.collect({ user_id, saved_search_id, alert, job_post_id, at: time });
        return;
      }
      await inboxes.tell(user_id, {
        kind: 'saved-search',
        about: saved_search_id,
        key: found_id,
        at: time,
        facts: { job_post_id },
      });
    }),
  ];
}
