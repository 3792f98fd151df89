import { type Allowance, type AllowanceName, allowances } from '@waypost/contracts/allowances';
import { durationText } from '@waypost/contracts/duration-text';
import { AppError } from '@waypost/contracts/errors';
import { hasNoRoom, noRoom } from '@waypost/runtime/no-room';
import type { Sessions } from '@waypost/runtime/ports/sessions';
import { countedAddress } from '@waypost/runtime/service/http/client-address';
import { createShortCounts } from '@waypost/runtime/short-counts';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { within } from '@waypost/runtime/within';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isReading } from '../is-reading.ts';

/** What was taken from an allowance, so that it can be given back. */
export type Taken = { key: string; seconds: number; cost: number };

export type Allowances = {
  /**
   * Takes from an allowance for whoever asks. @param cost of the call; 1 where it is not said.
   * @throws too-many-requests with `Retry-After` where it is used up; unavailable where it cannot be counted and the call
   * would change something.
   */
  take(name: AllowanceName, request: FastifyRequest, reply: FastifyReply, cost?: number): Promise<readonly Taken[]>;
  /** For what came to nothing. */
  giveBack(taken: readonly Taken[]): Promise<void>;
};

export type AllowancesOptions = {
  store: Pick<Sessions, 'increment'>;
  /** Requests a minute of one network address; all other allowances of addresses grow and shrink with it. */
  requestsAMinute: number;
  log: Logger;
};

/** Up to here `RATE_LIMIT` says how many people share an address; above it their own allowances grow too, for tests and benchmarks. */
const mostShared = 12_000;
/** Ms that a reading waits to be counted: a store that is away must not make search slow. */
const patience = 250;

/** Counts what callers ask for, by the table of the contracts. */
export function createAllowances({ store, requestsAMinute, log }: AllowancesOptions): Allowances {
  const countHere = createShortCounts();
  const [ordinary] = allowances.requests.limits;
  const factors = {
    address: requestsAMinute / ordinary.most,
    user: Math.max(1, requestsAMinute / mostShared),
  };

  function callerOf({ per }: Allowance, { actor, ip }: FastifyRequest): { id: string; factor: number } {
    if (per !== 'address' && actor?.kind === 'user') return { id: `user-${actor.user_id}`, factor: factors.user };
    return { id: `address-${countedAddress(ip)}`, factor: factors.address };
  }

  function count({ kept }: Allowance, request: FastifyRequest, { key, seconds, cost }: Taken) {
    if (kept === 'instance') return countHere(key, seconds, cost);
    const counting = store.increment(key, seconds, cost);
    return isReading(request) ? within(patience, counting) : counting;
  }

  function refusal(name: AllowanceName, reply: FastifyReply, secondsLeft: number): AppError {
    const wait = Math.max(1, secondsLeft);
    void reply.header('retry-after', wait);
    return new AppError('too-many-requests', `${allowances[name].says} Please try again in ${durationText(wait)}.`, {
      details: { retry_after: wait },
    });
  }

  async function giveBack(taken: readonly Taken[]): Promise<void> {
    await Promise.all(
      taken.map(({ key, seconds, cost }) =>
        store.increment(key, seconds, -cost).catch((error: unknown) => {
          log.warn({ err: error }, 'What was counted in vain could not be given back');
        }),
      ),
    );
  }

  return {
    giveBack,

    async take(name, request, reply, cost = 1) {
      const allowance: Allowance = allowances[name];
      const { id, factor } = callerOf(allowance, request);
      const taken: Taken[] = [];
      for (const { most, seconds } of allowance.limits) {
        const one = { key: `allowance-${name}-${seconds}-${id}`, seconds, cost };
        const counted = await count(allowance, request, one).catch(async (error: unknown) => {
          // Who only reads is let in uncounted; whoever would change something waits until it can be counted again.
          if (!isReading(request)) {
            if (allowance.counts === 'done') await giveBack(taken);
            if (hasNoRoom(error)) throw noRoom(error);
            const message = 'This cannot be done right now. Please try again in a moment.';
            throw new AppError('unavailable', message, { cause: error });
          }
          request.log.warn({ err: error, allowance: name }, 'A call could not be counted');
          return undefined;
        });
        if (counted === undefined) return taken;
        taken.push(one);
        const left = Math.floor(most * factor) - counted.count;
        if (name === 'requests') tellLeft(reply, most * factor, left, counted.secondsLeft);
        if (left >= 0) continue;
        if (allowance.counts === 'done') await giveBack(taken);
        throw refusal(name, reply, counted.secondsLeft);
      }
      return taken;
    },
  };
}

function tellLeft(reply: FastifyReply, most: number, left: number, secondsLeft: number): void {
  void reply.headers({
    'x-ratelimit-limit': Math.floor(most),
    'x-ratelimit-remaining': Math.max(0, left),
    'x-ratelimit-reset': secondsLeft,
  });
}
