import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dashboard } from '@waypost/contracts/entities/user';
import { dashboardOf, useSignedIn } from '../../session/session.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { createDashboard } from './create-dashboard.ts';

const seeker = 'Job Seeker';

/** Goes to the Job Seeker dashboard, and creates it first where there is none. The page stays. */
export function useSeekerDashboard() {
  const queries = useQueryClient();
  const session = useSignedIn();
  const there = dashboardOf(session, seeker);
  const switchTo = ({ dsh_id }: Dashboard, done: string) => {
    const before = session.dashboard;
    session.select(dsh_id);
    toast.success(
      done,
      before && {
        action: { label: 'Switch back', onAction: () => session.select(before.dsh_id) },
      },
    );
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => createDashboard(seeker, queries, session.reload),
    onSuccess({ dashboard }) {
      if (dashboard === undefined) toast.error('Unable to set up dashboard for job application');
      else switchTo(dashboard, 'Job Seeker dashboard created. You are on it now.');
    },
    onError: () => void toast.error('Failed to set up dashboard for job application'),
  });
  return {
    /** Whether there is one to switch to. */
    isThere: there !== undefined,
    isCreating: isPending,
    switchToSeeker: () => (there ? switchTo(there, 'You are on your Job Seeker dashboard') : mutate()),
  };
}
