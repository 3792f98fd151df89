import { resolve } from 'node:path';
import { z } from 'zod';
import { logLevels } from '../telemetry/config.ts';

export type ConfigProblem = { variable: string; found: string; expected: string };

/** A setting is missing or wrong; the message names each one, what was found and what is expected. */
export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    const lines = problems.map(
      ({ variable, found, expected }) => `  ${variable}\n    found:    ${found}\n    expected: ${expected}`,
    );
    super(`The configuration is not usable:\n${lines.join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const secretName = /KEY|SECRET|TOKEN|PASSWORD|CREDENTIAL/;

function show(variable: string, value: string | undefined): string {
  if (value === undefined || value === '') return 'nothing';
  if (secretName.test(variable)) return `a secret of ${value.length} characters`;
  return `'${value.replace(/\/\/[^/@\s]+@/g, '//***@')}'`;
}

/**
 * Reads settings from the environment; an empty variable counts as absent. What is expected of a variable is its
 * schema's `.describe(…)`, else zod's message.
 * @throws ConfigError that lists every problem at once.
 */
export function readConfig<Schema extends z.ZodObject>(
  schema: Schema,
  env: Readonly<Record<string, string | undefined>> = process.env,
): z.output<Schema> {
  const given = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, env[name] || undefined]));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const messages = new Map(result.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message]));
  throw new ConfigError(
    [...messages].map(([variable, message]) => {
      const field: unknown = schema.shape[variable];
      const described = field instanceof z.ZodType ? field.description : undefined;
      return { variable, found: show(variable, env[variable]), expected: described ?? message };
    }),
  );
}

const port = (initial: number) =>
  z.coerce.number().int().min(0).max(65_535).default(initial).describe('a port number from 0 to 65535');
const origin = (initial: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(initial)
    .describe('an origin such as http://127.0.0.1:3101');

/** What every service needs to know, with the defaults of one machine. */
export const serviceConfig = z.object({
  WAYPOST_RUNTIME: z.enum(['embedded', 'cluster']).default('embedded').describe('embedded or cluster'),
  WAYPOST_DATA: z
    .string()
    .default('.data')
    .transform((path) => resolve(path))
    .describe('a folder for the data of the embedded runtime'),
  MONGODB_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/\S+$/)
    .default('mongodb://127.0.0.1:27017/waypost?replicaSet=rs0')
    .describe('a connection string such as mongodb://127.0.0.1:27017/waypost?replicaSet=rs0'),
  KAFKA_BROKERS: z
    .string()
    .regex(/^[^\s,/]+:\d+(,[^\s,/]+:\d+)*$/)
    .default('127.0.0.1:9092')
    .transform((list) => list.split(','))
    .describe('a list such as 127.0.0.1:9092,127.0.0.1:9093'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .default('redis://127.0.0.1:6379')
    .describe('a URL such as redis://127.0.0.1:6379'),
  HOST: z.string().default('127.0.0.1').describe('an address to listen at'),
  PORT: port(0),
  LOG_LEVEL: z
    .enum(logLevels)
    .default('info')
    .describe(`one of ${logLevels.join(', ')}`),
  CALL_TIMEOUT_MS: z.coerce.number().int().min(1).default(5_000).describe('milliseconds, at least 1'),
  IDENTITY_URL: origin('http://127.0.0.1:3101'),
  JOBS_URL: origin('http://127.0.0.1:3102'),
  APPLICATIONS_URL: origin('http://127.0.0.1:3103'),
  RESUMES_URL: origin('http://127.0.0.1:3104'),
  SCORING_URL: origin('http://127.0.0.1:3105'),
  ACTOR_PRIVATE_KEY: z.string().optional().describe('an Ed25519 private key as PEM (PKCS #8) or JWK'),
  ACTOR_PUBLIC_KEYS: z.string().optional().describe('Ed25519 public keys as PEM blocks, a JWK or a JWK Set'),
});
export type ServiceConfig = z.output<typeof serviceConfig>;
