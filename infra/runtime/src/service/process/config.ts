import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { logLevels } from '../../telemetry/config.ts';
import { addressWithoutPassword, percentEncoded } from '../../without-password.ts';

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
  if (secretName.test(variable) && !variable.endsWith('_FILE')) return `a secret of ${value.length} characters`;
  return `'${isAddress(variable, value) ? addressWithoutPassword(value) : value}'`;
}

const isAddress = (variable: string, value: string) => value.includes('//') || /_(URL|BROKERS)$/.test(variable);

const hasLogin = (variable: string, value: string | undefined) =>
  value !== undefined && value.includes('@') && isAddress(variable, value);

/** What is said of a field, or of what it is without its default. */
function expectedOf(field: unknown): string | undefined {
  if (!(field instanceof z.ZodType)) return undefined;
  const within = field instanceof z.ZodDefault || field instanceof z.ZodOptional ? field.unwrap() : undefined;
  return field.description ?? expectedOf(within);
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The value of one setting: its own variable, else the text of the file that `NAME_FILE` names. */
function valueOf(variable: string, env: Environment): { value: string | undefined } | { problem: ConfigProblem } {
  const value = env[variable] || undefined;
  const fileVariable = `${variable}_FILE`;
  const file = env[fileVariable] || undefined;
  if (file === undefined) return { value };
  const problem = (found: string, expected: string) => ({ problem: { variable: fileVariable, found, expected } });
  if (value !== undefined) return problem(show(fileVariable, file), `nothing, since ${variable} is set too`);
  try {
    // Editors and `echo` end a file with a newline that is no part of a secret.
    const text = readFileSync(file, 'utf8').trimEnd();
    // Nothing in the file is a mistake, where an empty variable is the usual way to leave one out.
    return text === '' ? problem(`an empty file '${file}'`, `a file with the value of ${variable}`) : { value: text };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return problem(`'${file}', which cannot be read (${code})`, `a readable file with the value of ${variable}`);
  }
}

/**
 * Reads settings from the environment; an empty variable counts as absent. Where `NAME` is not set, `NAME_FILE` may name a
 * file that holds its value, as container engines hand out secrets. What is expected of a variable is its schema's
 * `.describe(…)`, else zod's message.
 * @throws ConfigError that lists every problem at once.
 */
export function readConfig<Schema extends z.ZodObject>(
  schema: Schema,
  env: Environment = process.env,
): z.output<Schema> {
  const read = Object.keys(schema.shape).map((name) => ({ name, ...valueOf(name, env) }));
  const given = Object.fromEntries(
    read.map((setting) => [setting.name, 'value' in setting ? setting.value : undefined]),
  );
  const unread = read.flatMap((setting) => ('problem' in setting ? [setting] : []));
  const result = schema.safeParse(given);
  if (result.success && unread.length === 0) return result.data;
  const messages = new Map(result.error?.issues.map(({ path, message }) => [String(path[0] ?? ''), message]));
  for (const { name } of unread) messages.delete(name);
  throw new ConfigError([
    ...unread.map(({ problem }) => problem),
    ...[...messages].map(([variable, message]) => {
      const found = show(variable, given[variable]);
      const encoded = hasLogin(variable, given[variable]) ? `; ${percentEncoded}` : '';
      return { variable, found, expected: `${expectedOf(schema.shape[variable]) ?? message}${encoded}` };
    }),
  ]);
}

/** What several parts are told. @throws ConfigError that lists the problems of all of them, each variable once. */
export function readTogether<Parts extends readonly unknown[]>(
  ...readers: { [At in keyof Parts]: () => Parts[At] }
): Parts {
  const problems = new Map<string, ConfigProblem>();
  const parts = readers.map((read) => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      for (const problem of error.problems) problems.set(problem.variable, problem);
      return undefined;
    }
  });
  if (problems.size > 0) throw new ConfigError([...problems.values()]);
  return parts as unknown as Parts;
}

const port = (initial: number) =>
  z.coerce.number().int().min(0).max(65_535).default(initial).describe('a port number from 0 to 65535');
const origin = (initial: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(initial)
    .describe('an origin such as http://127.0.0.1:3101');

const certificates = (what: string) =>
  z
    .string()
    .regex(/-----BEGIN CERTIFICATE-----/)
    .optional()
    .describe(`certificates as PEM: ${what}`);

/** The setting of a server that may have a login: behind a # of a password nothing would count, and its beginning would be the port. */
export const serverUrl = (expected: Parameters<typeof z.url>[0]) => z.url(expected).regex(/^[^#]*$/);

/** What every service needs to know, with the defaults of one machine. */
export const serviceConfig = z.object({
  WAYPOST_RUNTIME: z.enum(['embedded', 'cluster']).default('embedded').describe('embedded or cluster'),
  WAYPOST_DATA: z
    .string()
    .default('.waypost')
    .transform((path) => resolve(path))
    .describe('a folder for the data of the embedded runtime'),
  MONGODB_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/\S+$/)
    .default('mongodb://127.0.0.1:27017/waypost?replicaSet=rs0')
    .describe('a connection string such as mongodb://127.0.0.1:27017/waypost?replicaSet=rs0'),
  KAFKA_BROKERS: z
    .string()
    .regex(/^[^\s,/@]+:\d+(,[^\s,/@]+:\d+)*$/)
    .refine((list) => list.split(',').every((broker) => Number(/\d+$/.exec(broker)?.[0]) <= 65_535))
    .default('127.0.0.1:9092')
    .transform((list) => list.split(','))
    .describe('a list such as 127.0.0.1:9092,127.0.0.1:9093'),
  REDIS_URL: serverUrl({ protocol: /^rediss?$/ })
    .refine((url) => URL.canParse(url) && /^(\/\d*)?$/.test(new URL(url).pathname))
    .default('redis://127.0.0.1:6379')
    .describe('a URL such as redis://127.0.0.1:6379, or redis://127.0.0.1:6379/1 for a database of a number'),
  KAFKA_TLS: z.enum(['on', 'off']).default('off').describe('on or off; always on with KAFKA_USERNAME'),
  KAFKA_USERNAME: z.string().optional().describe('a user of Kafka, together with KAFKA_PASSWORD'),
  KAFKA_PASSWORD: z.string().optional().describe('the password that belongs to KAFKA_USERNAME'),
  KAFKA_MECHANISM: z
    .enum(['plain', 'scram-sha-256', 'scram-sha-512'])
    .default('scram-sha-512')
    .describe('plain, scram-sha-256 or scram-sha-512'),
  ENGINES_CA: certificates('whom the engines are trusted by'),
  WAYPOST_NAMESPACE: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .optional()
    .describe('a name of small letters, digits and hyphens, where several installations share a Kafka and a Redis'),
  HOST: z.string().default('127.0.0.1').describe('an address to listen at'),
  PORT: port(0),
  TLS_CERT: certificates('what this process serves HTTPS with, together with TLS_KEY'),
  TLS_KEY: z.string().optional().describe('the private key that belongs to TLS_CERT, as PEM'),
  TLS_CA: certificates('whom other processes are trusted by'),
  HEALTH_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe('a port of the loopback address for health checks in plain HTTP, from 1 to 65535'),
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
  ACTOR_PRIVATE_KEY: z.string().optional().describe('the Ed25519 private key of this process as PEM (PKCS #8) or JWK'),
  ACTOR_PUBLIC_KEYS: z
    .string()
    .optional()
    .describe('a JWK Set of Ed25519 public keys that each name their process; npm run actor-keys makes it'),
});
export type ServiceConfig = z.output<typeof serviceConfig>;
