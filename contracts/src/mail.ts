/** What the parts of Waypost agree on about the e-mails that it sends. No zod here: the browser may import it. */

/** When digests are sent, in UTC: daily ones each day at this hour, weekly ones on Mondays. Each holds what was found until then. */
export const digestTimes = { hour: 6, weekday: 'Monday' } as const;

/**
 * `GET` shows a page that asks, `POST` ends the e-mails of one saved search: without a session, by the `token` in the query alone
 * (RFC 8058). Below the API's path.
 */
export const unsubscribeUrl = '/notifications/unsubscribe';
