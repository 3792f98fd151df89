import { createHash } from 'node:crypto';
import { limits } from '@waypost/contracts/constants';
import { AppError } from '@waypost/contracts/errors';

const lifeMs = limits.idempotencyHours * 3_600_000;

/** What a request asked for, short enough to be kept beside what it made. */
export const hashOf = (request: object): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** Whether a key still stands for what it made. @param madeAt ISO-8601. */
export const isKeyAlive = (madeAt: string, now: string): boolean => Date.parse(now) - Date.parse(madeAt) < lifeMs;

/**
 * @param kept undefined for what was made before hashes were kept.
 * @param details what was made, for an answer that shows it.
 * @throws conflict when the key came with something else.
 */
export function requireSameRequest(
  kept: string | undefined,
  hash: string,
  details: Record<string, unknown> = {},
): void {
  if (kept === undefined || kept === hash) return;
  const message = 'This Idempotency-Key came with another request before. New content needs a new key.';
  throw new AppError('conflict', message, { details });
}
