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

/** How far somebody has looked: posts that were posted before `before` are told of. */
type Looked = { _id: 'old-posts'; before: string };
export type OldPostMark = Collection<Looked>;

export const createOldPostMark = (documents: Documents): Promise<OldPostMark> =>
  documents.collection<Looked>({ name: 'looked-for-old-posts', indexes: [] });

type Deps = { client: Client; inboxes: InboxStore; settings: SettingsStore; oldPosts: OldPostMark };

const day = 24 * 60 * 60_000;
const hour = 60 * 60_000;
const _id = 'old-posts' as const;
const atATime = 500;

/** Posts that get old within the same hour are told together. */
const toldAt = (posted_date: string) => {
  const due = Date.parse(posted_date) + (jobAgeDays.old - jobAgeDays.notice) * day;
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

/**
 * Tells the owners of open posts that are about to be old, of each once: a post keeps its key, so looking again, in several processes or
 * after a crash, changes nothing. What became so while nobody looked is told later, unless it is old by then.
 */
export async function tellOfOldPosts(deps: Deps, now: Date): Promise<void> {
  const { client, oldPosts } = deps;
  const ago = (days: number) => new Date(now.getTime() - days * day).toISOString();
  const looked = await oldPosts.findOne({ _id });
  const oldest = ago(jobAgeDays.old);
  const from = looked && looked.before > oldest ? looked.before : oldest;
  const before = ago(jobAgeDays.old - jobAgeDays.notice);
  if (from >= before) return;
  let after: string | undefined;
  do {
    const body = { from, before, limit: atATime, ...(after !== undefined && { after }) };
    const { job_posts } = await client.call(listPostsOfTime, { body });
    for (const post of job_posts) await tellOf(deps, post);
    after = job_posts.length < atATime ? undefined : job_posts.at(-1)?._id;
  } while (after !== undefined);
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
