import { id } from '@waypost/contracts/fields';
import type { Tasks, Worker } from '@waypost/runtime/ports/tasks';
import { defineWorker } from '@waypost/runtime/service/define-worker';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { z } from 'zod';
import { type LetterDeps, letterOf } from '../mail/letter-of-digest.ts';
import { type Letter, LetterError, type Mailer } from '../mail/mailer.ts';

const name = 'mail-digest';
const payload = z.object({ digest_id: id });

/** A second, doubled each time up to ten minutes: for two and a half hours in all. */
export const digestAttempts = 24;

/** One at a time a digest, however often it is asked for. */
export const enqueueDigest = (tasks: Tasks, digest_id: string, attempts: number): Promise<void> =>
  tasks.add(name, { id: `digest-${digest_id}`, payload: { digest_id }, attempts });

export type MailDigestDeps = LetterDeps & { mailer: Mailer; log: Logger };

/** What an operator looks for in the log. */
const event = { 'mail.event': 'digest.given-up' } as const;
const unwanted = 'Nobody wants it in this way any more, or nothing is open any more';

/**
 * Sends what a saved search found in a period. Nobody gets it twice: it is marked before it goes to the server, and where nobody can
 * say whether that one has it, it is given up rather than sent again.
 */
export function mailDigest({ mailer, log, ...deps }: MailDigestDeps): Worker {
  const { digests } = deps;

  async function giveUp(digest_id: string, error: Error): Promise<void> {
    await digests.turn(digest_id, ['collecting', 'sending'], 'given-up', error.message);
    log.error({ ...event, err: error, digest_id }, 'An e-mail with what a saved search found was given up');
  }

  async function send(digest_id: string, letter: Letter): Promise<void> {
    try {
      await mailer.send(letter);
    } catch (error) {
      if (error instanceof LetterError && error.isFinal) return giveUp(digest_id, error);
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
      const letter = await letterOf(deps, digest);
      // Where something has come meanwhile, it is found again with that.
      if (!letter) await digests.close(digest, 'dropped', unwanted);
      else if (await digests.close(digest, 'sending')) await send(digest_id, letter);
    },
    failed: ({ digest_id }, error) => giveUp(digest_id, error),
  });
}
