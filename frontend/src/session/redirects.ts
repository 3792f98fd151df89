import { pageAt, type PageName, pages } from '@waypost/contracts/paths';
import type { SessionState } from './session.tsx';

/** Pages that nobody is sent away from: they decide themselves what to show to whom. */
const forEverybody = new Set<PageName>(['publicJob', 'publicProfile', 'jobs', 'callback', 'privacy', 'terms', 'help']);
const forSignedOut = new Set<PageName>(['signIn', 'signUp']);
/** Where somebody with several dashboards chooses one. */
const choosing = new Set<PageName>(['selectDashboard', 'selectRole', 'dashboardById']);

/** Where a signed-in person goes who has no page in mind. */
export function landingPage(session: SessionState, lastVisited: string | undefined): string {
  if (session.status !== 'signed-in') return pages.signIn;
  if (session.selectionPending) return pages.selectDashboard;
  if (session.dashboards.length === 0) return pages.selectRole;
  return lastVisited ?? pages.home;
}

/**
 * The page to show instead of `path`, or undefined where it may be shown.
 * Looks at the sign-in alone, never at the role. An unknown page is a 404 for everybody.
 */
export function redirectFrom(path: string, session: SessionState, lastVisited?: string): string | undefined {
  const page = pageAt(path)?.page;
  if (page === undefined || forEverybody.has(page)) return undefined;
  if (session.status === 'loading' || session.status === 'unknown') return undefined;
  if (session.status === 'signed-out') return forSignedOut.has(page) ? undefined : pages.signIn;
  if (page === 'start' || forSignedOut.has(page)) return landingPage(session, lastVisited);
  if (session.selectionPending && !choosing.has(page)) return pages.selectDashboard;
  return undefined;
}

type SignsInAgain = { signsInAgain?: string } | null;
/** Leads to the sign-in page who is signed in and may not do what they want: it stays, and they may take another account there. */
export const toSignInAgain = (userId: string) => ({ state: { signsInAgain: userId } satisfies SignsInAgain });
/** While it is still that person; the browser keeps the state of a page. */
export const signsInAgain = (state: unknown, session: SessionState): boolean =>
  session.status === 'signed-in' && (state as SignsInAgain)?.signsInAgain === session.user._id;
