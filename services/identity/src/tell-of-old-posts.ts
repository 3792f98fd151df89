import { listPostsOfTime } from '@waypost/contracts/calls/open-posts';
import { jobAgeDays } from '@waypost/contracts/constants';
import type { Closeable } from '@waypost/runtime/closeable';
import { isAway } from '@waypost/runtime/is-away';
import type { Collection, Documents } from '@waypost/runtime/ports/documents';
import type { Client } from '@waypost/runtime/service/client';
import { repeat } from '@waypost/runtime/service/repeat';
import type { Logger } from '@waypost/runtime/telemetry/log';
import type { InboxStore } from './inbox-store.ts';
import type { SettingsStore } from './settings-store.ts';

/** How far somebody has looked: posts that were posted before `before`, and were here by then, are told of. */
type Looked = { _id: 'old-posts'; before: string };
export type OldPostMark = Collection<Looked>;

export const createOldPostMark = (documents: Documents): Promise<OldPostMark> =>
  documents.collection<Looked>({ name: 'looked-for-old-posts', indexes: [] });

type Deps = { client: Client; inboxes: InboxStore; settings: SettingsStore; oldPosts: OldPostMark };

const day = 24 * 60 * 60_000;
const hour = 60 * 60_000;
const minute = 60_000;
const toldAge = (jobAgeDays.old - jobAgeDays.notice) * day;
/** From being made to being found, with the clocks of two services: what came since is left to the next look. */
const settledMs = minute;
const _id = 'old-posts' as const;
const atATime = 500;

/** Posts that get old within the same hour are told together. */
const toldAt = (posted_date: string) => {
  const due = Date.parse(posted_date) + toldAge;
  return new Date(Math.floor(due / hour) * hour).toISOString();
};

async function tellOf({ inboxes, settings }: Deps, post: { _id: string; created_by: string; posted_date: string }) {
  const { notifications } = await settings.of(post.created_by);
  if (!notifications['old-post'].bell) return;
  await inboxes.tell(post.created_by, {
    kind: 'old-post',
    about: 'posts',
    key: post._id,
    at: toldAt(post.posted_date),
    facts: { job_post_id: post._id },
  });
}

type Time = { from: string; before: string };

async function tellOfThose(deps: Deps, posted: Time, created: Time) {
  if (posted.from >= posted.before) return;
  let after: string | undefined;
  do {
    const body = { ...posted, created, limit: atATime, ...(after !== undefined && { after }) };
    const { job_posts } = await deps.client.call(listPostsOfTime, { body });
    for (const post of job_posts) await tellOf(deps, post);
    after = job_posts.length < atATime ? undefined : job_posts.at(-1)?._id;
  } while (after !== undefined);
}

/**
 * Tells the owners of open posts that are about to be old, of each once: those that became so since the last look, and those that came
 * since, by an import, and were so before. A post keeps its key, so looking again, in several processes or after a crash, changes nothing.
 * What became so while nobody looked is told later, unless it is old by then.
 */
export async function tellOfOldPosts(deps: Deps, now: Date): Promise<void> {
  const { oldPosts } = deps;
  const at = (ms: number) => new Date(ms).toISOString();
  const looked = await oldPosts.findOne({ _id });
  const oldest = at(now.getTime() - jobAgeDays.old * day);
  const before = at(now.getTime() - toldAge);
  const from = looked && looked.before > oldest ? looked.before : oldest;
  if (from >= before) return;
  const hereBy = (mark: string) => at(Date.parse(mark) + toldAge - settledMs);
  await tellOfThose(deps, { from, before }, { from: at(0), before: hereBy(before) });
  await tellOfThose(deps, { from: oldest, before: from }, { from: hereBy(from), before: hereBy(before) });
  await oldPosts.updateOne({ _id }, { $set: { before } }, { upsert: true });
}

/** Looks again and again. */
export const startTellingOfOldPosts = ({ log, everyMs, ...deps }: Deps & { log: Logger; everyMs: number }): Closeable =>
  repeat({
    everyMs,
    work: () => tellOfOldPosts(deps, new Date()),
    failed: (error) => {
      // They are looked for again soon.
      if (!isAway(error)) log.warn({ err: error }, 'Posts that are about to be old could not be looked for');
    },
  });
