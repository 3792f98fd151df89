import type { CookieSerializeOptions } from '@fastify/cookie';

/** `__Host-Http-`: set by this host over HTTP alone, for the whole host, never readable by a script. */
export const sessionCookie = '__Host-Http-waypost';

const secure = { path: '/', secure: true, httpOnly: true } as const satisfies CookieSerializeOptions;

export const sessionCookieOptions = (maxAge: number): CookieSerializeOptions => ({
  ...secure,
  sameSite: 'strict',
  maxAge,
});

/** The hint lives as long as the session cookie: who is signed out is not asked about. */
export const hintCookieOptions = (maxAge: number): CookieSerializeOptions => ({
  path: '/',
  secure: true,
  sameSite: 'strict',
  maxAge,
});

/** A state of ours; any other could not even name a cookie. */
export const isState = (text: string) => /^[\w-]{1,128}$/.test(text);

/** One for each sign-in that is under way, so that two tabs do not disturb each other. Lax: the provider's redirect must send it. */
export const loginCookie = (state: string) => `__Host-Http-waypost-login-${state.slice(0, 16)}`;
export const loginLifetime = 600;
export const loginCookieOptions: CookieSerializeOptions = { ...secure, sameSite: 'lax', maxAge: loginLifetime };
export const expiredCookieOptions: CookieSerializeOptions = { ...secure, maxAge: 0 };
