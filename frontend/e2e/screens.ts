import type { Page } from 'playwright-core';
import type { Cast, Known } from './cast.ts';

export type Screen = {
  name: string;
  as: Cast;
  path: string | ((known: Known) => string);
  /** What is pressed before the screen shows what it is about. */
  open?: (page: Page) => Promise<void>;
  /** Words that stand there. */
  shows: string | RegExp;
  at?: readonly number[];
};

/** With a sidebar; on a phone the bell is another one, and what it opened closes with it. */
export const beside = [1280, 768];
export const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).click();
const apply = (page: Page) => page.getByRole('button', { name: 'Apply Now' }).click();
const next = (page: Page) => page.getByRole('button', { name: 'Next Step' }).click();

/** A screen as it is once it is there. */
export const still: readonly Screen[] = [
  { name: 'sign-in', as: 'nobody', path: '/signin', shows: 'Continue with Google' },
  { name: 'privacy', as: 'nobody', path: '/privacy', shows: 'What is kept' },
  { name: 'terms', as: 'nobody', path: '/terms', shows: 'What you publish and send' },
  { name: 'help', as: 'nobody', path: '/help', shows: 'What does my score mean?' },
  { name: 'unknown page', as: 'nobody', path: '/no-such-page', shows: 'Return to Home' },
  { name: 'all jobs', as: 'nobody', path: '/jobs?keyword=engineer', shows: /job\(s\) found/ },
  { name: 'all jobs, none found', as: 'nobody', path: '/jobs?keyword=zzzzqqqq', shows: '0 job(s) found' },
  { name: 'public post', as: 'nobody', path: ({ hostile }) => `/public-job-details/${hostile}`, shows: 'Apply Now' },
  { name: 'closed public post', as: 'nobody', path: ({ closed }) => `/public-job-details/${closed}`, shows: 'Closed' },
  {
    name: 'unknown public post',
    as: 'nobody',
    path: `/public-job-details/${'0'.repeat(24)}`,
    shows: 'Oops! Job Not Found',
  },
  { name: 'choice of a role', as: 'new account', path: '/select-role', shows: 'Choose Your Role to Get Started' },
  { name: 'choice of a dashboard', as: 'two dashboards', path: '/select-dashboard', shows: /My Referrer Dashboard/ },

  { name: 'home of a new seeker', as: 'new seeker', path: '/home', shows: 'No applied job posts yet' },
  { name: 'feed without results', as: 'new seeker', path: '/feed?keyword=zzzzqqqq', shows: '0 job(s) found' },
  { name: 'page beyond the last', as: 'new seeker', path: '/feed?keyword=engineer&page=40', shows: 'Page 40 is empty' },
  { name: 'unknown post', as: 'new seeker', path: `/job/${'0'.repeat(24)}`, shows: 'Job Not Found' },
  { name: 'no saved jobs', as: 'new seeker', path: '/saved-jobs', shows: 'No saved jobs found' },
  { name: 'no saved searches', as: 'new seeker', path: '/saved-searches', shows: 'No saved searches yet' },
  { name: 'no applications', as: 'new seeker', path: '/job-applications', shows: 'No applied job posts yet' },
  {
    name: 'no referral applications',
    as: 'new seeker',
    path: '/referral-applications',
    shows: 'No applied referral posts yet',
  },
  {
    name: 'no notifications',
    as: 'new seeker',
    path: '/saved-jobs',
    open: bell,
    shows: 'No notifications yet',
    at: beside,
  },
  {
    name: 'no notifications, on a phone',
    as: 'new seeker',
    path: '/saved-jobs',
    open: bell,
    shows: 'No notifications yet',
    at: [320],
  },
  { name: 'notifications, on a phone', as: 'seeker', path: '/saved-jobs', open: bell, shows: /shortlist/i, at: [320] },
  {
    name: 'applying without a resume',
    as: 'new seeker',
    path: ({ hostile }) => `/job/${hostile}`,
    open: apply,
    shows: 'No resumes found',
  },
  { name: 'settings', as: 'new seeker', path: '/settings', shows: 'E-mail' },
  { name: 'ATS score', as: 'new seeker', path: '/ats-score', shows: 'Get ATS score' },
  { name: 'sent application', as: 'seeker', path: ({ hostile }) => `/job/${hostile}`, shows: 'You have applied' },

  { name: 'home of a new recruiter', as: 'new recruiter', path: '/home', shows: 'No active job posts' },
  { name: 'no posted jobs', as: 'new recruiter', path: '/posted-jobs', shows: 'No jobs posted yet' },
  { name: 'new post', as: 'new recruiter', path: '/create-job', shows: 'Job title' },
  {
    name: 'new post, things missing',
    as: 'new recruiter',
    path: '/create-job',
    open: next,
    shows: 'Job title is required',
  },
  {
    name: 'own post',
    as: 'hostile recruiter',
    path: ({ hostile }) => `/job/${hostile}`,
    shows: 'Your Job',
  },
  {
    name: 'posts with hostile words',
    as: 'hostile recruiter',
    path: '/posted-jobs',
    shows: /results shown/,
  },
  {
    name: 'applicant with hostile words',
    as: 'hostile recruiter',
    path: ({ hostile }) => `/job-applications/${hostile}`,
    shows: /applicant shown/,
  },
  {
    name: 'nobody has applied',
    as: 'hostile recruiter',
    path: ({ unapplied }) => `/job-applications/${unapplied}`,
    shows: 'No applicants yet',
  },
  { name: 'home of a new referrer', as: 'new referrer', path: '/home', shows: 'No active referral opportunities' },
];
