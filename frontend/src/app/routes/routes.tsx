import { useQueryClient } from '@tanstack/react-query';
import { pageAt, type PageName, pages } from '@waypost/contracts/paths';
import { type ReactElement, useEffect } from 'react';
import { askBeforeLosing } from '../../api/unanswered.ts';
import { Navigate, useLocation } from '../../router/router.tsx';
import { useSession } from '../../session/session.tsx';
import { forEverybody, framed } from '../frame/frames.tsx';
import * as styles from '../frame/shell.css.ts';
import { SiteFooter } from '../frame/site-footer.tsx';
import { PublicJobScreen, PublicProfileScreen } from '../screens/document-screens.ts';
import {
  ApplicantsScreen,
  AtsScoreScreen,
  CallbackScreen,
  CreateJobScreen,
  FeedAndJob,
  HelpScreen,
  HomeScreen,
  JobApplicationsScreen,
  JobsScreen,
  LiveProvider,
  NotFoundScreen,
  PostedJobsScreen,
  ProfileScreen,
  Protected,
  PrivacyScreen,
  ReferralApplicationsScreen,
  SavedJobsScreen,
  SavedSearchesScreen,
  SelectDashboardRoute,
  SelectDashboardScreen,
  SelectRoleScreen,
  SettingsScreen,
  SignInScreen,
  SignedInShell,
  SignedOut,
  TermsScreen,
  loadPage,
} from '../screens/screens.ts';
import { AppRouter } from './app-router.tsx';

const signIn = (
  <SignedOut>
    <div className={styles.column}>
      <SignInScreen />
      <SiteFooter />
    </div>
  </SignedOut>
);

const choosing = (screen: ReactElement) => <Protected>{framed(screen)}</Protected>;
const inside = (screen: ReactElement) => (
  <Protected>
    <SignedInShell>{screen}</SignedInShell>
  </Protected>
);

/** For everybody; whoever is signed in stays in the frame that they work in. */
function InOwnFrame({ screen }: { screen: ReactElement }) {
  const { status } = useSession();
  if (status !== 'signed-in') return forEverybody(screen, true);
  return (
    <LiveProvider>
      <SignedInShell>{screen}</SignedInShell>
    </LiveProvider>
  );
}

/** The list goes on at the address of a post that is open beside it. */
const feed = inside(<FeedAndJob />);
const applicants = inside(<ApplicantsScreen />);

const shownAt: Readonly<Record<PageName, ReactElement>> = {
  start: signIn,
  signIn,
  signUp: signIn,
  callback: framed(<CallbackScreen />),
  jobs: forEverybody(<JobsScreen />),
  publicJob: forEverybody(<PublicJobScreen />),
  publicProfile: <InOwnFrame screen={<PublicProfileScreen />} />,
  selectRole: choosing(<SelectRoleScreen />),
  selectDashboard: choosing(<SelectDashboardScreen />),
  dashboardById: choosing(<SelectDashboardRoute />),
  dashboard: (
    <Protected>
      <Navigate to={pages.home} replace />
    </Protected>
  ),
  home: inside(<HomeScreen />),
  createJob: inside(<CreateJobScreen />),
  postedJobs: inside(<PostedJobsScreen />),
  jobApplications: inside(<JobApplicationsScreen />),
  referralApplications: inside(<ReferralApplicationsScreen />),
  profile: inside(<ProfileScreen />),
  savedJobs: inside(<SavedJobsScreen />),
  savedSearches: inside(<SavedSearchesScreen />),
  feed,
  job: feed,
  atsScore: inside(<AtsScoreScreen />),
  applicants,
  applicantsOfJob: applicants,
  settings: inside(<SettingsScreen />),
  privacy: <InOwnFrame screen={<PrivacyScreen />} />,
  terms: <InOwnFrame screen={<TermsScreen />} />,
  help: <InOwnFrame screen={<HelpScreen />} />,
};

const notFound = framed(<NotFoundScreen />);

export { AppRouter, loadPage };

/** The page of the address, in its frame, which stays from page to page. */
export function AppRoutes() {
  const queries = useQueryClient();
  useEffect(() => askBeforeLosing(queries), [queries]);
  const page = pageAt(useLocation().pathname)?.page;
  return page === undefined ? notFound : shownAt[page];
}
