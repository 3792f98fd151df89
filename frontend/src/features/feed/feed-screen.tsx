import { pathTo } from '@waypost/contracts/paths';
import { SwitchBanner } from '../../entities/person/switch-banner.tsx';
import { Navigate } from '../../router/router.tsx';
import { useSignedIn } from '../../session/session.tsx';
import { feedWords } from './feed-words.ts';
import { JobSearchView } from './job-search-view.tsx';
import { useLastSearch } from './search/last-search.ts';

const linkTo = (jobId: string) => pathTo('job', { jobId });

export function FeedScreen() {
  const type = useSignedIn().dashboard?.dsh_type ?? 'Job Seeker';
  const { description, heading, searching } = feedWords[type];
  const lastSearch = useLastSearch();
  if (lastSearch !== undefined) return <Navigate to={lastSearch} replace />;
  return (
    <JobSearchView
      title="Feed"
      description={description}
      heading={heading}
      searchingLabel={searching}
      banner={
        type === 'Job Seeker' ? undefined : (
          <SwitchBanner title="Switch to Job Seeker Dashboard to Apply" action="Switch dashboard">
            You can search and save jobs here. To apply, use a Job Seeker dashboard.
          </SwitchBanner>
        )
      }
      linkTo={linkTo}
    />
  );
}
