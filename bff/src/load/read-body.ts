import type { Readable } from 'node:stream';
import { AppError } from '@waypost/contracts/errors';

export type BodyLimits = {
  bytes: number;
  /** Milliseconds until it must be there. */
  withinMs: number;
  /** What is said of one that is longer. */
  tooLong: string;
};

/**
 * Reads the whole body of a request, so that nothing else waits for a slow sender.
 * @param hold called with the length of each piece; throws when there is no room for it.
 * @throws payload-too-large, request-timeout, and what `hold` throws. The rest of the body is passed by unread.
 */
export async function readBody(body: Readable, limits: BodyLimits, hold: (bytes: number) => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const take = (chunk: Buffer) => {
    length += chunk.length;
    if (length > limits.bytes) return reject(new AppError('payload-too-large', limits.tooLong));
    try {
      hold(chunk.length);
      chunks.push(chunk);
    } catch (error) {
      reject(error as Error);
    }
  };
  const late = setTimeout(
    () => reject(new AppError('request-timeout', 'The request took too long to arrive')),
    limits.withinMs,
  );
  body.on('data', take);
  body.on('end', () => resolve(Buffer.concat(chunks, length)));
  // Stays for as long as the body lives: it may break off after it was refused.
  body.on('error', reject);
  body.on('close', () => reject(new AppError('validation-error', 'The request broke off')));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    body.off('data', take);
    body.resume();
  }
}
