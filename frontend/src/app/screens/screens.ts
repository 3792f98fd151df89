import { pageAt, type PageName } from '@waypost/contracts/paths';
import { mayBeSignedIn } from '../../session/stored.ts';
import { PublicJobScreen, PublicProfileScreen } from './document-screens.ts';
import { screen } from './screen.ts';

const access = () => import('../routes/access.tsx');
export const Protected = screen(access, 'Protected');
export const SignedOut = screen(access, 'SignedOut');
export const SignedInShell = screen(() => import('../frame/signed-in-shell.tsx'), 'SignedInShell');
export const NotFoundScreen = screen(() => import('../routes/not-found-screen.tsx'), 'NotFoundScreen');
export const HomeScreen = screen(() => import('../../features/home/home-screen.tsx'), 'HomeScreen');
export const SignInScreen = screen(() => import('../../features/access/sign-in-screen.tsx'), 'SignInScreen');
export const CallbackScreen = screen(() => import('../../features/access/callback-screen.tsx'), 'CallbackScreen');
export const SelectDashboardRoute = screen(
  () => import('../routes/select-dashboard-route.tsx'),
  'SelectDashboardRoute',
);
export const SelectRoleScreen = screen(
  () => import('../../features/access/select-role-screen.tsx'),
  'SelectRoleScreen',
);
export const SelectDashboardScreen = screen(
  () => import('../../features/access/select-dashboard-screen.tsx'),
  'SelectDashboardScreen',
);

export const FeedAndJob = screen(() => import('../routes/feed-and-job.tsx'), 'FeedAndJob');
export const FeedScreen = screen(() => import('../../features/feed/feed-screen.tsx'), 'FeedScreen');
export const JobsScreen = screen(() => import('../../features/feed/jobs-screen.tsx'), 'JobsScreen');
export const JobScreen = screen(() => import('../../features/job/job-screen.tsx'), 'JobScreen');
export const JobPreview = screen(() => import('../../features/job/job-preview.tsx'), 'JobPreview');
export const CreateJobScreen = screen(
  () => import('../../features/create-job/create-job-screen.tsx'),
  'CreateJobScreen',
);
export const PostedJobsScreen = screen(
  () => import('../../features/posted-jobs/posted-jobs-screen.tsx'),
  'PostedJobsScreen',
);
const appliedPosts = () => import('../../features/applied-posts/applied-posts-screen.tsx');
export const JobApplicationsScreen = screen(appliedPosts, 'JobApplicationsScreen');
export const ReferralApplicationsScreen = screen(appliedPosts, 'ReferralApplicationsScreen');
export const SavedJobsScreen = screen(
  () => import('../../features/saved-jobs/saved-jobs-screen.tsx'),
  'SavedJobsScreen',
);
export const ApplicantsScreen = screen(
  () => import('../../features/applicants/applicants-screen.tsx'),
  'ApplicantsScreen',
);
export const ProfileScreen = screen(() => import('../../features/profile/profile-screen.tsx'), 'ProfileScreen');

export const AtsScoreScreen = screen(() => import('../../features/ats-score/ats-score-screen.tsx'), 'AtsScoreScreen');
export const SavedSearchesScreen = screen(
  () => import('../../features/saved-searches/saved-searches-screen.tsx'),
  'SavedSearchesScreen',
);
export const SettingsScreen = screen(() => import('../../features/settings/settings-screen.tsx'), 'SettingsScreen');

export const PrivacyScreen = screen(() => import('../../features/about/privacy-screen.tsx'), 'PrivacyScreen');
export const TermsScreen = screen(() => import('../../features/about/terms-screen.tsx'), 'TermsScreen');
export const HelpScreen = screen(() => import('../../features/about/help-screen.tsx'), 'HelpScreen');

/** What stands around a page (`app/routes/routes.tsx`). */
export type FrameName = 'signing-in' | 'choosing' | 'plain' | 'public' | 'public-or-own' | 'own';
type Screen = ReturnType<typeof screen>;
/** A page's frame and its screen, and what that shows first. */
type Shown = readonly [FrameName, Screen, ...first: Screen[]];

const signIn: Shown = ['signing-in', SignInScreen];
const applicants: Shown = ['own', ApplicantsScreen];
const notFound: Shown = ['public-or-own', NotFoundScreen];

const pageShown: Readonly<Record<PageName, Shown>> = {
  start: signIn,
  signIn,
  signUp: signIn,
  callback: ['plain', CallbackScreen],
  jobs: ['public', JobsScreen],
  publicJob: ['public', PublicJobScreen],
  publicProfile: ['public-or-own', PublicProfileScreen],
  privacy: ['public-or-own', PrivacyScreen],
  terms: ['public-or-own', TermsScreen],
  help: ['public-or-own', HelpScreen],
  selectRole: ['choosing', SelectRoleScreen],
  selectDashboard: ['choosing', SelectDashboardScreen],
  dashboardById: ['choosing', SelectDashboardRoute],
  dashboard: ['choosing', SelectDashboardRoute],
  home: ['own', HomeScreen],
  // The list goes on at the address of a post that is open beside it.
  feed: ['own', FeedAndJob, FeedScreen],
  job: ['own', FeedAndJob, JobScreen],
  createJob: ['own', CreateJobScreen],
  postedJobs: ['own', PostedJobsScreen],
  savedSearches: ['own', SavedSearchesScreen],
  atsScore: ['own', AtsScoreScreen],
  jobApplications: ['own', JobApplicationsScreen],
  referralApplications: ['own', ReferralApplicationsScreen],
  profile: ['own', ProfileScreen],
  savedJobs: ['own', SavedJobsScreen],
  settings: ['own', SettingsScreen],
  applicants,
  applicantsOfJob: applicants,
};

/** How the page at a path is shown. */
export function shownAt(path: string): Shown {
  const at = pageAt(path);
  return at === undefined ? notFound : pageShown[at.page];
}

const partsOf: Readonly<Partial<Record<FrameName, readonly { load(): Promise<unknown> }[]>>> = {
  'signing-in': [SignedOut],
  choosing: [Protected],
  own: [Protected, SignedInShell],
};

/** Fetches what the page at a path is shown with, before anything else is known. What does not come is asked for again when it is shown. */
export async function loadPage(path: string): Promise<void> {
  const [frame, ...screens] = shownAt(path);
  const parts = partsOf[frame === 'public-or-own' && mayBeSignedIn() ? 'own' : frame] ?? [];
  await Promise.allSettled([...parts, ...screens].map(({ load }) => load()));
}
