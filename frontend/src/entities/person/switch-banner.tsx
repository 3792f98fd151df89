import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { useSeekerDashboard } from './seeker-dashboard.ts';

type SwitchBannerProps = {
  title: string;
  /** Where there is one to switch to; else the button says that it creates one. */
  action: string;
  children?: ReactNode;
};

/** Offers the Job Seeker dashboard where another one is active. */
export function SwitchBanner({ title, action, children }: SwitchBannerProps) {
  const { isThere, isCreating, switchToSeeker } = useSeekerDashboard();
  return (
    <Banner
      title={title}
      actions={
        <Button isPending={isCreating} pendingLabel="Creating…" onPress={switchToSeeker}>
          {isThere ? action : 'Create a Job Seeker dashboard'}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
