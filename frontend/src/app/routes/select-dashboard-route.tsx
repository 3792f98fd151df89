import { pages } from '@waypost/contracts/paths';
import { useEffect } from 'react';
import { Navigate, useParams } from '../../router/router.tsx';
import { useSignedIn } from '../../session/session.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

/** `/dashboard/{id}` chooses that dashboard, `/dashboard` leads to the one that is chosen. */
export function SelectDashboardRoute() {
  const { dashboardId } = useParams();
  const { dashboards, dashboard, select } = useSignedIn();
  const wanted = dashboards.find(({ dsh_id }) => dsh_id === dashboardId);
  useEffect(() => {
    if (wanted !== undefined) select(wanted.dsh_id);
  }, [wanted, select]);
  if (dashboardId === undefined) return <Navigate to={pages.home} replace />;
  if (wanted === undefined) return <NotFoundScreen />;
  return dashboard?.dsh_id === wanted.dsh_id ? <Navigate to={pages.home} replace /> : null;
}
