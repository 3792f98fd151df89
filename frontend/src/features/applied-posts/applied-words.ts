import { pages } from '@waypost/contracts/paths';
import type { PostType } from '../../entities/application/applied-posts.ts';
import { unnamedOwner } from '../../entities/job-post/unnamed-owner.ts';

/** What the two lists say of themselves. */
export const appliedWords = {
  job_posts: {
    title: 'Job Applications',
    path: pages.jobApplications,
    owner: unnamedOwner.Recruitment,
    loading: 'Loading your job applications...',
    failed: 'Failed to fetch applied job posts',
    empty: 'No applied job posts yet',
    caption: 'Your applications to job posts',
  },
  referral_posts: {
    title: 'Referral Applications',
    path: pages.referralApplications,
    owner: unnamedOwner.Referral,
    loading: 'Loading your referral applications...',
    failed: 'Failed to fetch applied referral posts',
    empty: 'No applied referral posts yet',
    caption: 'Your applications to referral posts',
  },
} as const satisfies Record<PostType, object>;
export type AppliedWords = (typeof appliedWords)[PostType];
