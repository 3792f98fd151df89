import type { Actor } from '@waypost/contracts/actor';
import type { CallInput, CallOutput, JsonContract, ServiceContract } from '@waypost/contracts/contract';
import type { Closeable } from '../../closeable.ts';
import { readOwnAnswer, requireDone, writeCall } from './call.ts';
import { createSender, nameOf, ownCalls, type SentCall, type Services } from './send.ts';

export type CallOptions = {
  /** For whom; a client that has a `self` speaks for itself when none is given. */
  actor?: Actor | undefined;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  /** What a call takes in place of a body whose contract has a file. */
  form?: FormData;
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

export type ClientOptions = Services & { timeoutMs: number; self?: Actor };

type Body = Pick<SentCall, 'body' | 'headers'>;

/** A form as it is sent, with the file that it holds. */
async function writeForm(form: FormData): Promise<Body> {
  const written = new Response(form);
  const headers = { 'content-type': written.headers.get('content-type') ?? '' };
  return { body: Buffer.from(await written.arrayBuffer()), headers };
}

const jsonOf = (body: string | undefined): Body =>
  body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } };

/** @param self who calls where a call is for nobody. */
export function createClient({ timeoutMs, self, ...services }: ClientOptions): Client & Closeable {
  const { send, close } = createSender(services, { ...ownCalls, timeoutMs });

  async function ask<C extends ServiceContract>(
    contract: C,
    input: CallInput<C>,
    { form, actor = self, ...options }: CallOptions,
  ) {
    const { path, body: json } = writeCall(contract, input);
    const { body, headers } = form ? await writeForm(form) : jsonOf(json);
    const answer = await send(contract, { ...options, path, body, headers: { ...options.headers, ...headers }, actor });
    requireDone(answer.status, answer.bytes, () => nameOf(services, contract));
    return answer;
  }

  return {
    close,
    async call(contract, input, options = {}) {
      const { status, bytes } = await ask(contract, input, options);
      return readOwnAnswer(contract, status, String(bytes));
    },
    async callForBytes(contract, input, options = {}) {
      const { bytes, headers } = await ask(contract, input, options);
      return { bytes, isPacked: headers['content-encoding'] === 'gzip' };
    },
  };
}
