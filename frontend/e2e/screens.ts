import type { Page } from 'playwright-core';
import type { Cast, Known } from './cast.ts';
import { hostileText, hostileWords } from './hostile-words.ts';

export type Screen = {
  name: string;
  as: Cast;
  path: string | ((known: Known) => string);
  /** What is pressed before the screen shows what it is about. */
  open?: (page: Page) => Promise<void>;
  /** Words that stand there. */
  shows: string | RegExp;
  at?: readonly number[];
  /** Laid out by the same parts at each width. */
  isPlain?: true;
  /** It is looked at with larger letters, too. */
  isRoomy?: true;
};

/** With a sidebar; on a phone the bell is another one, and what it opened closes with it. */
export const beside = [1280, 768];
export const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).click();
const apply = (page: Page) => page.getByRole('button', { name: 'Apply Now' }).click();
const next = (page: Page) => page.getByRole('button', { name: 'Next Step' }).click();
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
/** It stands there as it was written. */
const markup = /<script>x\(\)<\/script>/;
/** A step of writing a post behind the first; of one that is published each can be gone to. */
const step = (name: string, shows: string | RegExp): Screen => ({
  name: `post to edit, ${name}`,
  as: 'hostile recruiter',
  path: ({ hostile }) => `/create-job?edit=${hostile}`,
  open: (page) => page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name }).click(),
  shows,
  isPlain: true,
});
/** Shows a post beside the feed that is gone by then. */
async function openMissing(page: Page): Promise<void> {
  const gone = { status: 418, error_code: 'not-found', message: 'Job post not found', errors: [] };
  await page.route(/\/api\/job-posts\/[0-9a-f]{24}(\?|$)/, (route) => route.fulfill({ status: 418, json: gone }));
  await page.getByRole('article').getByRole('link').first().click();
}
/** Asks for the score of a post of another site. */
async function describeJob(page: Page): Promise<void> {
  await page
    .getByLabel('Job URL')
    .fill(`https://jobs.example.com/${'lantern'.repeat(40)}?${new URLSearchParams({ q: hostileWords })}`);
  await page.getByLabel('Company Name').fill(hostileWords.slice(0, 60));
  await page.getByLabel('Job Title').fill(hostileWords);
  await page.getByLabel('Responsibilities').fill(hostileText(5_000));
  await page.getByLabel('Minimum Qualifications').fill(hostileText(5_000));
  await press('Get ATS score')(page);
}
/** A dialog of the profile. */
const dialog = (name: string, button: string | RegExp, shows: string | RegExp): Screen => ({
  name: `profile, ${name}`,
  as: 'seeker',
  path: '/profile',
  open: press(button),
  shows,
  isPlain: true,
});

