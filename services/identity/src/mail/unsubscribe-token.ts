import { createHmac, timingSafeEqual } from 'node:crypto';
import { notFound } from '@waypost/contracts/errors';
import type { Documents } from '@waypost/runtime/ports/documents';
import { ownSecret } from '@waypost/runtime/service/actors/own-secret';

/** Whose e-mails of which saved search. */
export type Subscription = { user_id: string; saved_search_id: string };

export type UnsubscribeTokens = {
  /** The same for the same, and good for ever: e-mails lie in mailboxes for years. */
  sign(subscription: Subscription): string;
  /** Undefined for what nobody here has signed. */
  read(token: string): Subscription | undefined;
};

const idBytes = 12;

export function createTokens(secret: string): UnsubscribeTokens {
  const seal = (subject: Buffer) => createHmac('sha256', secret).update('unsubscribe').update(subject).digest();
  return {
    sign({ user_id, saved_search_id }) {
      const subject = Buffer.from(user_id + saved_search_id, 'hex');
      return Buffer.concat([subject, seal(subject)]).toString('base64url');
    },
    read(token) {
      const bytes = Buffer.from(token, 'base64url');
      const subject = bytes.subarray(0, 2 * idBytes);
      const expected = seal(subject);
      const given = bytes.subarray(2 * idBytes);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const ids = subject.toString('hex');
      return { user_id: ids.slice(0, 2 * idBytes), saved_search_id: ids.slice(2 * idBytes) };
    },
  };
}

export const openUnsubscribeTokens = async (documents: Documents): Promise<UnsubscribeTokens> =>
  createTokens(await ownSecret(documents, { collection: 'mail-keys', _id: 'unsubscribe', field: 'secret' }));

/** @throws not-found for what nobody here has signed. */
export function requireSubscription(tokens: UnsubscribeTokens, token: string): Subscription {
  const subscription = tokens.read(token);
  if (!subscription) throw notFound('Link');
  return subscription;
}
