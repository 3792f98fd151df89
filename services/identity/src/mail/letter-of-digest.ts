import { readSavedSearches } from '@waypost/contracts/calls/jobs/saved-searches';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { InboxStore } from '../inbox-store.ts';
import type { News } from '../inbox.ts';
import { readPosts } from '../read-posts.ts';
import type { SettingsStore } from '../settings-store.ts';
import type { UserStore } from '../user-store.ts';
import { collectForPerson } from './collect-for-person.ts';
import { digestLetter, foundPost, type FoundPost } from './digest-letter.ts';
import type { DigestStore } from './digest-store.ts';
import type { Digest } from './digest.ts';
import type { Letter } from './mailer.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

export type LetterDeps = {
  digests: DigestStore;
  inboxes: Pick<InboxStore, 'tell' | 'isForgotten'>;
  users: UserStore;
  settings: SettingsStore;
  client: Client;
  tokens: UnsubscribeTokens;
  publicUrl: string;
};

/** Those that are open, the newest first. @param from leaves out older posts, which were found under an earlier query. */
async function openPosts(client: Client, job_post_ids: readonly string[], from = ''): Promise<FoundPost[]> {
  const posts = await readPosts(client, job_post_ids, (post) =>
    post.status === 'Open' && from <= post.created_at ? [foundPost(post)] : [],
  );
  return posts.flat().toSorted((a, b) => b.posted_date.localeCompare(a.posted_date));
}

/** A moment within the period that ends then. */
const momentBefore = (due_at: string): string => new Date(Date.parse(due_at) - 1).toISOString();

/** One notification for all of a digest whose search was switched to live meanwhile: the bell has not told of these posts. */
const newsOf = ({ id, value }: Stored<Digest>, latest: FoundPost, others: readonly FoundPost[]): News => ({
  kind: 'saved-search',
  about: value.saved_search_id,
  key: id,
  at: value.due_at,
  facts: { job_post_id: latest._id },
  ...(others.length > 0 && { more: others.length }),
  ...(value.has_more && { has_more: true }),
});

/**
 * Undefined where there is nothing to be sent, or nobody who wants it so any more: who is told live since hears of it by the bell,
 * and who is told in another rhythm by the next e-mail of that one, so that no two come at once.
 */
export async function letterOf(deps: LetterDeps, digest: Stored<Digest>): Promise<Letter | undefined> {
  const { digests, inboxes, users, settings, client, tokens, publicUrl } = deps;
  const { user_id, saved_search_id, alert, due_at, job_post_ids, has_more } = digest.value;
  const asked = { body: { user_id, ids: [saved_search_id] } };
  const [search] = (await client.call(readSavedSearches, asked)).saved_searches;
  if (!search || search.alert === 'none') return undefined;
  const posts = await openPosts(client, job_post_ids, search.looks_from);
  const [latest, ...others] = posts;

  // Last: reading many posts takes a while, in which somebody may leave.
  const wanted = (await settings.of(user_id)).notifications['saved-search'];
  const user = await users.find(user_id);
  if (!user) return undefined;
  if (search.alert === 'live') {
    if (wanted.bell && latest) await inboxes.tell(user_id, newsOf(digest, latest, others));
    return undefined;
  }
  // With `has_more`, posts that the digest did not keep may still be open, so the letter is sent though all kept ones are
  // closed.
  if (!wanted.email || (!latest && !has_more)) return undefined;
  if (search.alert !== alert) {
    const found = { user_id, saved_search_id, job_post_ids, ...(has_more && { has_more }) };
    await collectForPerson({ digests, inboxes }, { ...found, alert: search.alert, at: momentBefore(due_at) });
    return undefined;
  }
  const token = tokens.sign({ user_id, saved_search_id });
  return digestLetter({ digest, user: user.value, search, posts, publicUrl, token });
}
