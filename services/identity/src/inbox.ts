import { type ApplicantStatus, type JobCategory, limits } from '@waypost/contracts/constants';
import { toldTogetherMs } from '@waypost/contracts/entities/notification';
import { notificationChanged } from '@waypost/contracts/events/notification-events';
import type { Decision, Stored } from '@waypost/runtime/messaging/stored';
import { derivedId } from '@waypost/runtime/service/derived-id';

/** What a notification of each kind knows beside what all have. A new kind is one more line here, and one in `notification-views.ts`. */
type Facts = {
  /** `job_post_id` is of the latest that was found. */
  'saved-search': { job_post_id: string };
  /** `from`: the status before. */
  'application-status': {
    job_post_id: string;
    job_post_category: JobCategory;
    from: ApplicantStatus;
    status: ApplicantStatus;
  };
  /** Never who: reviewing may be blind. */
  'new-applicant': { job_post_id: string };
  /** `best_score` of those that are told together. */
  'score-ready': { job_post_id: string; best_score: number };
  /** `job_post_id` is of the latest that gets old. */
  'old-post': { job_post_id: string };
};
export type Kind = keyof Facts;

/**
 * What happened: of all that is about the same, `key` says which, `instead` which it takes the place of, `more` how much else is told
 * with it, under the same key, and `has_more` that there is more than anybody counted.
 */
export type News<K extends Kind = Kind> = {
  [Name in K]: {
    kind: Name;
    about: string;
    key: string;
    instead?: string;
    at: string;
    facts: Facts[Name];
    more?: number;
    has_more?: true;
  };
}[K];

/**
 * One line for what came close together: `at` is of its latest, `since` of its first, `keys` are of the latest of it, and `more` counts
 * what has none there: what came before those, and what was told with another.
 */
export type Notification<K extends Kind = Kind> = {
  [Name in K]: Omit<News<Name>, 'key' | 'instead'> & {
    _id: string;
    since: string;
    keys: readonly string[];
    is_read: boolean;
  };
}[K];

/** The notifications of one person, the latest first. */
export type Inbox = { notifications: readonly Notification[] };
export const nothingYet: Inbox = { notifications: [] };

/** So that a document stays small; of what comes beyond, the oldest keys are forgotten. */
const mostKeys = 50;

export const unreadOf = ({ notifications }: Inbox): number => notifications.filter(({ is_read }) => !is_read).length;

export const toldOf = ({ id, value }: Stored<Inbox>) => ({
  type: notificationChanged.type,
  data: { user_id: id, unread: unreadOf(value) },
});
const changed = (notifications: readonly Notification[]): Decision<Inbox> => ({
  value: { notifications },
  events: [toldOf],
});

export const countOf = ({ keys, more = 0 }: Notification): number => keys.length + more;

/** Whether somebody was told of it. Where keys were forgotten, what is older than the latest was told. */
export const isKnown = ({ notifications }: Inbox, news: News): boolean =>
  notifications.some(
    (one) =>
      one.kind === news.kind &&
      (one.keys.includes(news.key) || (one.more !== undefined && belongsTo(one, news) && news.at < one.at)),
  );

/** It may have been here once, and been forgotten for newer ones. */
function isTooOld({ notifications }: Inbox, { at }: News): boolean {
  const oldest = notifications[limits.notifications - 1];
  return oldest !== undefined && at <= oldest.at;
}

const belongsTo = (one: Notification, { kind, about, at }: News): boolean =>
  one.kind === kind && one.about === about && Math.abs(Date.parse(at) - Date.parse(one.since)) < toldTogetherMs;

/**
 * Joins two pieces of news about the same thing, in whichever order they come: the later one is told, and of scores the better
 * one, but of one applicant the later, as long as no other is in the line: whose score the better was is not kept.
 */
function joinedFacts(one: Notification, { at, facts, instead }: News): Notification['facts'] {
  const latest = at >= one.at ? facts : one.facts;
  if ('from' in one.facts) return { ...latest, from: one.facts.from };
  if (countOf(one) === 1 && one.keys[0] === instead) return latest;
  if ('best_score' in one.facts && 'best_score' in facts) {
    return { ...latest, best_score: Math.max(one.facts.best_score, facts.best_score) };
  }
  return latest;
}

function joined(one: Notification, news: News): Notification {
  const { key, instead, at } = news;
  const keys = [...one.keys.filter((other) => other !== instead), key];
  const more = (one.more ?? 0) + (news.more ?? 0) + Math.max(0, keys.length - mostKeys);
  return {
    ...one,
    facts: joinedFacts(one, news),
    at: at > one.at ? at : one.at,
    since: at < one.since ? at : one.since,
    keys: keys.slice(-mostKeys),
    ...(more > 0 && { more }),
    ...(news.has_more && { has_more: true }),
    is_read: false,
  } as Notification;
}

/** An owner of a post who presses the wrong button takes it back within seconds: nobody has to hear of it. */
const isTakenBack = ({ facts }: Notification): boolean => 'from' in facts && facts.from === facts.status;

const begun = (user_id: string, { key, instead: _instead, ...news }: News): Notification => ({
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
