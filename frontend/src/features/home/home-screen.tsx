import { pages } from '@waypost/contracts/paths';
import { Navigate } from '../../router/router.tsx';
import { useSignedIn } from '../../session/session.tsx';
import { PublisherHome } from './publisher-home.tsx';
import { SeekerHome } from './seeker-home.tsx';

/** Where a day begins: what waits on the active dashboard, and the next step. */
export function HomeScreen() {
  const { user, dashboard } = useSignedIn();
  // The page there says that one is needed.
  if (dashboard === undefined) return <Navigate to={pages.selectRole} replace />;
  const { dsh_id, dsh_type } = dashboard;
  const heading = `Welcome, ${user.first_name}`;
  return dsh_type === 'Job Seeker' ? (
    <SeekerHome key={dsh_id} dashboardId={dsh_id} heading={heading} />
  ) : (
    <PublisherHome key={dsh_id} dashboardId={dsh_id} type={dsh_type} heading={heading} />
  );
}
