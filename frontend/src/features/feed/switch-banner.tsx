import { useSeekerDashboard } from '../../entities/person/seeker-dashboard.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

export function SwitchBanner() {
  const { isSwitching, switchToSeeker } = useSeekerDashboard();
  return (
    <Banner
      title="Switch to Job Seeker Dashboard to Apply"
      actions={
        <Button isPending={isSwitching} pendingLabel="Switching…" onPress={() => void switchToSeeker()}>
          Switch dashboard
        </Button>
      }
    >
      You can search and save here. Applying is for Job Seeker dashboards.
    </Banner>
  );
}
