import { type DashboardType, pageSizes } from '@waypost/contracts/constants';
import type { PostedJob } from '@waypost/contracts/entities/job-post';
import { pages } from '@waypost/contracts/paths';
import { BriefcaseBusiness, SearchX } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../api/sentence-of.ts';
import { CloseJobDialog } from '../../entities/job-post/close-job-dialog.tsx';
import { useClearing } from '../../entities/job-post/use-clearing.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { knownOf } from '../../ui/lists/known-of.ts';
import { ListPage, type Shown } from '../../ui/lists/list-page.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import { EmptyState } from '../../ui/page/state.tsx';
import { JobList } from './job-list.tsx';
import { LoadingJobs } from './loading-jobs.tsx';
import { PostedJobsControls } from './posted-jobs-controls.tsx';
import { isFiltered, noFilters } from './posted-jobs-url.ts';
import { PublishedNote } from './published-note.tsx';
import { useAddressState } from './use-address-state.ts';
import { usePostedJobs } from './use-posted-jobs.ts';

const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<SearchX size={24} aria-hidden />}
    title="No jobs found"
    actions={<Button onPress={onClear}>Clear filters</Button>}
  >
    No posts on this dashboard match the filters.
  </EmptyState>
);

const NoJobs = () => (
  <EmptyState
    icon={<BriefcaseBusiness size={24} aria-hidden />}
    title="No jobs posted yet"
    actions={
      <LinkButton to={pages.createJob} variant="primary">
        Create job
      </LinkButton>
    }
  >
    Posts you publish from this dashboard appear here with their applicants.
  </EmptyState>
);

const summaryOf = ({ page, pageCount, count }: Shown) =>
  [`Page ${page}`, `${count} results shown`, ...(page < pageCount ? ['More available'] : [])].join(' • ');

const jobsOf = (found: { jobs: readonly PostedJob[] }) => found.jobs;

type PostedJobsProps = { dashboardId: string; dashboardType: DashboardType };

/** The posts of a dashboard, filtered as the page's address says. */
export function PostedJobs({ dashboardId, dashboardType }: PostedJobsProps) {
  const [state, setState] = useAddressState(dashboardId);
  const { clearings, clear } = useClearing(() => setState(noFilters));
  const [closing, setClosing] = useState<PostedJob>();
  const answer = usePostedJobs(dashboardId, state);
  const jobs = answer.data?.jobs ?? [];
  return (
    <Stack space={4}>
      <PublishedNote />
      <PostedJobsControls
        state={state}
        clearings={clearings}
        onChange={setState}
        dashboardType={dashboardType}
        total={knownOf(answer, jobsOf)?.total}
        isWithoutCounts={jobs.length > 0 && jobs.every(({ applicants }) => applicants === null)}
        isRefreshing={answer.isFetching}
        onRefresh={() => void answer.refetch()}
      />
      <ListPage
        answer={answer}
        rowsOf={jobsOf}
        loading={<LoadingJobs viewMode={state.viewMode} />}
        failed="Failed to fetch posted jobs"
        renderFailure={(error) =>
          `${sentenceOf(error, 'The server didn’t respond as expected.')} Your posts are safe, and people can still apply.`
        }
        empty={isFiltered(state) ? <NoMatches onClear={clear} /> : <NoJobs />}
        page={state.page}
        pageSize={pageSizes.posted}
        onPage={(page) => setState({ page })}
        summaryOf={summaryOf}
      >
        {(rows) => (
          <JobList jobs={rows} viewMode={state.viewMode} isLoading={answer.isPlaceholderData} onClose={setClosing} />
        )}
      </ListPage>
      {closing === undefined ? null : (
        <CloseJobDialog job={closing} isOpen onOpenChange={() => setClosing(undefined)} />
      )}
    </Stack>
  );
}
