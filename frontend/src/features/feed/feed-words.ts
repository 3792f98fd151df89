import type { DashboardType } from '@waypost/contracts/constants';

type FeedWords = {
  description: string;
  /** Above the search form. */
  heading: string;
  /** On the search button while it searches. */
  searching: string;
};

export const feedWords: Record<DashboardType, FeedWords> = {
  'Job Seeker': {
    description: 'Search open positions, see how well you match, and apply.',
    heading: 'Find your next job',
    searching: 'Searching...',
  },
  Recruiter: {
    description: 'See what others are hiring for, and how they describe and pay it.',
    heading: 'Look through the market',
    searching: 'Finding...',
  },
  Referrer: {
    description: 'Look for positions that you can refer good people to.',
    heading: 'Find positions to refer people to',
    searching: 'Browsing...',
  },
};

export const resultsHeader = (total: number) => `${total.toLocaleString('en-US')} job(s) found`;

export const foundWords = (total: number, summary: string, page: number) =>
  `Found ${total.toLocaleString('en-US')} job(s) for ${summary} (Page ${page})`;

export const pageWords = (page: number, pageCount: number, shown: number) =>
  `Page ${page} of ${pageCount} • ${shown} results shown`;

export const showJobs = (total: number) => `Show ${total.toLocaleString('en-US')} ${total === 1 ? 'job' : 'jobs'}`;
