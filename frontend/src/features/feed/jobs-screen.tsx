import { pathTo } from '@waypost/contracts/paths';
import { feedWords } from './feed-words.ts';
import { JobSearchView } from './job-search-view.tsx';

const linkTo = (jobId: string) => pathTo('publicJob', { jobId });

/** The same search for everybody. */
export function JobsScreen() {
  const { heading, searching } = feedWords['Job Seeker'];
  return (
    <JobSearchView
      title="Jobs"
      description="Search open positions. Sign in to see how well you match and to apply."
      heading={heading}
      searchingLabel={searching}
      linkTo={linkTo}
    />
  );
}
