import type { QueryClient } from '@tanstack/react-query';
import { type DashboardType, defaultDashboardName } from '@waypost/contracts/constants';
import type { Dashboard } from '@waypost/contracts/entities/user';
import { isRefusal } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { keepTaken } from '../../api/keep-taken.ts';
import { type CurrentUser, currentUserKey, dashboardOf, type Session } from '../../session/session.tsx';

/** Whether it was refused because there is one already: the app sends known types only, so nothing else is wrong with the type. */
const isThereAlready = (error: unknown): boolean =>
  isRefusal(error, 'validation-error') && error.errors.some(({ path }) => path === 'dsh_type');

/**
 * Creates a dashboard, or finds the one that another tab created a moment ago: that it is there is all that is wanted. It is undefined
 * where it should be there and is not. @throws ApiError
 */
export async function createDashboard(
  dsh_type: DashboardType,
  queries: QueryClient,
  reload: Session['reload'],
): Promise<{ dashboard: Dashboard | undefined; isNew: boolean }> {
  try {
    const dashboard = await call('createDashboard', { body: { dsh_type, dsh_name: defaultDashboardName(dsh_type) } });
    keepTaken<CurrentUser>(queries, currentUserKey, (current) => ({
      ...current,
      // The live stream may have told of it first.
      userDashboards: [...current.userDashboards.filter(({ dsh_id }) => dsh_id !== dashboard.dsh_id), dashboard],
    }));
    return { dashboard, isNew: true };
  } catch (error) {
    if (!isThereAlready(error)) throw error;
    const current = await reload();
    return { dashboard: current && dashboardOf(current, dsh_type), isNew: false };
  }
}
