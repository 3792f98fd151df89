import type { Page } from 'playwright-core';
import { bell, beside, type Screen } from './screens.ts';

/** A screen that is fetched: what it says while its calls are out, and once they are refused, until `Retry` brings the rest. */
export type FetchedScreen = Screen & {
  calls: RegExp;
  loading: string;
  failed: string | RegExp;
  /** It does not say why, which who looks at it cannot do anything about. */
  isWordless?: true;
  /** It offers to try again where that may help, and so is refused for a while only. */
  isAway?: true;
};

const preview = (page: Page) => page.getByRole('article').getByRole('link').first().click();
/** By a link: opened by its address it comes drawn, and fetches nothing. */
const allJobs = (page: Page) => page.locator('a[href="/jobs"]').first().click();
const post = /\/api\/job-posts\/[0-9a-f]{24}(\?|$)/;
const profile = /\/api\/users\/[0-9a-f]{24}\/profile/;
const search = /\/api\/job-posts\/search/;

export const fetched: readonly FetchedScreen[] = [
  {
    name: 'home of a seeker',
    as: 'seeker',
    path: '/home',
    calls: /\/api\/(dashboards\/|job-posts\/search|users\/profile-completion)/,
    loading: 'Loading applied job posts...',
    failed: 'Failed to fetch posts',
    shows: /of 100 points/,
    isRoomy: true,
  },
  {
    name: 'home of a recruiter',
    as: 'recruiter',
    path: '/home',
    calls: /\/api\/(dashboards\/|posted-jobs|job-posts\/search)/,
    loading: 'Loading your posts...',
    failed: 'Failed to fetch posts',
    shows: 'Your Active Job Posts',
    isRoomy: true,
  },
  {
    name: 'home of a referrer',
    as: 'referrer',
    path: '/home',
    calls: /\/api\/(dashboards\/|posted-jobs|job-posts\/search)/,
    loading: 'Loading your posts...',
    failed: 'Failed to fetch posts',
    shows: 'Your Referral Opportunities',
  },
  {
    name: 'feed',
    as: 'seeker',
    path: '/feed?keyword=engineer',
    calls: search,
    loading: 'Loading jobs',
    failed: 'Search isn’t working right now',
    shows: /job\(s\) found/,
    isRoomy: true,
  },
  {
    name: 'all jobs',
    as: 'nobody',
    path: '/signin',
    open: allJobs,
    calls: search,
    loading: 'Loading jobs',
    failed: 'Failed to load jobs',
    shows: 'Newest jobs',
    isRoomy: true,
  },
  {
    name: 'public post',
    as: 'nobody',
    path: '/signin',
    async open(page) {
      await allJobs(page);
      await preview(page);
    },
    calls: post,
    loading: 'Loading job details...',
    failed: 'Oops! Job Not Found',
    isAway: true,
    shows: 'Ready to apply for this job?',
  },
  {
    name: 'post',
    as: 'seeker',
    path: ({ hostile }) => `/job/${hostile}`,
    calls: post,
    loading: 'Loading job details...',
    failed: 'Failed to load job details',
    shows: 'Responsibilities',
    isRoomy: true,
  },
  {
    name: 'post beside the feed',
    as: 'seeker',
    path: '/feed',
    open: preview,
    calls: post,
    loading: 'Loading job details...',
    failed: /nothing you saved is lost/,
    shows: 'Share',
    at: [1440],
  },
  {
    name: 'profile',
    as: 'seeker',
    path: '/profile',
    calls: profile,
    loading: 'Loading your profile...',
    failed: 'Profile not available',
    shows: 'Change the order of sections',
    isRoomy: true,
  },
  {
    name: 'public profile',
    as: 'seeker',
    path: ({ hostile }) => `/job/${hostile}`,
    open: (page) =>
      page
        .getByRole('link', { name: /^<i>M|^[0-9a-f]{8}/i })
        .first()
        .click(),
    calls: /\/api\/users\/username\//,
    loading: 'Loading profile...',
    failed: 'Profile Not Found',
    shows: 'Posted Jobs',
  },
  {
    name: 'settings',
    as: 'seeker',
    path: '/settings?tab=privacy',
    calls: /\/api\/users\/settings/,
    loading: 'Loading your settings…',
    failed: 'Your settings could not be loaded',
    shows: 'Show my e-mail address',
    isRoomy: true,
  },
  {
    name: 'sessions',
    as: 'new seeker',
    path: '/settings?tab=security',
    calls: /\/api\/users\/sessions/,
    loading: 'Loading where you are signed in…',
    failed: 'Where you are signed in could not be loaded',
    shows: 'You are not signed in anywhere else.',
  },
  {
    name: 'saved jobs',
    as: 'seeker',
    path: '/saved-jobs',
    calls: /\/marked-job-posts\//,
    loading: 'Loading your saved jobs...',
    failed: 'Failed to fetch saved jobs',
    shows: /^Showing \d+ of \d+ saved jobs/,
    isRoomy: true,
  },
  {
    name: 'saved searches',
    as: 'seeker',
    path: '/saved-searches',
    calls: /\/api\/saved-searches/,
    loading: 'Loading your saved searches',
    failed: 'Failed to load your saved searches',
    shows: /No new job since|Last new job/,
  },
  {
    name: 'job applications',
    as: 'seeker',
    path: '/job-applications',
    calls: /\/api\/.*\/applied-posts/,
    loading: 'Loading your job applications...',
    failed: 'Failed to fetch applied job posts',
    shows: /\d+ applications?$/,
    isRoomy: true,
  },
  {
    name: 'referral applications',
    as: 'seeker',
    path: '/referral-applications',
    calls: /\/api\/.*\/applied-posts/,
    loading: 'Loading your referral applications...',
    failed: 'Failed to fetch applied referral posts',
    shows: /\d+ applications?$/,
  },
  {
    name: 'notifications',
    as: 'seeker',
    path: '/saved-searches',
    open: bell,
    calls: /\/api\/notifications\?/,
    loading: 'Loading notifications…',
    failed: 'Your notifications could not be loaded',
    isWordless: true,
    shows: /shortlist/i,
    at: beside,
  },
  {
    name: 'posted jobs',
    as: 'recruiter',
    path: '/posted-jobs',
    calls: /\/api\/posted-jobs/,
    loading: 'Loading your job posts...',
    failed: 'Failed to fetch posted jobs',
    shows: /results shown/,
    isRoomy: true,
  },
  {
    name: 'applicants',
    as: 'recruiter',
    path: ({ busy }) => `/job-applications/${busy}`,
    calls: post,
    loading: 'Loading job details...',
    failed: 'Failed to load job details',
    shows: /applicants shown/,
    isRoomy: true,
  },
  {
    name: 'list of applicants',
    as: 'recruiter',
    path: ({ busy }) => `/job-applications/${busy}`,
    calls: /\/applicants$/,
    loading: 'Loading applicants',
    failed: 'Failed to load applicants',
    shows: /applicants shown/,
  },
  {
    name: 'resume of an applicant',
    as: 'recruiter',
    path: ({ busy, applicant }) => `/job-applications/${busy}?applicant=${applicant}`,
    calls: /\/job-applications\/[0-9a-f]{24}\/resume/,
    loading: 'Loading the resume',
    failed: 'The resume could not be opened',
    shows: 'Profile',
    // Beside the rest of the application; where that has no room, behind a tab.
    at: [1280],
  },
  {
    name: 'resume of an applicant, on a phone',
    as: 'recruiter',
    path: ({ busy, applicant }) => `/job-applications/${busy}?applicant=${applicant}`,
    calls: /\/job-applications\/[0-9a-f]{24}\/resume/,
    loading: 'Loading the resume',
    failed: 'The resume could not be opened',
    shows: 'Profile',
    at: [768, 320],
    isRoomy: true,
  },
  {
    name: 'post to edit',
    as: 'recruiter',
    path: ({ busy }) => `/create-job?edit=${busy}`,
    calls: post,
    loading: 'Loading the job post...',
    failed: 'Failed to load job details',
    shows: 'Job title',
  },
];
