import type { ReactNode } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useSeekerDashboard } from './seeker-dashboard.ts';

type SwitchBannerProps = { title: string; action: string; children?: ReactNode };

/** Offers the Job Seeker dashboard where another one is active. */
export function SwitchBanner({ title, action, children }: SwitchBannerProps) {
  const { isSwitching, switchToSeeker } = useSeekerDashboard();
  return (
    <Banner
      title={title}
      actions={
        <Button isPending={isSwitching} pendingLabel="Switching…" onPress={() => void switchToSeeker()}>
          {action}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
