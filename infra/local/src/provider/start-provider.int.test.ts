import { claimsOfEmail } from '@waypost/demo/claims-of-email';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProvider } from './start-provider.ts';

const redirectUri = 'http://localhost:3000/api/auth/google/callback';
const account = {
  email: 'ines.moreau@example.com',
  first_name: 'Inès',
  last_name: 'Moreau',
  role: 'Recruiter',
  headline: 'Talent partner, "Lyon" & around',
} as const;
const client = { clientId: 'waypost', clientSecret: 'a secret made for this test' };

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider({ accounts: [account], redirectUri, ...client });
});
afterAll(() => provider.close());

/** A browser with a cookie jar and nothing else. */
function browser() {
  const jar = new Map<string, string>();
  return async (url: string | URL, form?: Record<string, string>) => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    return { status: response.status, location: location ? new URL(location, url) : undefined, response };
  };
}

async function beginSignIn() {
  const config = await discovery(new URL(provider.issuer), client.clientId, client.clientSecret, undefined, {
    execute: [allowInsecureRequests],
  });
  const pkceCodeVerifier = randomPKCECodeVerifier();
  const checks = { pkceCodeVerifier, expectedState: randomState(), expectedNonce: randomNonce() };
  const url = buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
  });
  return { config, checks, url };
}

async function signIn(email: string, go = browser()) {
  const { config, checks, url } = await beginSignIn();
  const asked = await go(url);
  if (!asked.location?.pathname.startsWith('/interaction/')) throw new Error('no account was asked for');
  const chosen = await go(asked.location, { email });
  const callback = await go(chosen.location ?? '');
  if (!callback.location?.href.startsWith(redirectUri)) throw new Error('did not lead back to the app');
  const tokens = await authorizationCodeGrant(config, callback.location, checks);
  return { config, tokens, claims: tokens.claims() };
}

test('a demo person signs in with the own name, in an ID token signed for this client', async () => {
  const { claims } = await signIn(account.email);
  expect(claims).toMatchObject({
    iss: provider.issuer,
    sub: claimsOfEmail(account.email).sub,
    aud: client.clientId,
    email: account.email,
    email_verified: true,
    given_name: 'Inès',
    family_name: 'Moreau',
  });
});

test('any other address signs in as a new person, the same one each time', async () => {
  const first = await signIn('Someone.New@example.org');
  const again = await signIn('someone.new@example.org');
  expect(first.claims).toMatchObject({ given_name: 'Someone', family_name: 'New' });
  expect(again.claims?.sub).toBe(first.claims?.sub);
});

test('userinfo answers for the access token', async () => {
  const { config, tokens, claims } = await signIn(account.email);
  const userinfo = await fetchUserInfo(config, tokens.access_token, claims?.sub ?? '');
  expect(userinfo.email).toBe(account.email);
});

test('the same browser is asked again each time, and may take another account', async () => {
  const go = browser();
  expect((await signIn(account.email, go)).claims?.email).toBe(account.email);
  expect((await signIn('other@example.org', go)).claims?.email).toBe('other@example.org');
});

test('what is no address is refused at the field, with what was typed kept', async () => {
  const go = browser();
  const { url } = await beginSignIn();
  const { location } = await go(url);
  const refused = await go(location ?? '', { email: 'not <an> address' });
  expect(refused.status).toBe(400);
  const html = await refused.response.text();
  expect(html).toContain('value="not &lt;an&gt; address" aria-invalid="true"');
  expect(html).toContain('Enter an address like name@example.com');
});

test('the page carries no script, allows none, and escapes what accounts are called', async () => {
  const go = browser();
  const { url } = await beginSignIn();
  const page = await go((await go(url)).location ?? '');
  expect(page.response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const html = await page.response.text();
  expect(html).not.toContain('<script');
  expect(html).toContain('&quot;Lyon&quot; &amp; around');
});

test('its letters are as large as the browser is set to, and what holds them grows with them', async () => {
  const go = browser();
  const { url } = await beginSignIn();
  const page = await go((await go(url)).location ?? '');
  const sizes =
    (await page.response.text()).match(/(?<=font(-size)?:)[^;}]*|(?<=(width|height|padding|flex):)[^;}]*/g) ?? [];
  expect(sizes.filter((size) => /rem/.test(size)).length).toBeGreaterThan(10);
  expect(sizes.filter((size) => /px/.test(size))).toEqual([]);
});

test('an interaction of another browser is not answered', async () => {
  const { url } = await beginSignIn();
  const { location } = await browser()(url);
  const stranger = await browser()(location ?? '', { email: account.email });
  expect(stranger.status).toBe(400);
  expect(await stranger.response.text()).toContain('This sign-in is no longer open');
});

test('a code without its PKCE verifier buys nothing', async () => {
  const go = browser();
  const { config, checks, url } = await beginSignIn();
  const chosen = await go((await go(url)).location ?? '', { email: account.email });
  const callback = await go(chosen.location ?? '');
  const wrong = { ...checks, pkceCodeVerifier: randomPKCECodeVerifier() };
  await expect(authorizationCodeGrant(config, callback.location ?? new URL(url), wrong)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

test('closing frees the port at once', async () => {
  const other = await startProvider({ accounts: [], redirectUri, ...client });
  await other.close();
  const again = await startProvider({ accounts: [], redirectUri, ...client, port: Number(new URL(other.issuer).port) });
  expect(again.issuer).toBe(other.issuer);
  await again.close();
});
