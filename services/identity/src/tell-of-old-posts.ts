import { listPostsOfTime } from '@waypost/contracts/calls/jobs/open-posts';
import { jobAgeDays } from '@waypost/contracts/constants';
import type { CallOutput } from '@waypost/contracts/contract';
import type { Closeable } from '@waypost/runtime/closeable';
import { isAway } from '@waypost/runtime/is-away';
import { type Collection, type Documents, insertIfFree } from '@waypost/runtime/ports/documents';
import type { Client } from '@waypost/runtime/service/calls/client';
import { repeat } from '@waypost/runtime/service/repeat';
import type { Logger } from '@waypost/runtime/telemetry/log';
import type { InboxStore } from './inbox-store.ts';
import type { SettingsStore } from './settings-store.ts';

/**
 * How far somebody has looked: posts that were posted before `before`, and were here by then, are told of. `looking`: how far goes the
 * look that is under way, or was when its process ended.
 */
type Looked = { _id: 'old-posts'; before?: string; looking?: string };
export type OldPostMark = Collection<Looked>;

export const createOldPostMark = (documents: Documents): Promise<OldPostMark> =>
  documents.collection<Looked>({ name: 'looked-for-old-posts', indexes: [] });

type Deps = { client: Client; inboxes: InboxStore; settings: SettingsStore; oldPosts: OldPostMark };

const day = 24 * 60 * 60_000;
const hour = 60 * 60_000;
const minute = 60_000;
const toldAge = (jobAgeDays.old - jobAgeDays.notice) * day;
/**
 * How long after its making a post is surely found, with clocks of two services that differ: newer ones are left to the next
 * look.
 */
const settledMs = minute;
const _id = 'old-posts' as const;
const atATime = 500;

/** Posts that get old within the same hour are told together. */
const toldAt = (posted_date: string) => {
  const due = Date.parse(posted_date) + toldAge;
  return new Date(Math.floor(due / hour) * hour).toISOString();
};

type Time = { from: string; before: string };
type OldPost = CallOutput<typeof listPostsOfTime>['job_posts'][number];

async function* postsOf(client: Client, posted: Time, created: Time): AsyncGenerator<OldPost> {
  if (posted.from >= posted.before) return;
  let after: string | undefined;
  do {
    const body = { ...posted, created, limit: atATime, ...(after !== undefined && { after }) };
    const { job_posts } = await client.call(listPostsOfTime, { body });
    yield* job_posts;
    after = job_posts.length < atATime ? undefined : job_posts.at(-1)?._id;
  } while (after !== undefined);
}

/** What one look found of a person that gets old in one hour. */
type Group = { owner: string; at: string; latest: OldPost; count: number };

/** Its key is of the look, not of its posts, so that a look that is repeated tells nothing again, however many they are. */
async function tellOf({ inboxes, settings }: Deps, { owner, at, latest, count }: Group, look: string) {
  const { notifications } = await settings.of(owner);
  if (!notifications['old-post'].bell) return;
  await inboxes.tell(owner, {
    kind: 'old-post',
    about: 'posts',
    key: `${look} ${at}`,
    at,
    facts: { job_post_id: latest._id },
    ...(count > 1 && { more: count - 1 }),
  });
}

/** The look that somebody has begun, or else one as far as that: all who look at once look for the same. */
async function beginLook(oldPosts: OldPostMark, before: string): Promise<Looked | null> {
  const isFirst = await insertIfFree(oldPosts, { _id, looking: before });
  const free = { _id, before: { $lt: before }, looking: { $exists: false } };
  if (!isFirst) await oldPosts.updateOne(free, { $set: { looking: before } });
  return oldPosts.findOne({ _id });
}

/**
 * Tells the owners of open posts that are about to be old, of each once: those that became so since the last look, and those that came
 * since, by an import, and were so before. A look ends where it was to end when it began, so looking again, in several processes or after
 * a crash, changes nothing. What became so while nobody looked is told later, unless it was old by then.
 */
export async function tellOfOldPosts(deps: Deps, now: Date, closing?: AbortSignal): Promise<void> {
  const { client, oldPosts } = deps;
  const at = (ms: number) => new Date(ms).toISOString();
  const looked = await beginLook(oldPosts, at(now.getTime() - toldAge));
  if (looked?.looking === undefined) return;
  const { looking: before } = looked;
  const oldest = at(Date.parse(before) + toldAge - jobAgeDays.old * day);
  const from = looked.before !== undefined && looked.before > oldest ? looked.before : oldest;
  const hereBy = (mark: string) => at(Date.parse(mark) + toldAge - settledMs);
  const groups = new Map<string, Group>();
  for (const [posted, created] of [
    [
      { from, before },
      { from: at(0), before: hereBy(before) },
    ],
    [
      { from: oldest, before: from },
      { from: hereBy(from), before: hereBy(before) },
    ],
  ] as const) {
    for await (const post of postsOf(client, posted, created)) {
      if (closing?.aborted) return;
      addTo(groups, post);
    }
  }
  for (const group of groups.values()) {
    if (closing?.aborted) return;
    await tellOf(deps, group, before);
  }
  await oldPosts.updateOne({ _id, looking: before }, { $set: { before }, $unset: { looking: '' } });
}

function addTo(groups: Map<string, Group>, post: OldPost): void {
  const { created_by: owner, posted_date } = post;
  const at = toldAt(posted_date);
  const { latest = post, count = 0 } = groups.get(`${owner} ${at}`) ?? {};
  groups.set(`${owner} ${at}`, {
    owner,
    at,
    latest: posted_date >= latest.posted_date ? post : latest,
    count: count + 1,
  });
}

/** Looks again and again. */
export const startTellingOfOldPosts = ({ log, everyMs, ...deps }: Deps & { log: Logger; everyMs: number }): Closeable =>
  repeat({
    everyMs,
    work: (closing) => tellOfOldPosts(deps, new Date(), closing),
    failed: (error) => {
      // They are looked for again soon.
      if (!isAway(error)) log.warn({ err: error }, 'Posts that are about to be old could not be looked for');
    },
  });
