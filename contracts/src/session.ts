/** What the pages and the BFF have to agree on about a session. No zod: every page imports this. */
import { pages } from './paths.ts';

/** Every call of our pages carries it: a page of another site cannot, without a CORS preflight that nobody grants. */
export const ownHeader = { name: 'X-Waypost', value: '1' } as const;
export const ownHeaders = { [ownHeader.name]: ownHeader.value } as const;

/** Readable by the page's scripts, it says that there may be a session to ask for, and nothing else. */
export const hintCookie = { name: '__Host-waypost-signed-in', value: '1' } as const;

/** Addresses of the API that are the session's own, as in `routes`. */
export const sessionUrls = {
  signIn: '/auth/google',
  /** Where the provider sends the browser back to. */
  callback: '/auth/google/callback',
  signOut: '/auth/logout',
} as const;

/** Why a sign-in failed; never a provider's message. */
export const signInFailures = ['denied', 'expired', 'failed', 'no-session', 'unavailable'] as const;
export type SignInFailure = (typeof signInFailures)[number];

const failure = 'error';

/** The page where a sign-in ends. */
export const signInEnd = (failed?: SignInFailure): string =>
  `${pages.callback}${failed ? `?${failure}=${failed}` : ''}`;

/** Why the sign-in failed that ended on this page; undefined where it did not. A word we do not know is a failure like any other. */
export function failureIn(query: URLSearchParams): SignInFailure | undefined {
  const said = query.get(failure);
  if (said === null) return undefined;
  return signInFailures.find((known) => known === said) ?? 'failed';
}
