import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { defaultDashboardName } from '@waypost/contracts/constants';
import type { Dashboard } from '@waypost/contracts/entities/user';
import { useState } from 'react';
import { isRefusal } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { keepTaken } from '../../api/keep-taken.ts';
import { type CurrentUser, currentUserKey, dashboardOf, type Session, useSignedIn } from '../../session/session.tsx';
import { toast } from '../../ui/overlays/toast.ts';

const seeker = 'Job Seeker';

/** Whether it was refused because there is one already: the app sends known types only, so nothing else is wrong with the type. */
export const isThereAlready = (error: unknown): boolean =>
  isRefusal(error, 'validation-error') && error.errors.some(({ path }) => path === 'dsh_type');

/** Creates it, or finds the one that another tab created a moment ago: that it is there is all that is wanted. */
async function createOrFind(queries: QueryClient, reload: Session['reload']): Promise<Dashboard | undefined> {
  try {
    const created = await call('createDashboard', {
      body: { dsh_type: seeker, dsh_name: defaultDashboardName(seeker) },
    });
    keepTaken<CurrentUser>(queries, currentUserKey, (current) => ({
      ...current,
      userDashboards: [...current.userDashboards, created],
    }));
    return created;
  } catch (error) {
    if (!isThereAlready(error)) throw error;
    const current = await reload();
    return current && dashboardOf(current, seeker);
  }
}

/** Goes to the Job Seeker dashboard, and creates it first where there is none. The page stays. */
export function useSeekerDashboard(): {
  /** Whether there is one to switch to. */
  isThere: boolean;
  isSwitching: boolean;
  switchToSeeker: () => Promise<void>;
} {
  const queries = useQueryClient();
  const session = useSignedIn();
  const isThere = dashboardOf(session, seeker) !== undefined;
  const [isSwitching, setSwitching] = useState(false);

  async function switchToSeeker() {
    setSwitching(true);
    try {
      const dashboard = dashboardOf(session, seeker) ?? (await createOrFind(queries, session.reload));
      if (dashboard === undefined) return void toast.error('Unable to set up dashboard for job application');
      session.select(dashboard.dsh_id);
      const before = session.dashboard;
      toast.success(
        isThere ? 'You are on your Job Seeker dashboard' : 'Job Seeker dashboard created. You are on it now.',
        before && {
          action: { label: 'Switch back', onAction: () => session.select(before.dsh_id) },
        },
      );
    } catch {
      toast.error('Failed to set up dashboard for job application');
    } finally {
      setSwitching(false);
    }
  }

  return { isThere, isSwitching, switchToSeeker };
}
