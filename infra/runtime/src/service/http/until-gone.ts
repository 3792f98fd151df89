import { AppError } from '@waypost/contracts/errors';
import type { FastifyReply } from 'fastify';

/**
 * Aborted once nobody waits for the answer any more, for what takes long. The framework's `request.signal` is no help: it is
 * aborted as soon as a body is read.
 */
export function untilGone({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController();
  const leave = () => gone.abort(new AppError('validation-error', 'The client went away'));
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return gone.signal;
}
