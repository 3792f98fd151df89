import { type ApplicantStatus, type JobCategory, limits } from '@waypost/contracts/constants';
import { notificationChanged } from '@waypost/contracts/events/notification-events';
import type { Decision, Stored } from '@waypost/runtime/messaging/stored';
import { derivedId } from '@waypost/runtime/service/derived-id';

/** What a notification of each kind knows beside what all have. A new kind is one more line here, and one in `notification-views.ts`. */
type Facts = {
  /** `job_post_id` is of the latest that was found. */
  'saved-search': { job_post_id: string };
  /** `from`: what it was before. */
  'application-status': {
    job_post_id: string;
    job_post_category: JobCategory;
    from: ApplicantStatus;
    status: ApplicantStatus;
  };
};
export type Kind = keyof Facts;

/** What happened: of all that is about the same, `key` says which. */
export type News<K extends Kind = Kind> = {
  [Name in K]: { kind: Name; about: string; key: string; at: string; facts: Facts[Name] };
}[K];

/** One line for what came close together: `at` is of its latest, `since` of its first, `keys` are of all of it. */
export type Notification<K extends Kind = Kind> = {
  [Name in K]: Omit<News<Name>, 'key'> & { _id: string; since: string; keys: readonly string[]; is_read: boolean };
}[K];

/** Of one person, the latest first. */
export type Inbox = { notifications: readonly Notification[] };
export const nothingYet: Inbox = { notifications: [] };

/** What comes within it, of one kind and about the same, is one notification. */
const togetherMs = 60_000;
/** So that a document stays small; what comes beyond begins another notification. */
const mostTogether = 50;

export const unreadOf = ({ notifications }: Inbox): number => notifications.filter(({ is_read }) => !is_read).length;

export const toldOf = ({ id, value }: Stored<Inbox>) => ({
  type: notificationChanged.type,
  data: { user_id: id, unread: unreadOf(value) },
});
const changed = (notifications: readonly Notification[]): Decision<Inbox> => ({
  value: { notifications },
  events: [toldOf],
});

const isKnown = ({ notifications }: Inbox, { kind, key }: News): boolean =>
  notifications.some((one) => one.kind === kind && one.keys.includes(key));

/** It may have been here once, and been forgotten for newer ones. */
function isTooOld({ notifications }: Inbox, { at }: News): boolean {
  const oldest = notifications[limits.notifications - 1];
  return oldest !== undefined && at <= oldest.at;
}

const belongsTo = (one: Notification, { kind, about, at }: News): boolean =>
  one.kind === kind &&
  one.about === about &&
  one.keys.length < mostTogether &&
  Math.abs(Date.parse(at) - Date.parse(one.since)) < togetherMs;

/** Of two that come in either order the later one is what is told. */
const joined = (one: Notification, { key, at, facts }: News): Notification =>
  ({
    ...one,
    ...(at >= one.at ? { at, facts: { ...facts, ...('from' in one.facts && { from: one.facts.from }) } } : {}),
    since: at < one.since ? at : one.since,
    keys: [...one.keys, key],
    is_read: false,
  }) as Notification;

/** An owner of a post who presses the wrong button takes it back within seconds: nobody has to hear of it. */
const isTakenBack = ({ facts }: Notification): boolean => 'from' in facts && facts.from === facts.status;

const begun = (user_id: string, { key, ...news }: News): Notification => ({
  ...news,
  _id: derivedId('notification', user_id, news.kind, news.about, key),
  since: news.at,
  keys: [key],
  is_read: false,
});

/** Undefined for what was told before: the key decides, so that telling it again changes nothing. */
export function tell(inbox: Inbox, user_id: string, news: News): Decision<Inbox> | undefined {
  if (isKnown(inbox, news) || isTooOld(inbox, news)) return undefined;
  const together = inbox.notifications.find((one) => belongsTo(one, news));
  const others = inbox.notifications.filter((one) => one !== together);
  const one = together ? joined(together, news) : begun(user_id, news);
  if (isTakenBack(one)) return changed(others);
  const latestFirst = [one, ...others].toSorted((a, b) => b.at.localeCompare(a.at));
  return changed(latestFirst.slice(0, limits.notifications));
}

/** @param ids of those that were read; undefined: all of them. */
export function markRead(inbox: Inbox, ids: readonly string[] | undefined): Decision<Inbox> | undefined {
  const isMeant = ({ _id, is_read }: Notification) => !is_read && (ids === undefined || ids.includes(_id));
  if (!inbox.notifications.some(isMeant)) return undefined;
  return changed(inbox.notifications.map((one) => (isMeant(one) ? { ...one, is_read: true } : one)));
}
