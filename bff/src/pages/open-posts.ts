import { createHash } from 'node:crypto';
import { listOpenJobPosts, readOpenJobPosts } from '@waypost/contracts/calls/jobs/open-posts';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { keepFor } from '@waypost/runtime/keep-for';
import type { Client } from '@waypost/runtime/service/calls/client';
import { inTime } from './in-time.ts';

/** Addresses that one sitemap may hold. https://www.sitemaps.org/protocol.html */
const aSitemap = 50_000;
const listedAtOnce = 5_000;
const readAtOnce = 50;
/** Ms. */
const keptFor = 60_000;
/** Ms that machines wait for a part of what they read on their own. */
const patience = 10_000;

type Listed = { _id: string; version: number; updated_at: string; created_by: string };
/** What one sitemap has: the open posts after a post. */
export type SitemapPart = { after: string | undefined; changedAt: string };
export type OpenPostsSummary = {
  /** Another one once a post is published, edited or closed. */
  tag: string;
  /** When a post was changed last; undefined where there is none. */
  changedAt: string | undefined;
  parts: readonly SitemapPart[];
  /** Who has posted them. */
  creators: ReadonlySet<string>;
};

const latest = (one: string | undefined, other: string) => (one !== undefined && one > other ? one : other);

/** All open posts, a few at a time, so that no number of them is held at once. */
export function createOpenPosts(client: Client) {
  async function* listed(first: string | undefined, most: number): AsyncGenerator<readonly Listed[]> {
    let after = first;
    for (let left = most; left > 0;) {
      const limit = Math.min(left, listedAtOnce);
      const body = { after, limit };
      const { job_posts } = await inTime((signal) => client.call(listOpenJobPosts, { body }, { signal }), patience);
      if (job_posts.length > 0) yield job_posts;
      if (job_posts.length < limit) return;
      left -= limit;
      after = job_posts.at(-1)?._id;
    }
  }

  async function summarise(): Promise<OpenPostsSummary> {
    const hash = createHash('sha256');
    const parts: { after: string | undefined; changedAt: string }[] = [];
    const creators = new Set<string>();
    let changedAt: string | undefined;
    let count = 0;
    let last: string | undefined;
    for await (const posts of listed(undefined, Infinity)) {
      for (const { _id, version, updated_at, created_by } of posts) {
        creators.add(created_by);
        hash.update(`${_id} ${version}\n`);
        changedAt = latest(changedAt, updated_at);
        const part = parts.at(-1);
        if (part === undefined || count % aSitemap === 0) parts.push({ after: last, changedAt: updated_at });
        else part.changedAt = latest(part.changedAt, updated_at);
        count += 1;
        last = _id;
      }
    }
    return { tag: hash.digest('base64url').slice(0, 22), changedAt, parts, creators };
  }

  return {
    /** As it was a minute ago at most. */
    summary: keepFor(keptFor, summarise),
    /** Those of one sitemap. */
    partAfter: (after: string | undefined) => listed(after, aSitemap),
    async *all(): AsyncGenerator<readonly JobPost[]> {
      let after: string | undefined;
      for (;;) {
        const body = { after, limit: readAtOnce };
        const { job_posts } = await inTime((signal) => client.call(readOpenJobPosts, { body }, { signal }), patience);
        if (job_posts.length > 0) yield job_posts;
        if (job_posts.length < readAtOnce) return;
        after = job_posts.at(-1)?._id;
      }
    },
  };
}
export type OpenPosts = ReturnType<typeof createOpenPosts>;
