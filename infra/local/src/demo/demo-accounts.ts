import type { DemoAccount } from '../provider/sign-in-page.ts';
import { demoSeekers, owners } from './people.ts';

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
