import type { DashboardType } from '@waypost/contracts/constants';
import { Briefcase, Handshake, Search } from 'lucide-react';
import type { ReactNode } from 'react';

/** What one does in each role, where one chooses it and where one comes back to it. */
export const roles: Record<DashboardType, { description: string; icon: ReactNode }> = {
  Recruiter: { description: 'Publish job posts and work through ranked applicants.', icon: <Briefcase aria-hidden /> },
  Referrer: {
    description: 'Share openings you know of and refer the best candidates.',
    icon: <Handshake aria-hidden />,
  },
  'Job Seeker': { description: 'Find jobs, see how you match, and apply in minutes.', icon: <Search aria-hidden /> },
};
