import { createHash } from 'node:crypto';
import { listPublicPeople, type ListedPerson } from '@waypost/contracts/calls/identity/listed-people';
import { keepFor } from '@waypost/runtime/keep-for';
import type { Client } from '@waypost/runtime/service/calls/client';
import { slices } from '@waypost/runtime/slices';
import { inTime } from './in-time.ts';
import type { OpenPosts } from './open-posts.ts';

/** Addresses that one sitemap may hold; nobody has as many people who look for people. */
const aSitemap = 50_000;
const askedAtOnce = 200;
/** Ms. */
const keptFor = 60_000;
const patience = 10_000;

/** Another tag once somebody's first post is published, their last one closed, or their profile changed, renamed or hidden. */
export type OpenPostersSummary = { tag: string; people: readonly ListedPerson[] };

/**
 * Who has an open post and does not hide. They ask to be found by what they post; of all others only links tell, and no list of ours
 * names them.
 */
export function createOpenPosters(client: Client, open: Pick<OpenPosts, 'summary'>) {
  async function summarise(): Promise<OpenPostersSummary> {
    const ids = [...(await open.summary()).creators].slice(0, aSitemap);
    const people: ListedPerson[] = [];
    for (const user_ids of slices(ids, askedAtOnce)) {
      const body = { user_ids };
      const some = await inTime((signal) => client.call(listPublicPeople, { body }, { signal }), patience);
      people.push(...some.people);
    }
    people.sort((one, other) => (one.username < other.username ? -1 : 1));
    const hash = createHash('sha256');
    for (const { username, updated_at } of people) hash.update(`${username} ${updated_at}\n`);
    return { tag: hash.digest('base64url').slice(0, 22), people };
  }
  return { summary: keepFor(keptFor, summarise) };
}
export type OpenPosters = ReturnType<typeof createOpenPosters>;
