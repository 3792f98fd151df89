import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hintCookie } from '@waypost/contracts/session';
import { aCurrentUser, aDashboard, aUser } from '@waypost/contracts/testing/people';
import { afterEach, vi } from 'vitest';
import { App } from '../app/app.tsx';
import { AppRouter } from '../app/routes/app-router.tsx';
import { AppRoutes } from '../app/routes/routes.tsx';
import { pageLoad } from '../session/page-load.ts';
import { toast } from '../ui/overlays/toast.ts';
import { createBffDouble } from './bff-double.ts';

type CurrentUser = ReturnType<typeof aCurrentUser>;

const setHint = (attributes = '') => {
  document.cookie = `${hintCookie.name}=${hintCookie.value}; Path=/; Secure; SameSite=Strict${attributes}`;
};

/** Somebody with one dashboard. */
export const aSeeker = (): CurrentUser =>
  aCurrentUser({ userInfos: aUser({ first_name: 'Ada' }), userDashboards: [aDashboard({ dsh_type: 'Job Seeker' })] });
export const aRecruiter = (): CurrentUser =>
  aCurrentUser({ userInfos: aUser({ first_name: 'Rae' }), userDashboards: [aDashboard({ dsh_type: 'Recruiter' })] });

let loading: ReturnType<typeof setTimeout> | undefined;
afterEach(() => {
  clearTimeout(loading);
  vi.restoreAllMocks();
  cleanup();
  toast.clear();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  setHint('; Max-Age=0');
});

/**
 * Opens the whole app at an address, as a browser does, before a BFF that answers what the test says.
 * @param as who is signed in; nobody without it.
 * @param hasHint whether the browser believes that somebody may be.
 * @param prepare says answers to what a page asks before it is known who looks.
 */
export function renderApp(
  address: string,
  {
    as,
    hasHint = as !== undefined,
    prepare,
  }: { as?: CurrentUser; hasHint?: boolean; prepare?: (bff: ReturnType<typeof createBffDouble>) => void } = {},
) {
  const bff = createBffDouble();
  // The bell of every page asks.
  bff.answer('listNotifications', () => ({ notifications: [], total: 0, unread: 0 }));
  vi.stubGlobal('fetch', bff.fetch);
  if (hasHint) setHint();
  if (as === undefined) bff.refuse('getCurrentUser', 'unauthenticated');
  else bff.answer('getCurrentUser', () => as);
  prepare?.(bff);
  history.replaceState(null, '', address);
  let view = render(<App Router={AppRouter} Routes={AppRoutes} place={() => undefined} />);
  // What loading another page is here: nothing of this one is left but what the browser keeps.
  vi.spyOn(pageLoad, 'instead').mockImplementation((path) => {
    loading = setTimeout(() => {
      view.unmount();
      history.replaceState(null, '', path);
      view = render(<App Router={AppRouter} Routes={AppRoutes} place={() => undefined} />);
    });
  });
  return {
    bff,
    container: () => view.container,
    person: userEvent.setup(),
    address: () => `${location.pathname}${location.search}`,
    /** As the server does with the session's end: the browser drops the hint with the cookie. */
    endSession: () => {
      bff.refuse('getCurrentUser', 'unauthenticated');
      setHint('; Max-Age=0');
    },
  };
}
