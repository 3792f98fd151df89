import { readSavedSearches } from '@waypost/contracts/calls/saved-searches';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { id } from '@waypost/contracts/fields';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Tasks, Worker } from '@waypost/runtime/ports/tasks';
import type { Client } from '@waypost/runtime/service/client';
import { defineWorker } from '@waypost/runtime/service/define-worker';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { z } from 'zod';
import type { InboxStore } from '../inbox-store.ts';
import type { News } from '../inbox.ts';
import { digestLetter } from '../mail/digest-letter.ts';
import type { DigestStore } from '../mail/digest-store.ts';
import type { Digest } from '../mail/digest.ts';
import { type Letter, LetterError, type Mailer } from '../mail/mailer.ts';
import type { UnsubscribeTokens } from '../mail/unsubscribe-token.ts';
import { readPosts } from '../read-posts.ts';
import type { SettingsStore } from '../settings-store.ts';
import type { UserStore } from '../user-store.ts';

const name = 'mail-digest';
const payload = z.object({ digest_id: id });

/** A second, doubled each time up to ten minutes: for two and a half hours in all. */
export const digestAttempts = 24;

/** One at a time a digest, however often it is asked for. */
export const enqueueDigest = (tasks: Tasks, digest_id: string, attempts: number): Promise<void> =>
  tasks.add(name, { id: `digest-${digest_id}`, payload: { digest_id }, attempts });

export type MailDigestDeps = {
  digests: DigestStore;
  inboxes: Pick<InboxStore, 'tell'>;
  users: UserStore;
  settings: SettingsStore;
  client: Client;
  mailer: Mailer;
  tokens: UnsubscribeTokens;
  publicUrl: string;
  log: Logger;
};

/** What an operator looks for in the log. */
const event = { 'mail.event': 'digest.given-up' } as const;

/** The newest first. */
async function openPosts(client: Client, job_post_ids: readonly string[]): Promise<JobPost[]> {
  const posts = await readPosts(client, job_post_ids);
  return posts.filter(({ status }) => status === 'Open').toSorted((a, b) => b.posted_date.localeCompare(a.posted_date));
}

/** By the bell, which has not rung for what was collected before the search was told of live: once, for all of it. */
const newsOf = ({ id, value }: Stored<Digest>, latest: JobPost, others: readonly JobPost[]): News => ({
  kind: 'saved-search',
  about: value.saved_search_id,
  key: id,
  at: value.due_at,
  facts: { job_post_id: latest._id },
  ...(others.length > 0 && { more: others.length }),
});

/**
 * Sends what a saved search found in a period. Nobody gets it twice: it is marked before it goes to the server, and where nobody can
 * say whether that one has it, it is given up rather than sent again.
 */
export function mailDigest({
  digests,
  inboxes,
  users,
  settings,
  client,
  mailer,
  tokens,
  publicUrl,
  log,
}: MailDigestDeps): Worker {
  /** Undefined where there is nothing to be sent, or nobody who wants it so any more: who is told live since hears of it by the bell. */
  async function letterOf(digest: Stored<Digest>): Promise<Letter | undefined> {
    const { user_id, saved_search_id, job_post_ids, has_more } = digest.value;
    const wanted = (await settings.of(user_id)).notifications['saved-search'];
    const user = await users.find(user_id);
    const asked = { body: { user_id, ids: [saved_search_id] } };
    const [search] = (await client.call(readSavedSearches, asked)).saved_searches;
    if (!user || !search || search.alert === 'none') return undefined;
    const isLive = search.alert === 'live';
    if (!(isLive ? wanted.bell : wanted.email)) return undefined;
    const posts = await openPosts(client, job_post_ids);
    const [latest, ...others] = posts;
    if (isLive) {
      if (latest) await inboxes.tell(user_id, newsOf(digest, latest, others));
      return undefined;
    }
    // Of what was found beside these, nobody knows that it is closed.
    if (!latest && !has_more) return undefined;
    const token = tokens.sign({ user_id, saved_search_id });
    return digestLetter({ digest, user: user.value, search, posts, publicUrl, token });
  }

  async function giveUp(digest_id: string, error: Error): Promise<void> {
    await digests.turn(digest_id, ['collecting', 'sending'], 'given-up', error.message);
    log.error({ ...event, err: error, digest_id }, 'An e-mail with what a saved search found was given up');
  }

  async function send(digest_id: string, letter: Letter): Promise<void> {
    try {
      await mailer.send(letter);
    } catch (error) {
      if (error instanceof LetterError && error.isMaybeThere) return giveUp(digest_id, error);
      await digests.turn(digest_id, ['sending'], 'collecting');
      throw error;
    }
    await digests.turn(digest_id, ['sending'], 'sent');
  }

  return defineWorker({
    name,
    concurrency: 4,
    payload,
    async handle({ digest_id }) {
      const digest = await digests.find(digest_id);
      if (digest?.value.state === 'sending') {
        return giveUp(digest_id, new Error('The process ended while the mail server had it'));
      }
      if (digest?.value.state !== 'collecting') return;
      const letter = await letterOf(digest);
      if (!letter) {
        await digests.turn(
          digest_id,
          ['collecting'],
          'dropped',
          'Nobody wants it by e-mail any more, or nothing is open any more',
        );
        return;
      }
      if (await digests.turn(digest_id, ['collecting'], 'sending')) await send(digest_id, letter);
    },
    failed: ({ digest_id }, error) => giveUp(digest_id, error),
  });
}
