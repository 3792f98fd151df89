import { digestTimes } from '@waypost/contracts/mail';
import type { Creation, Decision } from '@waypost/runtime/messaging/stored';
import { derivedId } from '@waypost/runtime/service/derived-id';

export type DigestAlert = 'daily' | 'weekly';

/**
 * What one saved search found in one period, for one e-mail. `collecting` until that is sent; `sending` while the mail server has
 * it, and whatever became of it if that is cut short, for nobody may get it twice; the others are its ends.
 */
export const digestStates = ['collecting', 'sending', 'sent', 'dropped', 'given-up'] as const;
export type DigestState = (typeof digestStates)[number];

export type Digest = {
  user_id: string;
  saved_search_id: string;
  alert: DigestAlert;
  /** When it is to be sent, which names its period. */
  due_at: string;
  state: DigestState;
  job_post_ids: readonly string[];
  /** It found more than are kept. */
  has_more?: true;
  /** Why it was dropped or given up. */
  reason?: string;
};

type Owner = Pick<Digest, 'user_id' | 'saved_search_id' | 'alert'>;

/** So that a document stays small: of a search that finds more nobody reads all, and the letter says that there are more. */
const mostJobs = 500;

const day = 86_400_000;
/** The first Monday of the epoch, at the hour of sending. */
const firstMonday = 4 * day + digestTimes.hour * 3_600_000;
const lengths = { daily: day, weekly: 7 * day } as const satisfies Record<DigestAlert, number>;

/** When what was found at a time is to be sent: the end of its period. */
export function dueAfter(alert: DigestAlert, at: string): string {
  const length = lengths[alert];
  const periods = Math.floor((Date.parse(at) - firstMonday) / length) + 1;
  return new Date(firstMonday + periods * length).toISOString();
}

/** Long enough to answer who asks whether something was sent, and for events that come again. */
const keptMs = 30 * day;

/** Whatever was to be sent before is forgotten: nobody sends it any more. */
export const forgottenBefore = (now: Date): string => new Date(now.getTime() - keptMs).toISOString();

/** Derived from person, search and period, so that there is one digest of each. */
export const digestId = ({ user_id, saved_search_id, alert }: Owner, due_at: string): string =>
  derivedId('digest', user_id, saved_search_id, alert, due_at);

/** What a search found; `has_more` where it found others, which are not kept. */
export type Found = Pick<Digest, 'job_post_ids' | 'has_more'>;

export function newDigest({ user_id, saved_search_id, alert }: Owner, due_at: string, found: Found): Creation<Digest> {
  const empty: Digest = { user_id, saved_search_id, alert, due_at, state: 'collecting', job_post_ids: [] };
  return { id: digestId(empty, due_at), value: collect(empty, found)?.value ?? empty, events: [] };
}

/** The found posts that a digest which is closed by now has not taken: they belong to the next digest. */
export const leftOutBy = ({ state, job_post_ids }: Digest, found: Found): readonly string[] =>
  state === 'collecting' ? [] : found.job_post_ids.filter((id) => !job_post_ids.includes(id));

export function collect(digest: Digest, found: Found): Decision<Digest> | undefined {
  const { state, job_post_ids: there } = digest;
  const others = found.job_post_ids.filter((id) => !there.includes(id));
  const taken = others.slice(0, mostJobs - there.length);
  const has_more = digest.has_more ?? found.has_more ?? (taken.length < others.length || undefined);
  if (state !== 'collecting' || (taken.length === 0 && has_more === digest.has_more)) return undefined;
  return { value: { ...digest, job_post_ids: [...there, ...taken], ...(has_more && { has_more }) }, events: [] };
}

/** From one state to another; undefined where it is in none of those it may come from. */
export const transition =
  (from: readonly DigestState[], to: DigestState, reason?: string) =>
  (digest: Digest): Decision<Digest> | undefined =>
    from.includes(digest.state)
      ? { value: { ...digest, state: to, ...(reason !== undefined && { reason }) }, events: [] }
      : undefined;
