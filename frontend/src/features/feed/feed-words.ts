import type { DashboardType } from '@waypost/contracts/constants';
import { counted } from '../../format/counted.ts';
import { quoted } from '../../format/quoted.ts';

type FeedWords = {
  description: string;
  /** What the search form is for. */
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
    description: 'See who else is hiring, how they describe the work and what they pay.',
    heading: 'Explore the market',
    searching: 'Finding...',
  },
  Referrer: {
    description: 'Look for openings that suit the people you know.',
    heading: 'Find jobs to refer people to',
    searching: 'Browsing...',
  },
};

export const resultsHeader = (total: number) => `${total.toLocaleString('en-US')} job(s) found`;

/** Words for jobs that are not listed, as they only mention the keyword. */
export const moreMention = (count: number) =>
  `${count.toLocaleString('en-US')} more ${count === 1 ? 'job mentions' : 'jobs mention'} it`;
/** Words above a list of all jobs that mention the keyword, some of which are about it. */
export const aboutAndMore = (keyword: string) => `Showing all jobs that mention ${quoted(keyword)}.`;
export const showAbout = (count: number) => `Show only the ${counted(count, 'job')} about it`;
export const noneAbout = (keyword: string, hasFilters: boolean) =>
  `No jobs are about ${quoted(keyword)}${hasFilters ? ' with these filters' : ''}. These mention it.`;

export const payLeftOut = (said: string) => `Pay is a filter, so ${quoted(said)} was not looked for.`;
export const showPaying = (amount: string) => `Show only jobs that pay ${amount} or more a year`;

/** Words for jobs that the keyword did not find, but whose titles are like it. */
export const alikeWords = (total: number, shown: number) =>
  total > shown
    ? `The ${shown} nearest of ${total.toLocaleString('en-US')}, found by what your words mean.`
    : `${counted(total, 'job')}, found by what your words mean.`;
export const alikeNews = (total: number) => `${counted(total, 'job')} with a similar title`;

export const foundWords = (total: number, summary: string, page: number) =>
  `Found ${total.toLocaleString('en-US')} job(s) for ${summary} (Page ${page})`;

export const pageWords = (page: number, pageCount: number, shown: number) =>
  `Page ${page} of ${pageCount} • ${shown} results shown`;

export const showJobs = (total: number) => `Show ${counted(total, 'job')}`;

/** Words above a list of which only the first posts are in the order of the match. */
export const matchedFirst = (most: number) =>
  `The ${most.toLocaleString('en-US')} jobs nearest to your work are ordered by how well you match; the others follow.`;
