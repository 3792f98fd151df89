import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BffConfig, bffConfig, googleIssuer } from '@waypost/bff/config';
import { ConfigError, serviceConfig } from '@waypost/runtime/service/process/config';
import { publicUrl } from '@waypost/runtime/service/process/public-url';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The environment of `npm start` and `npm run import`. */
export const localConfig = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000).describe('a port number from 1 to 65535'),
  WAYPOST_DATA: z
    .string()
    .default('.waypost')
    .transform((path) => resolve(root, path))
    .describe('a folder for the data'),
  WAYPOST_DEMO: z
    .enum(['0', 'small', '1'])
    .default('1')
    .describe('1 to begin with demo data, small with an eighth of it, 0 to begin empty'),
  PUBLIC_URL: publicUrl.optional(),
  GOOGLE_CLIENT_ID: z.string().optional().describe('a client id of Google, together with GOOGLE_CLIENT_SECRET'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('the client secret that belongs to GOOGLE_CLIENT_ID'),
  RATE_LIMIT: z.coerce.number().int().positive().optional().describe('requests a minute and network address'),
  ...serviceConfig.pick({ LOG_LEVEL: true }).shape,
  ...bffConfig.pick({
    ONE_TAP: true,
    SESSION_IDLE_SECONDS: true,
    SESSION_ABSOLUTE_SECONDS: true,
    TRUSTED_PROXIES: true,
    OPERATOR_NAME: true,
    OPERATOR_CONTACT: true,
    SECURITY_CONTACT: true,
  }).shape,
});
export type LocalConfig = z.output<typeof localConfig>;

/** Names the local provider in accounts: its address holds a port that may differ tomorrow, the accounts must not. */
export const localIssuer = 'waypost-local';

/** Without a proxy in front everybody is on this machine and shares one address, which may then ask more than elsewhere. */
const requestsFromHere = 12_000;

type SignIn = Pick<BffConfig, 'PUBLIC_URL' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET'> & { OIDC_ISSUER?: string };

/** What the BFF is told of the settings of `npm start`, and of the provider that these have led to: Google where none is named. */
export function bffSettings(config: LocalConfig, signIn: SignIn): BffConfig {
  const { RATE_LIMIT, TRUSTED_PROXIES, ONE_TAP } = config;
  const requests = RATE_LIMIT ?? (TRUSTED_PROXIES ? undefined : requestsFromHere);
  return {
    ...config,
    OIDC_ISSUER: googleIssuer,
    ...signIn,
    OIDC_HOSTS: [],
    ONE_TAP: ONE_TAP && signIn.OIDC_ISSUER === undefined,
    RATE_LIMIT: bffConfig.shape.RATE_LIMIT.parse(requests),
  };
}

/** Longer than elsewhere: here one process does what several would share. */
export const callTimeoutMs = 15_000;

export type GoogleClient = { clientId: string; clientSecret: string };

/** Sign-in is Google's where both settings are there, else this machine's own provider. @throws when only one of them is. */
export function googleClient(config: LocalConfig): GoogleClient | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
  if (clientId && clientSecret) return { clientId, clientSecret };
  if (!clientId && !clientSecret) return undefined;
  const variable = clientId ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID';
  throw new ConfigError([{ variable, found: 'nothing', expected: 'a value, since the other of the two is set' }]);
}
