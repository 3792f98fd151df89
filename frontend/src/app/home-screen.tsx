import { pages } from '@waypost/contracts/paths';
import { Navigate } from 'react-router-dom';
import { useSignedIn } from '../session/session.tsx';
import { Banner } from '../ui/banner.tsx';
import { Stack } from '../ui/layout.tsx';
import { LinkButton } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';

const nextStep = {
  'Job Seeker': { title: 'Looking for jobs?', to: pages.feed, label: 'Search Jobs' },
  Recruiter: { title: 'Need to post a job?', to: pages.createJob, label: 'Post Job' },
  Referrer: { title: 'Ready to refer candidates?', to: pages.feed, label: 'Browse Jobs' },
} as const;

export function HomeScreen() {
  const { user, dashboard } = useSignedIn();
  if (dashboard === undefined) return <Navigate to={pages.selectRole} replace />;

  const step = nextStep[dashboard.dsh_type];
  return (
    <Page title="Home" heading={`Welcome, ${user.first_name}`}>
      <Stack space={6}>
        <Banner
          title={step.title}
          actions={
            <LinkButton to={step.to} variant="primary">
              {step.label}
            </LinkButton>
          }
        />
        <Banner tone="info" title="The rest of this page is not built yet">
          Counts, your latest posts and your profile's completion will stand here.
        </Banner>
      </Stack>
    </Page>
  );
}
