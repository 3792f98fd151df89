import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DashboardType, delays } from '@waypost/contracts/constants';
import type { Dashboard, UserInfo } from '@waypost/contracts/entities/user';
import { apiPath } from '@waypost/contracts/routes';
import { ownHeaders, sessionUrls } from '@waypost/contracts/session';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ApiError, isRefusal } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { hearOthers, tellOthers } from '../api/other-windows.ts';
import { sessionEnded } from '../api/session-ended.ts';
import { nextTraceparent } from '../api/traceparent.ts';
import { untilAnswered } from '../api/until-answered.ts';
import { useFailure } from '../ui/behaviour/use-failure.ts';
import { toast } from '../ui/overlays/toast.ts';
import { type EndOfSession, farewell } from './farewell.ts';
import { type Leave, useLeaving } from './leaving.ts';
import { onShownAgain } from './page-load.ts';
import { mayBeSignedIn, stored } from './stored.ts';

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
  /** Also while it is tried again. */
  | { status: 'unknown'; error: Error | null; isRetrying: boolean }
  | SignedIn;

export type Session = SessionState & {
  select(dashboardId: string): void;
  /** Asks the server again, after a dashboard was created. */
  reload(): Promise<SignedIn | undefined>;
  signOut(): Promise<void>;
  /** @param email typed by hand, so that nobody does it by a slip. @throws ApiError where the account is still there. */
  deleteAccount(email: string): Promise<void>;
  /** A call has found that the session is over. @param words for the page where one signs in again. @param to that page, or another */
  end(words: string, to?: string): void;
};

export const currentUserKey = ['current-user'] as const;

const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === undefined) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The signed-in session; for screens that stand behind a protected route. */
export function useSignedIn(): SignedIn & Pick<Session, 'select' | 'reload' | 'signOut' | 'deleteAccount' | 'end'> {
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

export type CurrentUser = { userInfos: UserInfo; userDashboards: Dashboard[] };

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
async function fetchCurrentUser(signal: AbortSignal): Promise<CurrentUser | null> {
  if (!mayBeSignedIn()) {
    stored.forget();
    return null;
  }
  try {
    return await call('getCurrentUser', {}, { quiet: true, signal });
  } catch (error) {
    if (!isRefusal(error, 'unauthenticated')) throw error;
    farewell.keep({ why: 'ended' });
    stored.forget();
    return null;
  }
}

async function endAtServer(): Promise<void> {
  const headers = { ...ownHeaders, traceparent: nextTraceparent() };
  const signal = AbortSignal.timeout(delays.callTimeout);
  const response = await fetch(apiPath(sessionUrls.signOut), { method: 'POST', headers, signal });
  if (!response.ok) throw ApiError.ofAnswer(response, {});
}

/** Hears from all who may find out that the session on this page is over: calls, other tabs, the way back of the browser. */
function useEndOfSession(userId: string | undefined, leave: Leave) {
  useEffect(() => {
    if (userId === undefined) return;
    stored.keep();
    farewell.forget();
    const heard = [
      // They share the cookie: who shows somebody else must not act for this one.
      hearOthers('signed-in', (other) => {
        if (other !== userId) leave('replaced');
      }),
      sessionEnded.listen(() => leave('ended')),
      stored.onEndElsewhere((isMeant) => leave(isMeant ? 'signed-out-elsewhere' : 'ended')),
      onShownAgain(() => {
        if (!mayBeSignedIn()) leave(stored.isSignedOut() ? 'signed-out-elsewhere' : 'ended');
      }),
    ];
    tellOthers('signed-in', userId);
    return () => {
      for (const end of heard) end();
    };
  }, [userId, leave]);
}

const nobodys: Session = {
  status: 'signed-out',
  select: () => undefined,
  reload: () => Promise.resolve(undefined),
  signOut: () => Promise.resolve(),
  deleteAccount: () => Promise.resolve(),
  end: () => undefined,
};

/** Where no browser is: pages are drawn as they are for who is signed out, or for one person. */
export function DrawnSession({ current, children }: { current: CurrentUser | undefined; children: ReactNode }) {
  const session = useMemo(
    () => (current === undefined ? nobodys : { ...nobodys, ...signedIn(current, undefined) }),
    [current],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(stored.selected);
  const { isLeaving, leave } = useLeaving(queries);
  const isSigningOut = useRef(false);
  const current = useQuery({
    queryKey: currentUserKey,
    queryFn: ({ signal }) => fetchCurrentUser(signal),
    // Who cannot be signed in need not be asked about: the page is drawn as it stays.
    initialData: () => (mayBeSignedIn() ? undefined : null),
    // Whoever leaves is not asked about once more: the answer would count as a sign-in, and take back the parting words.
    enabled: !isLeaving,
    refetchInterval: untilAnswered,
  });

  useEffect(() => {
    if (!mayBeSignedIn()) stored.forget();
  }, []);
  useEffect(() => {
    const words = farewell.takeWords();
    if (words !== undefined) toast[words.tone](words.message);
  }, []);
  const end = useCallback<Leave>((...how) => void (isSigningOut.current || leave(...how)), [leave]);
  useEndOfSession(current.data?.userInfos.id, end);
  const leaveBy = useCallback(
    async (why: EndOfSession, endAccess: () => Promise<unknown>) => {
      // What ends meanwhile ends because of this.
      isSigningOut.current = true;
      await endAccess().finally(() => (isSigningOut.current = false));
      leave(why);
    },
    [leave],
  );
  // Whoever asked and heard that the session is gone.
  const wasShown = useRef(false);
  useEffect(() => {
    if (current.data) wasShown.current = true;
    else if (current.data === null && wasShown.current) end('ended');
  }, [current.data, end]);

  const { refetch } = current;
  const failure = useFailure(current);
  const hasFailed = current.errorUpdatedAt > 0;
  const isRetrying = hasFailed && current.isFetching;
  const session = useMemo((): Session => {
    const state: SessionState =
      current.data === null
        ? { status: 'signed-out' }
        : current.data !== undefined
          ? signedIn(current.data, chosen)
          : hasFailed
            ? { status: 'unknown', error: failure, isRetrying }
            : { status: 'loading' };
    return {
      ...state,
      select(dashboardId) {
        stored.select(dashboardId);
        setChosen(dashboardId);
      },
      async reload() {
        // In place of what is on its way, which may be answered as it was before the change.
        const { data } = await refetch({ throwOnError: true });
        return data ? signedIn(data, stored.selected()) : undefined;
      },
      signOut: () => leaveBy('signed-out', endAtServer),
      deleteAccount: (email) => leaveBy('deleted', () => call('deleteUser', { body: { email } }, { quiet: true })),
      end(words, to) {
        if (state.status === 'signed-in') end('ended', words, to);
      },
    };
  }, [current.data, failure, hasFailed, isRetrying, chosen, refetch, leaveBy, end]);

  const active = activeDashboard(current.data?.userDashboards ?? [], chosen)?.dsh_id;
  // Who works on their only dashboard stays there when another one is created elsewhere.
  useEffect(() => {
    if (active !== undefined) setChosen(active);
  }, [active]);

  return isLeaving ? null : <SessionContext value={session}>{children}</SessionContext>;
}
