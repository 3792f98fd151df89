import type { Actor } from '@waypost/contracts/actor';
import type { ServiceContract, ServiceName } from '@waypost/contracts/contract';
import { AppError, away } from '@waypost/contracts/errors';
import { Agent, type Dispatcher } from 'undici';
import type { Closeable } from '../../closeable.ts';
import type { SignActor } from '../actors/actor-token.ts';
import { Bulkhead } from '../http/bulkhead.ts';
import { readAtMost, TooLong } from '../http/read-at-most.ts';
import { originOf } from './origin-of.ts';
import { requestScope } from './request-scope.ts';

/** What a process may have under way with each service. */
export type CallLimits = {
  atOnce: number;
  waiting: number;
  /** Until the service must have answered, with the waiting for room and a connection. */
  timeoutMs: number;
  /** Bytes. */
  longestAnswer: number;
};

/** Of the calls that a process makes itself. The longest answers are those of applicants with long answers. */
export const ownCalls = { atOnce: 64, waiting: 512, longestAnswer: 16 * 1024 * 1024 } satisfies Partial<CallLimits>;
/** Of people's calls that are passed on as they are, on connections of their own: some bring a file that is read meanwhile. */
export const passedOnCalls: CallLimits = {
  atOnce: 128,
  waiting: 256,
  timeoutMs: 15_000,
  longestAnswer: 8 * 1024 * 1024,
};

export type Services = {
  /** Origin of a service, such as `http://127.0.0.1:3101`; asked anew for each call. */
  baseUrl(service: ServiceName): string;
  sign: SignActor;
  /** Certificates, as PEM, of whom services at https have to be trusted by; public authorities where there are none. */
  ca?: string | undefined;
};

export type SentCall = {
  /** Not joined as a URL, which would let a parameter such as `..` lead to another path. */
  path: string;
  headers?: Record<string, string> | undefined;
  body?: string | Buffer | undefined;
  /** For whom. */
  actor?: Actor | undefined;
  signal?: AbortSignal | undefined;
  /** Told of each piece of the answer; throws an AppError when there is no room for it. */
  hold?: (bytes: number) => void;
};

/** What came back, as it is, whatever its status. */
export type Sent = { status: number; headers: Dispatcher.ResponseData['headers']; bytes: Buffer };

/** @throws AppError `unavailable` when the service does not answer in time, `internal` when its answer is too long; what `signal` and `hold` say. */
export type Send = (contract: ServiceContract, call: SentCall) => Promise<Sent>;

/** Who it is, for the log and for an operator; people are told only that a part is away. */
export function nameOf({ baseUrl }: Services, { config: { service } }: ServiceContract): string {
  try {
    return `${service} at ${baseUrl(service)}`;
  } catch {
    // It has no address yet.
    return service;
  }
}

/** The one way to services, with a keep-alive pool for each. A GET that loses its connection is sent a second time. */
export function createSender(services: Services, limits: CallLimits): Closeable & { send: Send } {
  const { baseUrl, sign, ca } = services;
  const { atOnce, waiting, timeoutMs, longestAnswer } = limits;
  const pools = new Agent({ connections: atOnce, ...(ca && { connect: { ca } }) });
  const bulkhead = new Bulkhead({ atOnce, waiting, patienceMs: timeoutMs }, away);

  async function headersOf({ config: { service } }: ServiceContract, { headers, actor }: SentCall) {
    const request_id = requestScope.getStore()?.request_id;
    return {
      ...headers,
      ...(request_id && { 'x-request-id': request_id }),
      ...(actor && { authorization: `Bearer ${await sign(actor, service)}` }),
    };
  }

  return {
    close: () => pools.close(),
    async send(contract, call) {
      const { service } = contract.config;
      const { method } = contract;
      const { path, body = null, hold } = call;
      // One deadline for the waiting and the call: who waits is told as soon as who is served at once.
      const deadline = AbortSignal.timeout(timeoutMs);
      const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline;
      const headers = await headersOf(contract, call);
      const attempt = async (): Promise<Sent> => {
        const origin = originOf(baseUrl(service));
        const answer = await pools.request({ origin, path, method, headers, signal, body });
        const bytes = await readAtMost(answer.body, longestAnswer, hold);
        return { status: answer.statusCode, headers: answer.headers, bytes };
      };
      let release: (() => void) | undefined;
      try {
        release = await bulkhead.acquire(service, signal);
        return await attempt().catch((error: unknown) => {
          if (method !== 'GET' || signal.aborted || error instanceof TooLong || error instanceof AppError) throw error;
          return attempt();
        });
      } catch (cause) {
        call.signal?.throwIfAborted();
        if (cause instanceof AppError) throw cause;
        // It will be as long at the next try: somebody has to know.
        if (cause instanceof TooLong) throw new AppError('internal', 'An answer is too long', { cause });
        throw away(new Error(`${nameOf(services, contract)} does not answer`, { cause }));
      } finally {
        release?.();
      }
    },
  };
}
