import { limits } from '@waypost/contracts/constants';
import { cleanLine, webUrl } from '@waypost/contracts/fields';
import { apiPath } from '@waypost/contracts/routes';
import { sessionUrls } from '@waypost/contracts/session';
import { madeOnce } from '@waypost/runtime/made-once';
import { isThisMachine } from '@waypost/runtime/service/process/public-url';
import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload } from 'jose';
import * as oidc from 'openid-client';
import type { BffConfig } from '../config.ts';
import { createAllowedFetch, hostsOf } from './allowed-fetch.ts';
import { answerOfProvider, providerAway } from './answer-of-provider.ts';

export type SignedIn = {
  iss: string;
  sub: string;
  email: string;
  first_name: string;
  last_name: string;
  picture?: string;
  /** How the provider says that it knew the person, for the log; most say nothing. */
  strength: Strength;
};

/** `acr`, `amr` and `auth_time` (OpenID Connect Core 1.0, 2). */
export type Strength = { acr?: string; amr?: string[]; auth_time?: number };

/** What must be remembered between leaving for the provider and coming back. */
export type Login = { state: string; nonce: string; verifier: string };

export type Provider = {
  /** The address at the provider to send the browser to. */
  start(): Promise<{ url: URL; login: Login }>;
  /** Checks state, nonce, PKCE, issuer, signature and expiry. @throws when any of them fails; unavailable while that cannot be asked. */
  finish(callback: URL, login: Login): Promise<SignedIn>;
  /** Reads an ID token that the page was given: signature, issuer, audience and expiry. @throws what `finish` does. */
  verify(idToken: string): Promise<SignedIn>;
};

/** Only a provider on this machine. */
const mayDoWithoutTls = ({ protocol, hostname }: URL) => protocol === 'http:' && isThisMachine(hostname);

function strengthOf({ acr, amr, auth_time }: Record<string, unknown>): Strength {
  const methods = Array.isArray(amr) ? amr.filter((method): method is string => typeof method === 'string') : [];
  return {
    ...(typeof acr === 'string' && { acr: acr.slice(0, 100) }),
    ...(methods.length > 0 && { amr: methods.slice(0, 10) }),
    ...(typeof auth_time === 'number' && { auth_time }),
  };
}

/** Some providers write it as a text. Who says nothing vouches for nothing. */
const isVouchedFor = ({ email_verified }: JWTPayload) => email_verified === true || email_verified === 'true';

/** @throws for a token without an e-mail address that the provider vouches for. */
function personOf(claims: JWTPayload | undefined): SignedIn {
  if (
    claims?.iss === undefined ||
    claims.sub === undefined ||
    typeof claims['email'] !== 'string' ||
    !isVouchedFor(claims)
  ) {
    throw new errors.JWTInvalid('The provider vouches for no e-mail address');
  }
  const { iss, sub, email } = claims as { iss: string; sub: string; email: string };
  // What people write there themselves at some providers: nobody is kept out for it.
  const { data: picture } = webUrl.safeParse(claims['picture']);
  const text = (claim: unknown) => (typeof claim === 'string' ? cleanLine(claim).trim().slice(0, limits.name) : '');
  return {
    iss,
    sub,
    email,
    first_name: text(claims['given_name']) || text(claims['name']) || email.split('@')[0]!.slice(0, 60),
    last_name: text(claims['family_name']),
    ...(picture && { picture }),
    strength: strengthOf(claims),
  };
}

/**
 * An OpenID Connect provider, as a confidential client with code flow and PKCE (OpenID Connect Core 1.0, RFC 7636).
 * Its metadata is fetched at the first sign-in and kept; a provider that is away then fails that sign-in only.
 */
export function createProvider(config: BffConfig): Provider {
  const redirectUri = new URL(apiPath(sessionUrls.callback), config.PUBLIC_URL).href;
  const issuer = new URL(config.OIDC_ISSUER);
  const allowedFetch = createAllowedFetch(hostsOf(issuer, config.OIDC_HOSTS));
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
  const configuration = madeOnce(() =>
    oidc.discovery(issuer, config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET, undefined, {
      execute: mayDoWithoutTls(issuer) ? [oidc.allowInsecureRequests] : [],
      timeout: 10,
      [oidc.customFetch]: allowedFetch,
    }),
  );

  /** Without the provider's metadata a sign-in can be neither accepted nor refused. */
  const known = () =>
    configuration().catch((cause: unknown) => {
      throw providerAway(cause);
    });

  return {
    async start() {
      const login = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: login.state,
        nonce: login.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(login.verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
      return { url, login };
    },
    async finish(callback, login) {
      const asked = oidc.authorizationCodeGrant(await known(), callback, {
        expectedState: login.state,
        expectedNonce: login.nonce,
        pkceCodeVerifier: login.verifier,
        idTokenExpected: true,
      });
      return personOf((await answerOfProvider(asked)).claims());
    },
    async verify(idToken) {
      const { issuer: iss, jwks_uri } = (await known()).serverMetadata();
      if (jwks_uri === undefined) throw providerAway(new Error('It says nowhere what it signs with'));
      keys ??= createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: 10_000, [customFetch]: allowedFetch });
      const asked = jwtVerify(idToken, keys, {
        issuer: iss,
        audience: config.GOOGLE_CLIENT_ID,
        requiredClaims: ['sub', 'iat', 'exp'],
        // None by a shared secret (HS256), which the client could sign with, too.
        algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
      });
      const { payload } = await answerOfProvider(asked);
      return personOf(payload);
    },
  };
}
