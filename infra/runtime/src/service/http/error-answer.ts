import { AppError, away, type ErrorBody, type ErrorCode } from '@waypost/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAway } from '../../is-away.ts';
import { hasNoRoom, noRoom } from '../../no-room.ts';

const neutral = 'Something went wrong. Please try again.';
/** Seconds after which a part that is away may be back, where the refusal itself says nothing (`retry_after`). */
const retryAfter = 5;

type Refusal = { code: ErrorCode; message: string };
const unreadable: Refusal = { code: 'validation-error', message: 'The request could not be read' };

/** What the framework and its plugins throw at a request before a handler sees it, by status. */
const refusals: Readonly<Record<number, Refusal>> = {
  400: unreadable,
  404: { code: 'not-found', message: 'Not found' },
  406: { code: 'unsupported-media-type', message: 'This kind of content is not supported' },
  413: { code: 'payload-too-large', message: 'The request is too large' },
  414: { code: 'validation-error', message: 'The address is too long' },
  415: { code: 'unsupported-media-type', message: 'This kind of content is not supported' },
  429: { code: 'too-many-requests', message: 'Too many requests. Please wait a moment.' },
};

/** A refusal by the framework; the `statusCode` of any other library's error is about something else. */
function refusalByFramework({
  statusCode,
  code,
}: Error & { statusCode?: unknown; code?: unknown }): AppError | undefined {
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode > 499) return undefined;
  const byFramework = typeof code === 'string' && code.startsWith('FST_');
  const byRateLimit = statusCode === 429;
  if (!byFramework && !byRateLimit) return undefined;
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') return new AppError('validation-error', 'The body is not valid JSON');
  const refusal = refusals[statusCode] ?? unreadable;
  return new AppError(refusal.code, refusal.message);
}

/** A request that broke off while its body was read: nobody is there to be answered, and nothing is away. */
const isBrokenOff = (error: unknown, request: FastifyRequest) =>
  request.raw.destroyed && !request.raw.complete && (error as NodeJS.ErrnoException).code === 'ECONNRESET';

function toAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (isBrokenOff(error, request)) return new AppError(unreadable.code, unreadable.message, { cause: error });
  if (hasNoRoom(error)) return noRoom(error);
  // An engine does not answer: not logged as an error, since nobody has to act on a single call.
  if (isAway(error)) return away(error);
  const refusal = error instanceof Error ? refusalByFramework(error) : undefined;
  return refusal ?? new AppError('internal', neutral, { cause: error });
}

/** The body of a refusal; nothing of a bug is told. */
export function bodyOf(error: AppError, request_id: string): ErrorBody {
  const { code, status, details, errors } = error;
  const message = code === 'internal' ? neutral : error.message;
  return { ...details, status, error_code: code, message, errors: [...errors], request_id };
}

/** What may be answered if it is asked again. */
const passes: ReadonlySet<ErrorCode> = new Set(['unavailable', 'too-many-requests']);

/** Answers an error in the one shape that every call has; what nobody foresaw is logged here, once. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = toAppError(error, request);
  if (known.code === 'internal') request.log.error({ err: error }, 'A call failed');
  else if (known.status >= 500) request.log.warn({ err: error }, 'A call could not be answered');
  // The framework would close at once, and the client that still sends would see a broken line instead of the answer.
  if (known.code === 'payload-too-large') reply.removeHeader('connection');
  if (passes.has(known.code) && !reply.hasHeader('retry-after')) {
    void reply.header('retry-after', known.details['retry_after'] ?? retryAfter);
  }
  void reply.code(known.status).type('application/json; charset=utf-8').send(bodyOf(known, request.id));
}

/** The same words for a route that is unknown and for one that must look like it. */
export const unknownRoute = () => new AppError('not-found', 'There is nothing at this address');

/** Puts the error body on every refusal of this server. */
export function answerErrors(http: FastifyInstance): void {
  http.setErrorHandler(answerError);
  http.setNotFoundHandler((request, reply) => answerError(unknownRoute(), request, reply));
}
