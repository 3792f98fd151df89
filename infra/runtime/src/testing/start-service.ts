import type { Actor } from '@waypost/contracts/actor';
import type { CallInput, CallOutput, Contract, JsonContract } from '@waypost/contracts/contract';
import { pino } from 'pino';
import { openEmbedded } from '../embedded/embedded-ports.ts';
import type { Ports } from '../ports/ports.ts';
import { createActorSigner, createActorVerifier, generateActorKeys } from '../service/actors/actor-token.ts';
import { readAnswer, writeCall } from '../service/calls/call.ts';
import type { ServiceHttp } from '../service/http/build-http.ts';
import type { BuildService } from '../service/process/run-service.ts';
import type { Logger } from '../telemetry/log.ts';
import { type Stub, type StubClient, createStubClient } from './stub-client.ts';
import { until } from './until.ts';
import { watchPorts } from './watch-ports.ts';

export type TestCallOptions = { as?: Actor; headers?: Record<string, string> };

export type TestService = {
  http: ServiceHttp;
  ports: Ports;
  /** What the service asked of other services. */
  calls: StubClient['calls'];
  /** Calls the service over HTTP, token and validation included. @throws AppError when it refuses. */
  call<C extends JsonContract>(contract: C, input: CallInput<C>, options?: TestCallOptions): Promise<CallOutput<C>>;
  /** A signed `authorization` header for `http.inject`, where `call` cannot say it. */
  authorization(actor: Actor): Promise<string>;
  /** Answers the service's calls to another one. */
  stub<C extends Contract>(contract: C, answer: Stub<C>): void;
  /** Resolves when no event and no task waits any more. */
  settled(): Promise<void>;
  /** Everything that its documents say, so that a test can look for what nobody may keep. */
  keptText(): Promise<string>;
  close(): Promise<void>;
};

export type TestServiceOptions = {
  /** Sets stubs before the service starts. */
  prepare?: (client: Pick<StubClient, 'stub'>) => void;
  log?: Logger;
  /** How long `settled` waits, in ms. */
  settleWithin?: number;
};

/** One service on embedded ports in memory, with the other services played by the test. */
export async function startTestService(
  build: BuildService,
  { prepare, log = pino({ level: 'silent' }), settleWithin = 10_000 }: TestServiceOptions = {},
): Promise<TestService> {
  const keys = await generateActorKeys();
  const sign = createActorSigner(keys.signing);
  const embedded = await openEmbedded({ file: ':memory:' });
  const watched = watchPorts(embedded.portsFor(build.name));
  const client = createStubClient({ kind: 'service', name: build.name });
  prepare?.(client);
  const service = await build.build({
    ports: watched.ports,
    client,
    log,
    verifyActor: createActorVerifier(keys.verifying),
  });
  await service.http.ready();
  await service.start();

  const authorization = async (actor: Actor) => `Bearer ${await sign(actor, build.name)}`;

  return {
    http: service.http,
    ports: watched.ports,
    calls: client.calls,
    stub: client.stub,
    authorization,
    async call(contract, input, { as, headers = {} } = {}) {
      const { method, path, body } = writeCall(contract, input);
      const answer = await service.http.inject({
        method,
        url: path,
        headers: {
          ...headers,
          ...(as && { authorization: await authorization(as) }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { payload: body }),
      });
      return readAnswer(contract, answer.statusCode, answer.body);
    },
    async settled() {
      await until(() => watched.settled(), { within: settleWithin });
    },
    keptText: watched.keptText,
    async close() {
      await service.close();
      await embedded.close();
    },
  };
}
