import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError, type ErrorCode } from '@waypost/contracts/errors';
import { bodyOf } from './error-answer.ts';

/** Headers of answers that are made where no plugin of the framework adds its own. */
export const bareHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;

/** Milliseconds in which a refused client may take its answer. */
const farewellMs = 1_000;

/** Codes of Node's HTTP parser, and what is answered to each. https://nodejs.org/api/http.html#event-clienterror */
const refusals: Readonly<Record<string, [ErrorCode, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['request-timeout', 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: ['headers-too-large', 'The address or the headers of the request are too long'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['payload-too-large', 'The request is too large'],
};
const unreadable: [ErrorCode, string] = ['validation-error', 'The request could not be read'];

/** A response of Node's that stands on a socket; its beginning may have been sent. */
type Answering = { _httpMessage?: ServerResponse | null };

function refuse(socket: Duplex, error: AppError, headers: Readonly<Record<string, string>>): void {
  const hasBegun = (socket as Duplex & Answering)._httpMessage?.headersSent === true;
  // Bytes that go on coming meet the same parser again: they were answered the first time.
  if (socket.destroyed || socket.writableEnded) return;
  if (hasBegun) return void socket.destroy();
  const body = JSON.stringify(bodyOf(error, randomUUID()));
  const lines = Object.entries({
    ...bareHeaders,
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('')}\r\n${body}`);
  const late = setTimeout(() => socket.destroy(), farewellMs);
  socket.once('close', () => clearTimeout(late));
}

/** Answers what Node's parser refuses by itself, which no route and no hook ever sees, in the shape of every refusal. */
export function answerParserErrors(headers: Readonly<Record<string, string>>) {
  return (error: Error & { code?: string }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET') return void socket.destroy();
    const [code, message] = refusals[error.code ?? ''] ?? unreadable;
    refuse(socket, new AppError(code, message), headers);
  };
}

/** The same for what is well written, but asks for what this server never does: to be a proxy, or to promise something. */
export function refuseForeignRequests(server: Server, headers: Readonly<Record<string, string>>): void {
  const foreign = new AppError(...unreadable);
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => refuse(socket, foreign, headers));
  server.on('checkExpectation', (request: IncomingMessage) => refuse(request.socket, foreign, headers));
}
