import { ConfigError } from '@waypost/runtime/service/process/config';
import { z } from 'zod';

export const signInConfig = z.object({
  GOOGLE_CLIENT_ID: z.string().optional().describe('a client id of Google, together with GOOGLE_CLIENT_SECRET'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('the client secret that belongs to GOOGLE_CLIENT_ID'),
  OIDC_ISSUER: z.url().optional().describe('the provider that knows that client, if it is not Google'),
  DEMO_ISSUER: z.url().describe('the address of the demo provider, such as http://sign-in.localhost:3080'),
});
const google = 'https://accounts.google.com';

export type SignIn = { issuer: string; clientId: string; clientSecret: string; isDemo: boolean };

/**
 * The credentials that are given, else those of the demo provider, whose secret only it and the BFF ever see.
 * @throws ConfigError when a part of what belongs together is missing.
 */
export function chooseSignIn(config: z.output<typeof signInConfig>, newSecret: () => string): SignIn {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, OIDC_ISSUER, DEMO_ISSUER } = config;
  if (clientId && clientSecret) return { issuer: OIDC_ISSUER ?? google, clientId, clientSecret, isDemo: false };
  if (!clientId && !clientSecret && !OIDC_ISSUER) {
    return { issuer: DEMO_ISSUER, clientId: 'waypost-demo', clientSecret: newSecret(), isDemo: true };
  }
  const missing = Object.entries({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret });
  throw new ConfigError(
    missing.flatMap(([variable, value]) =>
      value ? [] : [{ variable, found: 'nothing', expected: 'a value, since what belongs to it is set' }],
    ),
  );
}
