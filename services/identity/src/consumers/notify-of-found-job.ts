import { savedSearchFound } from '@waypost/contracts/events/saved-search-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import type { CallsUnderWay } from '@waypost/runtime/service/calls/calls-under-way';
import type { InboxStore } from '../inbox-store.ts';
import type { News } from '../inbox.ts';
import { collectForPerson } from '../mail/collect-for-person.ts';
import type { DigestStore } from '../mail/digest-store.ts';
import { dueAfter, forgottenBefore } from '../mail/digest.ts';
import type { SettingsStore } from '../settings-store.ts';

/**
 * Tells people what their saved searches found: at once, or by the digest that they asked for, and not in a way that they have turned
 * off. Where no mail server is set a digest would never come, so they are told at once too.
 */
export function notifyOfFoundJobHandlers(deps: {
  inboxes: InboxStore;
  digests: DigestStore;
  settings: SettingsStore;
  mail: object | undefined;
  callsUnderWay: Pick<CallsUnderWay, 'quiet'>;
}): Handler[] {
  const { inboxes, digests, settings, mail, callsUnderWay } = deps;
  return [
    on(savedSearchFound, async ({ time, data: { found_id, saved_search_id, job_post_id, user_id, alert } }) => {
      // One post may be what thousands wait for.
      await callsUnderWay.quiet();
      if (await inboxes.isForgotten(user_id)) return;
      const news: News = {
        kind: 'saved-search',
        about: saved_search_id,
        key: found_id,
        at: time,
        facts: { job_post_id },
      };
      if (alert !== 'live' && mail) {
        // A rebuild reads old findings again: one whose digest is forgotten by now is no news. Whether e-mails are turned off
        // is asked only when one is due, so that what was found meanwhile is known, too.
        if (dueAfter(alert, time) < forgottenBefore(new Date())) return;
        // While no mail server was set, the bell told of it.
        if (await inboxes.hasTold(user_id, news)) return;
        const finding = { user_id, saved_search_id, alert, job_post_ids: [job_post_id], at: time };
        await collectForPerson({ digests, inboxes }, finding);
        return;
      }
      if (!(await settings.tellsOfFound(user_id, time))) return;
      await inboxes.tell(user_id, news);
    }),
  ];
}
