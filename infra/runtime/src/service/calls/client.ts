import type { Actor } from '@waypost/contracts/actor';
import type { CallInput, CallOutput, JsonContract, ServiceContract, ServiceName } from '@waypost/contracts/contract';
import { AppError, away } from '@waypost/contracts/errors';
import { Agent } from 'undici';
import type { Closeable } from '../../closeable.ts';
import type { SignActor } from '../actors/actor-token.ts';
import { readAtMost, TooLong } from '../http/read-at-most.ts';
import { Turns } from '../http/turns.ts';
import { readOwnAnswer, requireDone, writeCall, type WrittenCall } from './call.ts';
import { originOf } from './origin-of.ts';
import { requestScope } from './request-scope.ts';

export type CallOptions = {
  /** For whom; a client that has a `self` speaks for itself when none is given. */
  actor?: Actor | undefined;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
};

/** Calls other services, typed by contract. */
export type Client = {
  /**
   * @throws AppError with the code of the answer when it is not 2xx; `unavailable` when the service is not
   * reachable or does not answer in time; `internal` when its answer is longer than any may be.
   */
  call<C extends ServiceContract & JsonContract>(
    contract: C,
    input: CallInput<C>,
    options?: CallOptions,
  ): Promise<CallOutput<C>>;
  /** The answer as it came, in JSON that its owner has checked, for who passes it on; packed where `askPacked` asks for it. @throws what `call` does. */
  callForBytes<C extends ServiceContract & JsonContract>(
    contract: C,
    input: CallInput<C>,
    options?: CallOptions,
  ): Promise<AnswerBytes>;
};

export type AnswerBytes = { bytes: Buffer; isPacked: boolean };

export type ClientOptions = {
  /** Origin of a service, such as `http://127.0.0.1:3101`; asked anew for each call. */
  baseUrl(service: ServiceName): string;
  sign: SignActor;
  timeoutMs: number;
  self?: Actor;
  /** Certificates, as PEM, of whom services at https have to be trusted by; public authorities where there are none. */
  ca?: string | undefined;
};

/** Who it was, for the log and for an operator; people are told only that a part is away. */
function silenceOf(who: string, cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof AppError) return cause;
  return new Error(`${who} does not answer`, { cause });
}

const connectionsPerService = 64;
const waitingPerService = 512;
/** Bytes; the longest answers between services are those of applicants with long answers. */
export const longestAnswer = 16 * 1024 * 1024;

/** A client with one keep-alive pool for each service. A GET that loses its connection is sent a second time. */
export function createClient({ baseUrl, sign, timeoutMs, self, ca }: ClientOptions): Client & Closeable {
  const pools = new Agent({ connections: connectionsPerService, ...(ca && { connect: { ca } }) });
  const turns = new Turns({ atOnce: connectionsPerService, waiting: waitingPerService, patienceMs: timeoutMs }, away);

  function nameOf({ config: { service } }: ServiceContract): string {
    try {
      return `${service} at ${baseUrl(service)}`;
    } catch {
      // It has no address yet.
      return service;
    }
  }

  async function headersFor(contract: ServiceContract, written: WrittenCall, options: CallOptions) {
    const actor = options.actor ?? self;
    const request_id = requestScope.getStore()?.request_id;
    return {
      ...options.headers,
      ...(written.body !== undefined && { 'content-type': 'application/json' }),
      ...(request_id && { 'x-request-id': request_id }),
      ...(actor && { authorization: `Bearer ${await sign(actor, contract.config.service)}` }),
    };
  }

  async function send(contract: ServiceContract, written: WrittenCall, options: CallOptions) {
    const { method, path, body } = written;
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
    const headers = await headersFor(contract, written, options);
    const attempt = async () => {
      // Not joined as a URL, which would let a parameter such as `..` lead to another path.
      const origin = originOf(baseUrl(contract.config.service));
      const answer = await pools.request({ origin, path, method, headers, signal, body: body ?? null });
      const bytes = await readAtMost(answer.body, longestAnswer);
      return { status: answer.statusCode, bytes, isPacked: answer.headers['content-encoding'] === 'gzip' };
    };
    let endTurn: (() => void) | undefined;
    try {
      endTurn = await turns.take(contract.config.service, signal);
      return await attempt().catch((error: unknown) => {
        if (method !== 'GET' || signal.aborted || error instanceof TooLong) throw error;
        return attempt();
      });
    } catch (cause) {
      options.signal?.throwIfAborted();
      // It will be as long at the next try: somebody has to know.
      if (cause instanceof TooLong) throw new AppError('internal', 'An answer is too long', { cause });
      throw away(silenceOf(nameOf(contract), cause));
    } finally {
      endTurn?.();
    }
  }

  return {
    async call(contract, input, options = {}) {
      const { status, bytes } = await send(contract, writeCall(contract, input), options);
      requireDone(status, bytes, () => nameOf(contract));
      return readOwnAnswer(contract, status, String(bytes));
    },
    async callForBytes(contract, input, options = {}) {
      const { status, ...answer } = await send(contract, writeCall(contract, input), options);
      requireDone(status, answer.bytes, () => nameOf(contract));
      return answer;
    },
    close: () => pools.close(),
  };
}
