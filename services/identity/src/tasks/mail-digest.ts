import { stopSavedSearchMails } from '@waypost/contracts/calls/jobs/saved-searches';
import { id } from '@waypost/contracts/fields';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Tasks, Worker } from '@waypost/runtime/ports/tasks';
import { defineWorker } from '@waypost/runtime/service/define-worker';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { z } from 'zod';
import type { Digest } from '../mail/digest.ts';
import { type LetterDeps, letterOf } from '../mail/letter-of-digest.ts';
import { type Letter, LetterError, type Mailer } from '../mail/mailer.ts';

const name = 'mail-digest';
const payload = z.object({ digest_id: id });

/** A second, doubled each time up to ten minutes: for two and a half hours in all. */
export const digestAttempts = 24;

/** Queues the sending of a digest; while it is queued or running, asking again changes nothing. */
export const enqueueDigest = (tasks: Tasks, digest_id: string, attempts: number): Promise<void> =>
  tasks.add(name, { id: `digest-${digest_id}`, payload: { digest_id }, attempts });

export type MailDigestDeps = LetterDeps & { mailer: Mailer; log: Logger };

/** The field by which an operator finds these lines in the log. */
const event = { 'mail.event': 'digest.given-up' } as const;
const noMailbox = { 'mail.event': 'mailbox.gone' } as const;
const unwanted = 'Nobody wants it in this way any more, or nothing is open any more';

/**
 * Sends what a saved search found in a period. Nobody gets it twice: it is marked before it goes to the server, and where nobody can
 * say whether that one has it, it is given up rather than sent again.
 */
export function mailDigest({ mailer, log, ...deps }: MailDigestDeps): Worker {
  const { digests, client } = deps;

  async function giveUp(digest_id: string, error: Error): Promise<'given-up'> {
    await digests.transition(digest_id, ['collecting', 'sending'], 'given-up', error.message);
    log.error({ ...event, err: error, digest_id }, 'An e-mail with what a saved search found was given up');
    return 'given-up';
  }

  /** As by the link in an e-mail: from now on the bell tells of the search, of what this digest has, too. */
  async function endMails(digest_id: string, { user_id, saved_search_id }: Digest): ReturnType<Worker['handle']> {
    await client.call(stopSavedSearchMails, { body: { user_id, id: saved_search_id } });
    log.warn(
      { ...noMailbox, digest_id, saved_search_id },
      'A mailbox is gone: its saved search sends no e-mails any more',
    );
    return handle({ digest_id });
  }

  async function send({ id: digest_id, value }: Stored<Digest>, letter: Letter): ReturnType<Worker['handle']> {
    try {
      await mailer.send(letter);
    } catch (error) {
      if (error instanceof LetterError && error.prospect === 'never') return giveUp(digest_id, error);
      await digests.transition(digest_id, ['sending'], 'collecting');
      if (error instanceof LetterError && error.prospect === 'no-mailbox') return endMails(digest_id, value);
      throw error;
    }
    await digests.transition(digest_id, ['sending'], 'sent');
  }

  async function handle({ digest_id }: z.output<typeof payload>): ReturnType<Worker['handle']> {
    const digest = await digests.find(digest_id);
    if (digest?.value.state === 'sending') {
      return giveUp(digest_id, new Error('The process ended while the mail server had it'));
    }
    if (digest?.value.state !== 'collecting') return;
    const letter = await letterOf(deps, digest);
    // Where something has come meanwhile, it is found again with that.
    if (!letter) await digests.close(digest, 'dropped', unwanted);
    else if (await digests.close(digest, 'sending')) return send(digest, letter);
  }

  return defineWorker({
    name,
    concurrency: 4,
    payload,
    handle,
    failed: async ({ digest_id }, error) => void (await giveUp(digest_id, error)),
  });
}
