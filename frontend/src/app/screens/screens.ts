import { pageAt, type PageName } from '@waypost/contracts/paths';
import { mayBeSignedIn } from '../../session/stored.ts';
import { PublicJobScreen, PublicProfileScreen } from './document-screens.ts';
import { screen } from './screen.ts';

const access = () => import('../routes/access.tsx');
export const Protected = screen(access, 'Protected');
export const SignedOut = screen(access, 'SignedOut');
export const LiveProvider = screen(() => import('../../session/live.tsx'), 'LiveProvider');
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

const shownAt: Partial<Record<PageName, readonly { load(): Promise<unknown> }[]>> = {
  start: [SignedOut, SignInScreen],
  signIn: [SignedOut, SignInScreen],
  signUp: [SignedOut, SignInScreen],
  callback: [CallbackScreen],
  jobs: [JobsScreen],
  publicJob: [PublicJobScreen],
  publicProfile: [PublicProfileScreen],
  privacy: [PrivacyScreen],
  terms: [TermsScreen],
  help: [HelpScreen],
  home: [Protected, SignedInShell, HomeScreen],
  feed: [Protected, SignedInShell, FeedAndJob, FeedScreen],
  job: [Protected, SignedInShell, FeedAndJob, JobScreen],
  createJob: [Protected, SignedInShell, CreateJobScreen],
  postedJobs: [Protected, SignedInShell, PostedJobsScreen],
  savedSearches: [Protected, SignedInShell, SavedSearchesScreen],
  atsScore: [Protected, SignedInShell, AtsScoreScreen],
  jobApplications: [Protected, SignedInShell, JobApplicationsScreen],
  referralApplications: [Protected, SignedInShell, ReferralApplicationsScreen],
  profile: [Protected, SignedInShell, ProfileScreen],
  savedJobs: [Protected, SignedInShell, SavedJobsScreen],
  settings: [Protected, SignedInShell, SettingsScreen],
  applicants: [Protected, SignedInShell, ApplicantsScreen],
  applicantsOfJob: [Protected, SignedInShell, ApplicantsScreen],
};

/** Public pages that a signed-in person sees in their own frame. */
const inOwnFrame: ReadonlySet<PageName> = new Set(['publicProfile', 'privacy', 'terms', 'help']);

/** Fetches what the page at a path is shown with, before anything else is known. What does not come is asked for again when it is shown. */
export async function loadPage(path: string): Promise<void> {
  const at = pageAt(path);
  const screens = at === undefined ? [NotFoundScreen] : (shownAt[at.page] ?? []);
  const frame = at !== undefined && inOwnFrame.has(at.page) && mayBeSignedIn() ? [LiveProvider, SignedInShell] : [];
  await Promise.allSettled([...screens, ...frame].map(({ load }) => load()));
}
