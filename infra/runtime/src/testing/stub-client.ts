import type { Actor } from '@waypost/contracts/actor';
import type { CallInput, CallOutput, Contract, JsonContract, ServiceContract } from '@waypost/contracts/contract';
import type { z } from 'zod';
import type { Client } from '../service/calls/client.ts';
import { askPacked, pack } from '../service/calls/packed-answer.ts';

type Part = 'params' | 'querystring' | 'body';
/** The input of a call as its service gets it: parsed by the contract. */
export type ReceivedInput<C extends Contract> = {
  [K in Part as C['schema'] extends { [P in K]: z.ZodType } ? K : never]: C['schema'] extends {
    [P in K]: infer S extends z.ZodType;
  }
    ? z.output<S>
    : never;
};

/** Answers a call in place of its service; it may throw an AppError to refuse. */
export type Stub<C extends Contract> = (
  input: ReceivedInput<C>,
  context: { actor: Actor | undefined },
) => CallOutput<C> | Promise<CallOutput<C>>;

export type StubClient = Client & {
  stub<C extends Contract>(contract: C, answer: Stub<C>): void;
  /** Every call that was made, in order. */
  calls: readonly { contract: Contract; input: unknown; actor: Actor | undefined }[];
};

const keyOf = ({ method, url, config }: Contract) => `${config.service} ${method} ${url}`;

function receive(contract: Contract, input: unknown): Partial<Record<Part, unknown>> {
  const parts: Part[] = ['params', 'querystring', 'body'];
  const given = (input ?? {}) as Partial<Record<Part, unknown>>;
  return Object.fromEntries(
    parts.flatMap((part) => {
      const schema = contract.schema[part];
      return schema ? [[part, schema.parse(given[part])]] : [];
    }),
  );
}

/**
 * A client whose calls are answered by the test. Inputs and answers go through the contract's schemas, so that a stub
 * cannot drift from the service it stands for; a call without a stub fails the test.
 */
export function createStubClient(self: Actor): StubClient {
  const stubs = new Map<string, Stub<Contract>>();
  const calls: { contract: Contract; input: unknown; actor: Actor | undefined }[] = [];

  async function answer(contract: JsonContract, input: unknown, actor: Actor): Promise<unknown> {
    const stub = stubs.get(keyOf(contract));
    if (!stub) throw new Error(`No stub answers ${keyOf(contract)}`);
    const received = receive(contract, input);
    calls.push({ contract, input: received, actor });
    return contract.schema.response[200].parse(await stub(received as ReceivedInput<Contract>, { actor }));
  }

  const call = async <C extends ServiceContract & JsonContract>(
    contract: C,
    input: CallInput<C>,
    options: { actor?: Actor | undefined } = {},
  ) => (await answer(contract, input, options.actor ?? self)) as CallOutput<C>;

  return {
    calls,
    stub<C extends Contract>(contract: C, stub: Stub<C>) {
      stubs.set(keyOf(contract), stub as unknown as Stub<Contract>);
    },
    call,
    async callForBytes(contract, input, options = {}) {
      const bytes = Buffer.from(JSON.stringify(await call(contract, input, options)));
      const isPacked = options.headers?.['accept-encoding'] === askPacked['accept-encoding'];
      return { bytes: isPacked ? pack(bytes) : bytes, isPacked };
    },
  };
}
