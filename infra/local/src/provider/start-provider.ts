import { generateKeyPair, type KeyObject, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { emailAddress } from '@waypost/contracts/fields';
import { claimsOfEmail, type Claims } from '@waypost/demo/claims-of-email';
import type { DemoAccount } from '@waypost/demo/demo-accounts';
import { Provider, interactionPolicy, type Adapter, type AdapterPayload, type Configuration } from 'oidc-provider';
import { contentSecurityPolicy, expiredPage, signInPage } from './sign-in-page.ts';

export type ProviderOptions = {
  accounts: readonly DemoAccount[];
  clientId: string;
  clientSecret: string;
  /** Where the app takes the code; its origin is the one that forms may lead to. */
  redirectUri: string;
  /** Accounts are known by issuer and subject, so the port must stay the same between starts. 0 takes a free one. */
  port?: number;
  host?: string;
  /** What browsers and the app call it by, where that is not its host and port. */
  issuer?: string;
};

const loopback = '127.0.0.1';
const tenMinutes = 10 * 60;
/** Larger than any form of this page. */
const maxFormBytes = 4_096;

/** A real OpenID provider for one confidential client, in memory: code flow with PKCE, signed ID tokens, no consent. */
export async function startProvider(options: ProviderOptions): Promise<{ issuer: string; close: () => Promise<void> }> {
  const server = createServer();
  const { host = loopback } = options;
  const port = await listen(server, options.port ?? 0, host);
  // A failure to accept a later connection must not end the product: the browser asks again.
  server.on('error', () => undefined);
  const issuer = options.issuer ?? `http://${host}:${port}`;
  const people = new Map<string, Claims>();
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, configurationOf(options, people, privateKey));
  forgetSession(provider);
  const protocol = provider.callback();
  const pages = signInPages(provider, options, people);
  server.on('request', (request, response) => {
    void (request.url?.startsWith('/interaction/') ? pages(request, response) : protocol(request, response));
  });
  return { issuer, close: () => close(server) };
}

function configurationOf(
  { clientId, clientSecret, redirectUri }: ProviderOptions,
  people: ReadonlyMap<string, Claims>,
  privateKey: KeyObject,
): Configuration {
  return {
    adapter: memoryAdapters(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'local' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    // Google puts these into the ID token too, so that the app needs no second request.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    ttl: {
      Interaction: tenMinutes,
      Session: tenMinutes,
      Grant: tenMinutes,
      AccessToken: tenMinutes,
      IdToken: tenMinutes,
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy: signInPolicy(), url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => {
      const claims = people.get(sub);
      return claims && { accountId: sub, claims: () => claims };
    },
    loadExistingGrant: async (context) => {
      const accountId = context.oidc.session?.accountId;
      const client = context.oidc.client;
      if (!accountId || !client) return undefined;
      const grant = new context.oidc.provider.Grant({ accountId, clientId: client.clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: (context, out) => {
      context.type = 'text';
      context.body = `${out.error}: ${out.error_description ?? 'the request was refused'}\n`;
    },
  };
}

/** Google's `prompt=select_account` is known here too; the page asks for the account in any case. */
function signInPolicy() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

/** Nobody stays signed in here, so that 'Continue with Google' asks each time and another account can be taken. */
function forgetSession(provider: Provider): void {
  const session = provider.cookieName('session');
  provider.use(async (context, next) => {
    const cookies = context.req.headers.cookie?.split(/;\s*/) ?? [];
    context.req.headers.cookie = cookies.filter((cookie) => !cookie.startsWith(session)).join('; ');
    await next();
  });
}

function signInPages(
  provider: Provider,
  { accounts, redirectUri }: ProviderOptions,
  /** Who has signed in since the start, by subject. */
  people: Map<string, Claims>,
) {
  const known = new Map(accounts.map((account) => [account.email.toLowerCase(), account]));
  const appOrigin = new URL(redirectUri).origin;
  const answer = (response: ServerResponse, status: number, html: string) => {
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(appOrigin),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
    response.end(html);
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { uid } = await provider.interactionDetails(request, response);
      const action = `/interaction/${uid}`;
      if (request.method !== 'POST') return answer(response, 200, signInPage({ accounts, action }));

      const typed = (await formOf(request)).get('email')?.trim() ?? '';
      const email = emailAddress.safeParse(typed.toLowerCase());
      if (!email.success) {
        const message = 'Enter an address like name@example.com';
        return answer(response, 400, signInPage({ accounts, action, problem: { message, typed } }));
      }
      const claims = claimsOfEmail(email.data, known.get(email.data));
      people.set(claims.sub, claims);
      await provider.interactionFinished(request, response, {
        select_account: {},
        login: { accountId: claims.sub, remember: false },
      });
    } catch {
      // The only edge here: an interaction that is gone, or a form that is none. Both start again.
      if (!response.headersSent) answer(response, 400, expiredPage(appOrigin));
    }
  };
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  if (Number(request.headers['content-length'] ?? maxFormBytes + 1) > maxFormBytes) throw new Error('form too large');
  return new URLSearchParams(await text(request));
}

/** Everything the provider keeps, for as long as it says; each provider has its own. */
function memoryAdapters(): (model: string) => Adapter {
  const kept = new Map<string, { payload: AdapterPayload; expires: number }>();
  const forgetExpired = () => {
    for (const [key, { expires }] of kept) if (expires <= Date.now()) kept.delete(key);
  };
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const find = async (id: string) => {
      const entry = kept.get(keyOf(id));
      return entry && entry.expires > Date.now() ? entry.payload : undefined;
    };
    const findBy = async (field: 'uid' | 'userCode', value: string) => {
      const entries = [...kept].filter(([key]) => key.startsWith(keyOf('')));
      return entries.find(([, entry]) => entry.payload[field] === value)?.[1].payload;
    };
    return {
      find,
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (code) => findBy('userCode', code),
      upsert: async (id, payload, expiresIn = tenMinutes) => {
        forgetExpired();
        kept.set(keyOf(id), { payload, expires: Date.now() + expiresIn * 1_000 });
      },
      consume: async (id) => {
        const payload = await find(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
      },
      destroy: async (id) => {
        kept.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