/** A screen as it is once it is there. */
export const still: readonly Screen[] = [
  { name: 'sign-in', as: 'nobody', path: '/signin', shows: 'Continue with Google', isRoomy: true },
  { name: 'privacy', as: 'nobody', path: '/privacy', shows: 'What is kept' },
  { name: 'terms', as: 'nobody', path: '/terms', shows: 'What you publish and send' },
  { name: 'help', as: 'nobody', path: '/help', shows: 'What does my score mean?' },
  { name: 'unknown page', as: 'nobody', path: '/no-such-page', shows: 'Return to Home' },
  { name: 'all jobs', as: 'nobody', path: '/jobs?keyword=engineer', shows: /job\(s\) found/ },
  {
    name: 'all jobs, none found',
    as: 'nobody',
    path: `/jobs?keyword=${encodeURIComponent(`zzzzqqqq<script>x()</script>\u202E👩‍🍳${'W'.repeat(150)}`)}`,
    shows: '0 job(s) found',
  },
  {
    name: 'public post',
    as: 'nobody',
    path: ({ hostile }) => `/public-job-details/${hostile}`,
    shows: 'Apply Now',
    isRoomy: true,
  },
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
  {
    name: 'missing post beside the feed',
    as: 'new seeker',
    path: '/feed',
    open: openMissing,
    shows: /It may have been removed/,
    at: [1440],
  },
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
  { name: 'settings, privacy', as: 'new seeker', path: '/settings?tab=privacy', shows: 'Show my e-mail address' },
  { name: 'settings, security', as: 'seeker', path: '/settings?tab=security', shows: 'Sign out all others' },
  { name: 'settings, notifications', as: 'recruiter', path: '/settings?tab=notifications', shows: 'New applicants' },
  {
    name: 'settings, deleting the account',
    as: 'new seeker',
    path: '/settings',
    open: press('Delete account…'),
    shows: 'Delete your account?',
    isPlain: true,
  },
  { name: 'empty profile', as: 'new seeker', path: '/profile', shows: 'No work experience yet.' },
  { name: 'profile with hostile words', as: 'hostile seeker', path: '/profile', shows: /Wordwithoutend/ },
  dialog('basic info', 'Edit basic info', 'It comes from your sign-in.'),
  { ...dialog('skills', 'Edit skills', 'Add a skill'), isRoomy: true },
  dialog('order of sections', 'Change the order of sections', 'Your public profile shows them in this order too.'),
  dialog('work experience', 'Add work experience', 'Currently work here'),
  dialog('education', 'Add education', 'Maximum GPA'),
  dialog('certification', 'Add license or certification', 'Credential URL'),
  dialog('project', 'Add project', 'Leave it empty while the project goes on.'),
  dialog('accomplishment', 'Add accomplishment', 'Type'),
  dialog('social link', 'Add social link', 'Platform'),
  dialog('deleting', /^Delete /, 'Are you sure you want to delete this item?'),
  { name: 'own public profile', as: 'seeker', path: '/profile/noor-el-sayed', shows: 'Posted Jobs', isRoomy: true },
  {
    name: 'public profile with hostile words',
    as: 'nobody',
    path: ({ person }) => `/profile/${person}`,
    shows: /Wordwithoutend/,
  },
  {
    name: 'empty public profile',
    as: 'nobody',
    path: ({ nobody }) => `/profile/${nobody}`,
    shows: 'No profile data available',
  },
  {
    name: 'hidden public profile',
    as: 'new referrer',
    path: ({ hidden }) => `/profile/${hidden}`,
    shows: 'Your profile is hidden',
  },
  {
    name: 'missing public profile',
    as: 'nobody',
    path: '/profile/no-such-page',
    shows: 'Profile Not Found',
    isPlain: true,
  },
  { name: 'ATS score', as: 'new seeker', path: '/ats-score', shows: 'Get ATS score' },
  { name: 'hostile ATS score', as: 'hostile seeker', path: '/ats-score', open: describeJob, shows: markup },
  {
    name: 'hostile resume',
    as: 'seeker',
    path: ({ unapplied }) => `/job/${unapplied}`,
    open: apply,
    shows: markup,
    isPlain: true,
  },
  {
    name: 'hostile questions',
    as: 'seeker',
    path: ({ unapplied }) => `/job/${unapplied}`,
    async open(page) {
      await apply(page);
      await page.getByRole('dialog').getByRole('radio').first().check();
      await press('Next: Answer Questions')(page);
    },
    shows: /^a <b><script>|A\. a <b><script>/,
    isPlain: true,
  },
  { name: 'sent application', as: 'seeker', path: ({ hostile }) => `/job/${hostile}`, shows: 'You have applied' },

  { name: 'home of a new recruiter', as: 'new recruiter', path: '/home', shows: 'No active job posts' },
  { name: 'no posted jobs', as: 'new recruiter', path: '/posted-jobs', shows: 'No jobs posted yet' },
  { name: 'new post', as: 'new recruiter', path: '/create-job', shows: 'Job title', isRoomy: true },
  {
    name: 'new post, things missing',
    as: 'new recruiter',
    path: '/create-job',
    open: next,
    shows: 'Job title is required',
  },
  step('Requirements', 'Minimum qualifications'),
  { ...step('Analysis', 'Add a skill'), isRoomy: true },
  { ...step('Review', 'Before You Publish'), isRoomy: true },
  {
    ...step('Requirements', markup),
    name: 'templates of questions with hostile names',
    async open(page) {
      await step('Requirements', markup).open?.(page);
      await press('Question templates')(page);
    },
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
    name: 'posts with hostile words, as a table',
    as: 'hostile recruiter',
    path: '/posted-jobs?viewMode=list',
    shows: /results shown/,
    at: [1280, 1024],
    isPlain: true,
  },
  {
    name: 'applicant with hostile words',
    as: 'hostile recruiter',
    path: ({ hostile }) => `/job-applications/${hostile}`,
    shows: /applicants shown/,
  },
  ...['Answers', 'Notes'].map((part): Screen => ({
    name: `applicant with hostile words, ${part}`,
    as: 'hostile recruiter',
    path: ({ hostile, applied }) => `/job-applications/${hostile}?applicant=${applied}`,
    open: (page) => page.getByRole('dialog').getByRole('tab', { name: part }).click(),
    shows: markup,
    isPlain: true,
  })),
  {
    name: 'home of a recruiter of hostile posts',
    as: 'hostile recruiter',
    path: '/home',
    shows: markup,
    isPlain: true,
  },
  {
    name: 'notifications of hostile posts',
    as: 'hostile recruiter',
    path: '/home',
    open: bell,
    shows: /applicants? for “\u2068<b>/,
    at: beside,
    isPlain: true,
  },
  {
    name: 'nobody has applied',
    as: 'hostile recruiter',
    path: ({ unapplied }) => `/job-applications/${unapplied}`,
    shows: 'No applicants yet',
  },
  { name: 'home of a new referrer', as: 'new referrer', path: '/home', shows: 'No active referral opportunities' },
];
