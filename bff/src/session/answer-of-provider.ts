import { AppError } from '@waypost/contracts/errors';
import { errors } from 'jose';
import { NotAskedError } from './allowed-fetch.ts';

/** How the libraries say that there was nothing to judge by: it was late, or no set of keys came, or another answer than 200 in their place. */
const withoutAnswer: ReadonlySet<unknown> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
  errors.JOSEError.code,
]);
/** How a provider says that of itself. https://www.rfc-editor.org/rfc/rfc6749#section-4.1.2.1 */
const ofItself: ReadonlySet<unknown> = new Set(['server_error', 'temporarily_unavailable']);
const tooMany = 429;

/** What fetch names where a connection cannot be made, or broke, has a code such as ECONNRESET; what is no base64 has a number. */
const isOfConnection = (cause: unknown) => cause instanceof Error && 'code' in cause && typeof cause.code === 'string';

/** Whether it says nothing of the sign-in: the provider was not asked or not reached, broke off, or was not able to answer. */
function saysNothing(cause: unknown): boolean {
  if (cause instanceof Response) return cause.status >= 500 || cause.status === tooMany;
  if (!(cause instanceof Error)) return false;
  const { code, error, status } = cause as Error & Record<string, unknown>;
  if (withoutAnswer.has(code) || ofItself.has(error) || status === tooMany || cause.name === 'TimeoutError')
    return true;
  if (cause instanceof NotAskedError) return true;
  if (cause instanceof TypeError && isOfConnection(cause.cause)) return true;
  return saysNothing(cause.cause);
}

export const providerAway = (cause: unknown) =>
  new AppError('unavailable', 'We cannot reach Google right now. Please try again in a minute.', { cause });

/** @throws unavailable while the provider gives no answer to judge by; else what it was refused with. */
export const answerOfProvider = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((cause: unknown) => {
    throw saysNothing(cause) ? providerAway(cause) : cause;
  });
