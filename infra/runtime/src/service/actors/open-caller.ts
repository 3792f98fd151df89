import type { ServiceName } from '@waypost/contracts/contract';
import type { Closeable } from '../../closeable.ts';
import { type Client, createClient } from '../calls/client.ts';
import { ConfigError, type ServiceConfig, serviceConfig } from '../process/config.ts';
import { readSigningKey, readVerifyingKeys } from './actor-keys.ts';
import type { ActorProcess } from './actor-rights.ts';
import {
  type ActorKeys,
  createActorSigner,
  createActorVerifier,
  generateActorKeys,
  type SignActor,
  type VerifyActor,
} from './actor-token.ts';

async function readKey<T>(variable: keyof ServiceConfig, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const expected = serviceConfig.shape[variable].description ?? '';
    throw new ConfigError([{ variable, found: `a text that cannot be used (${(error as Error).message})`, expected }]);
  }
}

/** Keys of its own make sense for a process that is all alone: nobody else would trust them. */
function requireSharedKeys(process: ActorProcess, config: ServiceConfig): void {
  const missing = (['ACTOR_PRIVATE_KEY', 'ACTOR_PUBLIC_KEYS'] as const).filter((variable) => !config[variable]);
  if (config.WAYPOST_RUNTIME === 'embedded' || missing.length === 0) return;
  const expected = {
    ACTOR_PRIVATE_KEY: `the key that is ${process}'s alone; npm run actor-keys makes one for each process`,
    ACTOR_PUBLIC_KEYS: 'the public keys of all processes, the same in each; npm run actor-keys makes them',
  };
  throw new ConfigError(missing.map((variable) => ({ variable, found: 'nothing', expected: expected[variable] })));
}

/** With a key that the others do not know as this process's, every call would be refused later. */
function requireOwnKey(process: ActorProcess, { signing, verifying }: ActorKeys): void {
  const speaker = verifying.get(signing.kid)?.speaker;
  if (speaker === process || speaker === 'all of Waypost') return;
  const found = speaker ? `the key of ${speaker}` : 'a key that ACTOR_PUBLIC_KEYS does not know';
  throw new ConfigError([{ variable: 'ACTOR_PRIVATE_KEY', found, expected: `the key of ${process}` }]);
}

async function actorKeys(process: ActorProcess, config: ServiceConfig): Promise<ActorKeys> {
  requireSharedKeys(process, config);
  const { ACTOR_PRIVATE_KEY, ACTOR_PUBLIC_KEYS } = config;
  if (!ACTOR_PRIVATE_KEY && !ACTOR_PUBLIC_KEYS) return generateActorKeys();
  const keys = {
    signing: await readKey('ACTOR_PRIVATE_KEY', () => readSigningKey(ACTOR_PRIVATE_KEY ?? '')),
    verifying: await readKey('ACTOR_PUBLIC_KEYS', () => readVerifyingKeys(ACTOR_PUBLIC_KEYS ?? '')),
  };
  requireOwnKey(process, keys);
  return keys;
}

const urlVariable = {
  identity: 'IDENTITY_URL',
  jobs: 'JOBS_URL',
  applications: 'APPLICATIONS_URL',
  resumes: 'RESUMES_URL',
  scoring: 'SCORING_URL',
} as const satisfies Record<ServiceName, keyof ServiceConfig>;

/** How a process speaks to others and knows who speaks to it. */
export type Caller = Closeable & {
  client: Client;
  sign: SignActor;
  verifyActor: VerifyActor;
  baseUrl(service: ServiceName): string;
};

/** Identifies a process: data under `name` is shared by all processes of a service; keys belong to the `process` alone. */
export type ProcessIdentity = { name: string; process: ActorProcess };

/** The keys and the client of a process as its configuration says: all that a command needs which only calls. It opens no engine. */
export async function openCaller({ name, process }: ProcessIdentity, config: ServiceConfig): Promise<Caller> {
  const keys = await actorKeys(process, config);
  const sign = createActorSigner(keys.signing);
  const baseUrl = (service: ServiceName) => config[urlVariable[service]];
  const client = createClient({
    baseUrl,
    sign,
    timeoutMs: config.CALL_TIMEOUT_MS,
    self: { kind: 'service', name },
    ca: config.TLS_CA,
  });
  return { client, sign, verifyActor: createActorVerifier(keys.verifying), baseUrl, close: () => client.close() };
}
