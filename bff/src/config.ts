import { publicUrl } from '@waypost/runtime/service/process/public-url';
import { z } from 'zod';

const seconds = (initial: number) =>
  z.coerce.number().int().positive().default(initial).describe('a number of seconds, at least 1');

const addresses = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.cidrv4(),
  z.ipv6(),
  z.cidrv6(),
]);

/** Whose `X-Forwarded-For` is believed: without it everybody behind a proxy would count as one client. */
const trustedProxies = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .pipe(z.array(addresses))
  .optional()
  .describe('addresses or networks such as 10.0.0.0/8,192.0.2.7, or uniquelocal');

/** When a session ends. */
export const sessionConfig = z.object({
  SESSION_IDLE_SECONDS: seconds(7 * 24 * 3600),
  SESSION_ABSOLUTE_SECONDS: seconds(30 * 24 * 3600),
});

/** The issuer in Google's ID tokens. */
export const googleIssuer = 'https://accounts.google.com';

/** The environment of the BFF. Google is used where both GOOGLE_ variables are set; `OIDC_ISSUER` names another provider. */
export const bffConfig = z.object({
  PUBLIC_URL: publicUrl,
  GOOGLE_CLIENT_ID: z.string().describe('the id of the client at the provider'),
  GOOGLE_CLIENT_SECRET: z.string().describe('the secret of the client at the provider'),
  OIDC_ISSUER: z.url().default(googleIssuer).describe(`the address of a provider such as ${googleIssuer}`),
  /** Where else than at its issuer's host the provider is asked, as its metadata may say. */
  OIDC_HOSTS: z
    .string()
    .regex(/^[\w.-]+(:\d+)?(,[\w.-]+(:\d+)?)*$/)
    .optional()
    .transform((list) => list?.split(',') ?? [])
    .describe('hosts such as tokens.example.org,keys.example.org:8443'),
  /** Google's One Tap on the sign-in page; its origins are in the policy of pages only then. */
  ONE_TAP: z.stringbool().default(false).describe('true or false'),
  ...sessionConfig.shape,
  /** Requests a minute and network address that one instance answers. */
  RATE_LIMIT: z.coerce
    .number()
    .int()
    .positive()
    .default(1200)
    .describe('requests a minute and network address, at least 1'),
  TRUSTED_PROXIES: trustedProxies,
  OPERATOR_NAME: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe('who runs this installation, as people are told'),
  OPERATOR_CONTACT: z
    .url({ protocol: /^(https|mailto)$/ })
    .optional()
    .describe('where people reach them, such as mailto:hello@jobs.example.org'),
  SECURITY_CONTACT: z
    .url({ protocol: /^(https|mailto|tel)$/ })
    .optional()
    .describe('where to report a weakness, such as mailto:security@jobs.example.org'),
});
export type BffConfig = z.infer<typeof bffConfig>;
