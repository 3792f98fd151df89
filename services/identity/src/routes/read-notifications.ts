import { readNotifications } from '@waypost/contracts/calls/identity/notifications';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { InboxStore } from '../inbox-store.ts';
import { markRead, unreadOf } from '../inbox.ts';

export function readNotificationsRoute(http: ServiceHttp, { inboxes }: { inboxes: InboxStore }) {
  http.route({
    ...readNotifications,
    handler: async (request) => {
      const inbox = await inboxes.changeIfThere(userOf(request).user_id, (current) =>
        markRead(current, request.body.ids),
      );
      return { unread: inbox ? unreadOf(inbox.value) : 0 };
    },
  });
}
