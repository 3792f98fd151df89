import { useSignedIn } from '../../session/session.tsx';
import { feedWords } from './feed-words.ts';
import { JobSearchView } from './job-search-view.tsx';
import { SwitchBanner } from './switch-banner.tsx';

export function FeedScreen() {
  const type = useSignedIn().dashboard?.dsh_type ?? 'Job Seeker';
  const { description, heading, searching } = feedWords[type];
  return (
    <JobSearchView
      title="Feed"
      description={description}
      heading={heading}
      searchingLabel={searching}
      banner={type === 'Job Seeker' ? undefined : <SwitchBanner />}
      linkTo={(jobId) => `/job/${jobId}`}
    />
  );
}
