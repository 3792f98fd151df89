import type { DashboardType } from '@waypost/contracts/constants';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useSeekerDashboard } from './seeker-dashboard.ts';

export function SwitchBanner({ type }: { type: DashboardType | undefined }) {
  const { isSwitching, switchToSeeker } = useSeekerDashboard();
  return (
    <Banner
      title={`You're on ${type ?? 'no'} dashboard - Switch to Job Seeker to apply for jobs!`}
      actions={
        <Button isPending={isSwitching} pendingLabel="Switching…" onPress={() => void switchToSeeker()}>
          Switch to Job Seeker
        </Button>
      }
    />
  );
}
