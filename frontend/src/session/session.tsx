import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DashboardType } from '@waypost/contracts/constants';
import type { Dashboard, UserInfo } from '@waypost/contracts/entities/user';
import { apiPath } from '@waypost/contracts/routes';
import { ownHeaders, sessionUrls } from '@waypost/contracts/session';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ApiError, isRefusal } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { sessionEnded } from '../api/session-ended.ts';
import { nextTraceparent } from '../api/traceparent.ts';
import { toast } from '../ui/toast.ts';
import { mayBeSignedIn, stored, visited } from './stored.ts';

export type SignedIn = {
  status: 'signed-in';
  user: UserInfo;
  dashboards: readonly Dashboard[];
  /** The active dashboard; undefined while there is none, or several and none is chosen. */
  dashboard: Dashboard | undefined;
  /** Several dashboards and none chosen: the person must choose first. */
  selectionPending: boolean;
};
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'unknown'; error: Error }
  | SignedIn;

export type Session = SessionState & {
  select(dashboardId: string): void;
  /** Asks the server again, after a dashboard was created. */
  reload(): Promise<SignedIn | undefined>;
  signOut(): Promise<void>;
};

const currentUserKey = ['current-user'] as const;

const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === undefined) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The signed-in session; for screens that stand behind a protected route. */
export function useSignedIn(): SignedIn & Pick<Session, 'select' | 'reload' | 'signOut'> {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('This screen needs a protected route above it');
  return session;
}

export const dashboardOf = (session: SessionState, type: DashboardType): Dashboard | undefined =>
  session.status === 'signed-in' ? session.dashboards.find(({ dsh_type }) => dsh_type === type) : undefined;

/** The chosen dashboard where it still exists; the only one where there is no choice. */
export function activeDashboard(dashboards: readonly Dashboard[], chosen: string | undefined): Dashboard | undefined {
  return dashboards.find(({ dsh_id }) => dsh_id === chosen) ?? (dashboards.length === 1 ? dashboards[0] : undefined);
}

type CurrentUser = { userInfos: UserInfo; userDashboards: Dashboard[] };

function signedIn({ userInfos, userDashboards }: CurrentUser, chosen: string | undefined): SignedIn {
  const dashboard = activeDashboard(userDashboards, chosen);
  return {
    status: 'signed-in',
    user: userInfos,
    dashboards: userDashboards,
    dashboard,
    selectionPending: dashboard === undefined && userDashboards.length > 1,
  };
}

/** Null means signed out: the first question of a page is answered quietly. */
async function fetchCurrentUser(signal?: AbortSignal): Promise<CurrentUser | null> {
  if (!mayBeSignedIn()) {
    stored.forget();
    return null;
  }
  try {
    const current = await call('getCurrentUser', {}, { quiet: true, ...(signal ? { signal } : {}) });
    stored.keep();
    return current;
  } catch (error) {
    if (!isRefusal(error, 'unauthenticated')) throw error;
    stored.forget();
    return null;
  }
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(stored.selected);
  const current = useQuery({
    queryKey: currentUserKey,
    queryFn: ({ signal }) => fetchCurrentUser(signal),
  });

  const isShown = useRef(false);
  /** However a session ends, nothing of it stays here, and other tabs hear of it. The page is kept for who did not mean to leave. */
  const forget = useCallback(
    (isMeant: boolean) => {
      const page = visited.last();
      isShown.current = false;
      stored.clear();
      if (!isMeant && page !== undefined) visited.remember(page);
      setChosen(undefined);
      queries.setQueryData(currentUserKey, null);
      // Whoever watches the session keeps watching: its own entry stays.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] });
      queries.getMutationCache().clear();
    },
    [queries],
  );

  // Whoever asked and heard that the session is gone: it may have been any part of the page.
  useEffect(() => {
    if (current.data) isShown.current = true;
    else if (current.data === null && isShown.current) forget(false);
  }, [current.data, forget]);

  useEffect(
    () =>
      sessionEnded.listen(() => {
        if (queries.getQueryData(currentUserKey) === null) return;
        forget(false);
        toast.error('Authentication required. Please sign in again.');
      }),
    [forget, queries],
  );
  useEffect(() => stored.onSignedOutElsewhere(() => forget(true)), [forget]);

  const session = useMemo((): Session => {
    const state: SessionState =
      current.data === null
        ? { status: 'signed-out' }
        : current.data !== undefined
          ? signedIn(current.data, chosen)
          : current.error
            ? { status: 'unknown', error: current.error }
            : { status: 'loading' };
    return {
      ...state,
      select(dashboardId) {
        stored.select(dashboardId);
        setChosen(dashboardId);
      },
      async reload() {
        const fresh = await queries.fetchQuery({
          queryKey: currentUserKey,
          queryFn: () => fetchCurrentUser(),
          staleTime: 0,
        });
        return fresh ? signedIn(fresh, stored.selected()) : undefined;
      },
      async signOut() {
        const headers = { ...ownHeaders, traceparent: nextTraceparent() };
        const response = await fetch(apiPath(sessionUrls.signOut), { method: 'POST', headers });
        if (!response.ok) throw ApiError.ofAnswer(response, {});
        forget(true);
        toast.success('Logged out successfully');
      },
    };
  }, [current.data, current.error, chosen, queries, forget]);

  return <SessionContext value={session}>{children}</SessionContext>;
}
