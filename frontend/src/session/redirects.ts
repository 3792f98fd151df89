import type { SessionState } from './session.tsx';

/** Whoever looks, these pages decide for themselves what to show. */
const forEverybody = [/^\/public-job-details\/[^/]+$/, /^\/profile\/[^/]+$/, /^\/jobs$/, /^\/auth\/callback$/];
const forSignedOut = new Set(['/signin', '/signup']);

export const isPublicPage = (path: string) => forEverybody.some((pattern) => pattern.test(path));
export const isAuthPage = (path: string) => forSignedOut.has(path) || path === '/auth/callback';

/** Where a signed-in person goes who has no page in mind. */
export function landingPage(session: SessionState, lastVisited: string | undefined): string {
  if (session.status !== 'signed-in') return '/signin';
  if (session.selectionPending) return '/select-dashboard';
  if (session.dashboards.length === 0) return '/select-role';
  return lastVisited !== undefined && !isAuthPage(lastVisited) ? lastVisited : '/home';
}

/**
 * The page to show instead of `path`, or undefined where it may be shown.
 * Looks at the sign-in alone, never at the role. `known` says whether the app has such a page: an unknown one is a 404 for everybody.
 */
export function redirectFrom(
  path: string,
  session: SessionState,
  { known, lastVisited }: { known: boolean; lastVisited: string | undefined },
): string | undefined {
  if (isPublicPage(path) || !known || session.status === 'loading' || session.status === 'unknown') return undefined;
  if (session.status === 'signed-out') return forSignedOut.has(path) ? undefined : '/signin';
  if (path === '/' || forSignedOut.has(path)) return landingPage(session, lastVisited);
  if (session.selectionPending && path !== '/select-dashboard' && path !== '/select-role') return '/select-dashboard';
  return undefined;
}
