import type { DashboardType } from '@waypost/contracts/constants';
import { demoSeekers, owners } from './people.ts';

/** Somebody who can be chosen on the sign-in page. */
export type DemoAccount = {
  email: string;
  first_name: string;
  last_name: string;
  role: DashboardType;
  /** What they do, in a few words: 'Registered nurse, Leeds'. */
  headline?: string;
};

/** Who can be chosen on the sign-in page. */
export const demoAccounts: readonly DemoAccount[] = [
  ...owners,
  ...demoSeekers.map((seeker) => ({ ...seeker, role: 'Job Seeker' as const })),
].map(({ email, first_name, last_name, role, headline, city }) => ({
  email,
  first_name,
  last_name,
  role,
  headline: `${headline}, ${city}`,
}));
