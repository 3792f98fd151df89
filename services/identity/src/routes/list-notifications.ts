import { listNotifications } from '@waypost/contracts/calls/identity/notifications';
import { readSavedSearches } from '@waypost/contracts/calls/jobs/saved-searches';
import { orWhenAway } from '@waypost/runtime/or-when-away';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { InboxStore } from '../inbox-store.ts';
import { type Notification, unreadOf } from '../inbox.ts';
import { namedBy, type Names, toNotification } from '../notification-views.ts';
import { readPosts } from '../read-posts.ts';

/** Without names, what happened is told all the same. */
async function namesFor(client: Client, user_id: string, shown: readonly Notification[]): Promise<Names> {
  const { job_post_ids, saved_search_ids } = namedBy(shown);
  const searches = async () =>
    (await client.call(readSavedSearches, { body: { user_id, ids: saved_search_ids } })).saved_searches;
  const [titles, foundSearches] = await Promise.all([
    orWhenAway(
      readPosts(client, job_post_ids, ({ _id, title }) => [_id, title] as const),
      [],
    ),
    saved_search_ids.length === 0 ? [] : orWhenAway(searches(), []),
  ]);
  return {
    titles: new Map(titles),
    searches: new Map(foundSearches.map((search) => [search._id, search])),
  };
}

export function listNotificationsRoute(http: ServiceHttp, deps: { inboxes: InboxStore; client: Client }) {
  const { inboxes, client } = deps;

  http.route({
    ...listNotifications,
    handler: async (request) => {
      const { page, limit } = request.query;
      const { user_id } = userOf(request);
      const inbox = await inboxes.find(user_id);
      if (!inbox) return { notifications: [], total: 0, unread: 0 };
      const { notifications } = inbox.value;
      const shown = notifications.slice((page - 1) * limit, page * limit);
      const names = await namesFor(client, user_id, shown);
      return {
        notifications: shown.map((one) => toNotification(one, names)),
        total: notifications.length,
        unread: unreadOf(inbox.value),
      };
    },
  });
}
