import { AppError } from '@waypost/contracts/errors';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import { Turns, type TurnLimits } from '@waypost/runtime/service/turns';
import type { FastifyRequest } from 'fastify';
import { HeldBytes } from './held-bytes.ts';

/** How much of one instance a person may use at a time. */
export type ShareLimits = {
  /** Calls of one session; signed out, of one address. A page asks for a handful at once. */
  calls: TurnLimits;
  /** Calls of one address, whoever asks: many people may share one. */
  callsOfAddress: TurnLimits;
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

const tooMany = () =>
  new AppError('too-many-requests', 'Too many requests at once. Please wait a moment.', {
    details: { retry_after: 1 },
  });
const tooMuch = () => new AppError('unavailable', 'Too much is being sent right now. Please try again in a moment.');

/**
 * Gives every call of a scope its share, before its body is read: what one person sends slowly, or all at once, waits in that
 * person's own line.
 */
export function shareServer(http: ServiceHttp, limits: ShareLimits = shareLimits): void {
  const turns = new Turns(limits.calls, tooMany);
  const turnsOfAddress = new Turns(limits.callsOfAddress, tooMany);
  const bytes = new HeldBytes({ ofKey: limits.bytes.ofAddress, inAll: limits.bytes.inAll });

  http.addHook('onRequest', async (request, reply) => {
    const { ip, session } = request;
    const given: (() => void)[] = [];
    const left = new AbortController();
    let isOver = false;
    const giveBack = () => {
      isOver = true;
      for (const give of given.splice(0)) give();
    };
    const leave = () => {
      if (!isOver) left.abort(new AppError('validation-error', 'The client went away'));
      giveBack();
    };
    reply.raw.once('finish', giveBack).once('close', leave);
    request.share = {
      gone: left.signal,
      hold(count) {
        if (isOver || !bytes.take(ip, count)) throw tooMuch();
        given.push(() => bytes.give(ip, count));
      },
    };
    // Streams have limits of their own.
    if (request.routeOptions.config.endless === true) return;
    given.push(await turns.take(session?.key ?? ip, left.signal));
    given.push(await turnsOfAddress.take(ip, left.signal));
    if (isOver) giveBack();
  });
}
