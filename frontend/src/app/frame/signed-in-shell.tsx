import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { pages } from '@waypost/contracts/paths';
import { type ReactNode, Suspense, useEffect } from 'react';
import { mayPass } from '../../api/api-error.ts';
import type { LiveSignal } from '../../api/live.ts';
import { hearOthers } from '../../api/other-windows.ts';
import { takeMarks } from '../../entities/job-post/mutations.ts';
import { NotificationBell } from '../../entities/notification/notification-bell.tsx';
import { useFreshScores } from '../../entities/score/queries.ts';
import { useLocation, useNavigate } from '../../router/router.tsx';
import { useLive } from '../../session/live.tsx';
import { useSignedIn } from '../../session/session.tsx';
import { ErrorBoundary } from '../screens/error-boundary.tsx';
import { PageBones } from '../screens/page-bones.tsx';
import { AppShell } from './app-shell.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { useLogOut } from './use-log-out.tsx';

/** Shows what was done in other windows of this browser. */
function useOtherWindows(queries: QueryClient): void {
  useEffect(() => hearOthers('marked', (marked) => takeMarks(queries, ...marked)), [queries]);
  useEffect(() => hearOthers('out-of-date', (queryKey) => void queries.invalidateQueries({ queryKey })), [queries]);
}

const isOutOfDate = ({ meta: { changedBy, id } = {} }: Query, signal: LiveSignal): boolean =>
  changedBy !== undefined &&
  (signal.kind === 'resumed' || (changedBy.includes(signal.kind) && (id ?? signal.id) === signal.id));

export function SignedInShell({ children }: { children: ReactNode }) {
  const { user, dashboards, dashboard, select, reload } = useSignedIn();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  useFreshScores();
  useOtherWindows(queries);
  useKeptPlace();
  useLive((signal) => {
    // What failed while nobody could answer is there again, perhaps.
    const mayBeThere = ({ state }: Query) =>
      signal.kind === 'resumed' && state.fetchStatus === 'idle' && state.error !== null && mayPass(state.error);
    void queries.invalidateQueries({ predicate: (query) => isOutOfDate(query, signal) || mayBeThere(query) });
    // Another window may have changed a name, a picture or the dashboards; those that are shown stay where it cannot be asked.
    if (signal.kind === 'profile') reload().catch(() => undefined);
  });
  const { logOut, question } = useLogOut();
  return (
    <AppShell
      user={{
        name: `${user.first_name} ${user.last_name}`.trim(),
        email: user.email,
        imageUrl: user.profile_img_url,
      }}
      dashboards={dashboards.map(({ dsh_id, dsh_type, dsh_name }) => ({ id: dsh_id, type: dsh_type, name: dsh_name }))}
      activeDashboardId={dashboard?.dsh_id}
      onSwitchDashboard={(id) => {
        select(id);
        navigate(pages.home);
      }}
      onLogOut={logOut}
      renderBell={(size) => <NotificationBell size={size} />}
    >
      {question}
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PageBones />}>{children}</Suspense>
      </ErrorBoundary>
    </AppShell>
  );
}
