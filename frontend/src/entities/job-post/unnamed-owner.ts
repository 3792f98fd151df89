import type { JobCategory } from '@waypost/contracts/constants';

/** Whoever has published a post, in a sentence that has no name for them. */
export const unnamedOwner: Record<JobCategory, string> = { Recruitment: 'the recruiter', Referral: 'the referrer' };
