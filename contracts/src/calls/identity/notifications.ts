import { z } from 'zod';
import { limits, pageSizes } from '../../constants.ts';
import type { Contract } from '../../contract.ts';
import { notification } from '../../entities/notification.ts';
import { exactlyOneOf, id, page, pageLimit } from '../../fields.ts';
import { routes } from '../../routes.ts';

const user = { service: 'identity', access: 'user' } as const;
const internal = { service: 'identity', access: 'service' } as const;

export const listNotifications = {
  ...routes.listNotifications,
  config: user,
  schema: {
    summary: 'What happened that concerns one, the latest first',
    querystring: z.object({ page, limit: pageLimit(pageSizes.notifications, limits.notifications) }),
    response: {
      200: z.object({ notifications: z.array(notification), total: z.int(), unread: z.int() }),
    },
  },
} as const satisfies Contract;

/** Safe to repeat; ids that are not one's own, or no longer kept, change nothing. */
export const readNotifications = {
  ...routes.readNotifications,
  config: user,
  schema: {
    summary: 'Mark notifications as read, some or all',
    body: z
      .object({
        ids: z.array(id).min(1).max(limits.notifications).optional(),
        all: z.literal(true).optional(),
      })
      .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), {
        error: 'Send either ids or all',
        params: exactlyOneOf(['ids', 'all']),
      }),
    response: { 200: z.object({ unread: z.int() }) },
  },
} as const satisfies Contract;

/** The one place where pages learn in which ways Waypost reaches somebody who has none of its pages open. */
export const getNotificationChannels = {
  ...routes.getNotificationChannels,
  config: user,
  schema: {
    summary: 'Whether this installation sends e-mails',
    response: { 200: z.object({ email: z.boolean() }) },
  },
} as const satisfies Contract;

/** The token in the link of an e-mail; whoever holds it may end the e-mails that it names. */
const mailToken = z.object({ token: z.string().max(200) });
/** The name of the saved search; null where the search is gone. */
const mailedSearch = z.object({ name: z.string().nullable() });

/** @throws not-found for a token that nobody here has signed. */
export const readMailSubscription = {
  method: 'POST',
  url: '/internal/mail-subscriptions/read',
  config: internal,
  schema: { summary: 'What the link of an e-mail would end', body: mailToken, response: { 200: mailedSearch } },
} as const satisfies Contract;

/** Safe to repeat. @throws not-found for a token that nobody here has signed. */
export const endMailSubscription = {
  method: 'POST',
  url: '/internal/mail-subscriptions/end',
  config: internal,
  schema: { summary: 'Ends the e-mails that a link names', body: mailToken, response: { 200: mailedSearch } },
} as const satisfies Contract;
