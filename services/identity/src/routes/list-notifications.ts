import { readJobPosts } from '@waypost/contracts/calls/jobs';
import { listNotifications } from '@waypost/contracts/calls/notifications';
import { isAway } from '@waypost/runtime/is-away';
import { userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { Client } from '@waypost/runtime/service/client';
import type { InboxStore } from '../inbox-store.ts';
import { unreadOf } from '../inbox.ts';
import { jobPostsOf, type Titles, toNotification } from '../notification-views.ts';

async function titlesOf(client: Client, ids: readonly string[]): Promise<Titles> {
  if (ids.length === 0) return new Map();
  try {
    const { job_posts } = await client.call(readJobPosts, { body: { ids: [...ids] } });
    return new Map(job_posts.map(({ _id, title }) => [_id, title]));
  } catch (error) {
    if (!isAway(error)) throw error;
    return new Map();
  }
}

export function listNotificationsRoute(http: ServiceHttp, deps: { inboxes: InboxStore; client: Client }) {
  const { inboxes, client } = deps;

  http.route({
    ...listNotifications,
    handler: async (request) => {
      const { page, limit } = request.query;
      const inbox = await inboxes.find(userOf(request).user_id);
      if (!inbox) return { notifications: [], total: 0, unread: 0 };
      const { notifications } = inbox.value;
      const shown = notifications.slice((page - 1) * limit, page * limit);
      const titles = await titlesOf(client, jobPostsOf(shown));
      return {
        notifications: shown.map((one) => toNotification(one, titles)),
        total: notifications.length,
        unread: unreadOf(inbox.value),
      };
    },
  });
}
