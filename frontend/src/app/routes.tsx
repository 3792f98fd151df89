import { pages } from '@waypost/contracts/paths';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { CallbackScreen } from '../features/access/callback-screen.tsx';
import { SignInScreen } from '../features/access/sign-in-screen.tsx';
import { InOwnFrame, Protected, SignedOut } from './access.tsx';
import { FeedAndJob } from './feed-and-job.tsx';
import { PublicActions } from './public-actions.tsx';
import { PublicShell } from './public-shell.tsx';
import {
  ApplicantsScreen,
  AtsScoreScreen,
  CreateJobScreen,
  HomeScreen,
  JobApplicationsScreen,
  JobsScreen,
  NotFoundScreen,
  PostedJobsScreen,
  ProfileScreen,
  PublicJobScreen,
  PublicProfileScreen,
  ReferralApplicationsScreen,
  SavedJobsScreen,
  SavedSearchesScreen,
  SelectDashboardRoute,
  SelectDashboardScreen,
  SelectRoleScreen,
  SettingsScreen,
  SignedInShell,
} from './screens.ts';

const inPublicShell = (
  <PublicShell>
    <Outlet />
  </PublicShell>
);

const forEverybody = (
  <PublicShell actions={<PublicActions />}>
    <Outlet />
  </PublicShell>
);

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SignedOut />}>
        {[pages.start, pages.signIn, pages.signUp].map((path) => (
          <Route key={path} path={path} element={<SignInScreen />} />
        ))}
      </Route>

      <Route element={inPublicShell}>
        <Route path={pages.callback} element={<CallbackScreen />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>

      <Route element={forEverybody}>
        <Route path={pages.jobs} element={<JobsScreen />} />
        <Route path={pages.publicJob} element={<PublicJobScreen />} />
      </Route>

      <Route element={<InOwnFrame>{forEverybody}</InOwnFrame>}>
        <Route path={pages.publicProfile} element={<PublicProfileScreen />} />
      </Route>

      <Route element={<Protected />}>
        <Route element={inPublicShell}>
          <Route path={pages.selectRole} element={<SelectRoleScreen />} />
          <Route path={pages.selectDashboard} element={<SelectDashboardScreen />} />
          <Route path={pages.dashboardById} element={<SelectDashboardRoute />} />
        </Route>
        <Route path={pages.dashboard} element={<Navigate to={pages.home} replace />} />

        <Route element={<SignedInShell />}>
          <Route path={pages.home} element={<HomeScreen />} />
          <Route path={pages.createJob} element={<CreateJobScreen />} />
          <Route path={pages.postedJobs} element={<PostedJobsScreen />} />
          <Route path={pages.jobApplications} element={<JobApplicationsScreen />} />
          <Route path={pages.referralApplications} element={<ReferralApplicationsScreen />} />
          <Route path={pages.profile} element={<ProfileScreen />} />
          <Route path={pages.savedJobs} element={<SavedJobsScreen />} />
          <Route path={pages.savedSearches} element={<SavedSearchesScreen />} />
          <Route element={<FeedAndJob />}>
            <Route path={pages.feed} element={null} />
            <Route path={pages.job} element={null} />
          </Route>
          <Route path={pages.atsScore} element={<AtsScoreScreen />} />
          {[pages.applicantsOfJob, pages.applicants].map((path) => (
            <Route key={path} path={path} element={<ApplicantsScreen />} />
          ))}
          <Route path={pages.settings} element={<SettingsScreen />} />
        </Route>
      </Route>
    </Routes>
  );
}
