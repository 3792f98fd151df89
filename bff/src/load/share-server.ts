import { AppError } from '@waypost/contracts/errors';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { Bulkhead, type BulkheadLimits } from '@waypost/runtime/service/http/bulkhead';
import { countedAddress } from '@waypost/runtime/service/http/client-address';
import type { FastifyRequest } from 'fastify';
import { HeldBytes } from './held-bytes.ts';

/** How much of one instance a person may use at a time. */
export type ShareLimits = {
  /** Calls of one session; signed out, of one address. A page asks for a handful at once. */
  calls: BulkheadLimits;
  /** Calls of one address, whoever asks: many people may share one. */
  callsOfAddress: BulkheadLimits;
  /** Bytes of requests and answers that lie in memory. */
  bytes: { ofAddress: number; inAll: number };
};

export const shareLimits: ShareLimits = {
  calls: { atOnce: 10, waiting: 40, patienceMs: 5_000 },
  callsOfAddress: { atOnce: 60, waiting: 200, patienceMs: 5_000 },
  bytes: { ofAddress: 24 * 1024 * 1024, inAll: 64 * 1024 * 1024 },
};

/** What a call may use: it is given back when the call has been answered or its client has gone. */
export type Share = {
  /** Fires when nobody waits for the answer any more, before there was one. */
  gone: AbortSignal;
  /** @throws unavailable when there is no room for so many more bytes. */
  hold(bytes: number): void;
  /** @param giveBack is called when the call is over, at once where it is. */
  until(giveBack: () => void): void;
};

declare module 'fastify' {
  interface FastifyRequest {
    share?: Share;
  }
}

/** The share of a call whose scope gives one. */
export function shareOf({ share }: FastifyRequest): Share {
  if (share === undefined) throw new Error('This call has no share');
  return share;
}

export const tooMany = () =>
  new AppError('too-many-requests', 'Too many requests at once. Please wait a moment.', {
    details: { retry_after: 1 },
  });
const tooMuch = () => new AppError('unavailable', 'Too much is being sent right now. Please try again in a moment.');

/**
 * Gives every call of a scope its share, before its body is read: what one person sends slowly, or all at once, waits in that
 * person's own line.
 */
export function shareServer(http: ServiceHttp, limits: ShareLimits = shareLimits): void {
  const calls = new Bulkhead(limits.calls, tooMany);
  const callsOfAddress = new Bulkhead(limits.callsOfAddress, tooMany);
  const bytes = new HeldBytes({ ofKey: limits.bytes.ofAddress, inAll: limits.bytes.inAll });

  http.addHook('onRequest', async (request, reply) => {
    const { session } = request;
    const address = countedAddress(request.ip);
    const given: (() => void)[] = [];
    const left = new AbortController();
    let isOver = false;
    const end = () => {
      isOver = true;
      for (const giveBack of given.splice(0)) giveBack();
    };
    const leave = () => {
      if (!isOver) left.abort(new AppError('validation-error', 'The client went away'));
      end();
    };
    const until = (giveBack: () => void) => {
      if (isOver) giveBack();
      else given.push(giveBack);
    };
    reply.raw.once('finish', end).once('close', leave);
    // The client may have gone while its session was looked up; `close` was emitted before we listened.
    if (reply.raw.destroyed) leave();
    request.share = {
      gone: left.signal,
      until,
      hold(count) {
        if (isOver || !bytes.take(address, count)) throw tooMuch();
        until(() => bytes.give(address, count));
      },
    };
    // Streams have limits of their own.
    if (request.routeOptions.config.endless === true) return;
    until(await calls.acquire(session?.key ?? address, left.signal));
    until(await callsOfAddress.acquire(address, left.signal));
  });
}
