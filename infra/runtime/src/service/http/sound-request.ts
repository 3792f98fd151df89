import { AppError } from '@waypost/contracts/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const unreadable = (message: string) => new AppError('validation-error', message);

/** How often a header was sent: Node keeps the first `Host` and forgets the others. */
function timesSent({ raw }: FastifyRequest, name: string): number {
  return (raw.rawHeaders ?? []).filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;
}

/** @throws validation-error, unsupported-media-type: what two readers could understand differently, and packed bodies. */
function requireSound(request: FastifyRequest): void {
  const { headers, raw } = request;
  // RFC 9112, 3.2.
  if (raw.httpVersion !== '1.0' && headers.host === undefined) throw unreadable('The request names no host');
  if (timesSent(request, 'host') > 1) throw unreadable('The request names more than one host');
  const coding = headers['transfer-encoding']?.trim().toLowerCase();
  if (coding !== undefined && coding !== 'chunked') throw unreadable('This transfer encoding is not supported');
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (encoding !== undefined && encoding !== '' && encoding !== 'identity') {
    throw new AppError('unsupported-media-type', 'Please send the content as it is, without Content-Encoding');
  }
}

/**
 * What two readers of one address may understand differently: a backslash, slashes, dots and control characters that are
 * encoded, a step up, another form than a path. https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
const ambiguous = /^(?!\/)|^\/\/|\\|[^!-~]|%(?:2[ef]|5c|[01][0-9a-f]|7f)|\/\.{1,2}(?=\/|$)/i;

/** @throws validation-error unless the address is written in the one way that everybody reads alike. */
export function requireSoundTarget({ raw }: FastifyRequest): void {
  const { url = '' } = raw;
  const [path = ''] = url.split('?', 1);
  // A fragment, also behind a query: for one reader it belongs to that, for another one it does not.
  if (ambiguous.test(path) || url.includes('#')) throw unreadable('The address could not be read');
}

/** Refuses requests whose limits would be in doubt. A body is measured as it comes, so nobody may send it packed. */
export function refuseUnsound(http: FastifyInstance): void {
  http.addHook('onRequest', async (request) => requireSound(request));
}
