import { pageSizes } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { pages } from '@waypost/contracts/paths';
import { BriefcaseBusiness, Plus, SearchX, UserRoundCog } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { messageOf } from '../../api/api-error.ts';
import { CloseJobDialog } from '../../entities/job-post/close-job-dialog.tsx';
import { useSignedIn } from '../../session/session.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyPage } from '../../ui/empty-page.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { Text } from '../../ui/text.tsx';
import { JobList } from './job-list.tsx';
import { LoadingJobs } from './loading-jobs.tsx';
import { PostedJobsControls } from './posted-jobs-controls.tsx';
import { type PostedJobsState, readState, writeState } from './posted-jobs-url.ts';
import { usePostedJobs } from './use-posted-jobs.ts';

function useAddressState() {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const state = readState(search, (location.state as { filter?: unknown } | null)?.filter);
  const set = (next: Partial<PostedJobsState>) =>
    setSearch(writeState({ ...state, page: 1, ...next }), { replace: true });
  const written = writeState(state).toString();
  const isWritten = written === search.toString();
  useEffect(() => {
    // The navigation filter is taken into the address, so that it can be changed like any other.
    if (!isWritten) setSearch(written, { replace: true });
  }, [isWritten, written, setSearch]);
  return [state, set] as const;
}

function Jobs({ dashboardId }: { dashboardId: string }) {
  const [state, setState] = useAddressState();
  const [closing, setClosing] = useState<JobPost>();
  const { data, error, isPlaceholderData, isFetching, refetch } = usePostedJobs(dashboardId, state);
  const isFiltered = state.status !== undefined || state.cities.length > 0;

  const found = (): ReactNode => {
    if (data === undefined) {
      return error === null ? (
        <LoadingJobs viewMode={state.viewMode} />
      ) : (
        <ErrorState title="Failed to fetch posted jobs" onRetry={() => void refetch()} isRetrying={isFetching}>
          {messageOf(error, 'The server did not answer as it should.')} Your posts are safe, and people can still apply.
        </ErrorState>
      );
    }
    const pageCount = Math.max(1, Math.ceil(data.total / pageSizes.posted));
    if (data.total === 0) {
      return isFiltered ? (
        <EmptyState
          icon={<SearchX size={24} aria-hidden />}
          title="No jobs found"
          actions={<Button onPress={() => setState({ status: undefined, cities: [] })}>Clear filters</Button>}
        >
          No post of this dashboard matches the filters.
        </EmptyState>
      ) : (
        <EmptyState
          icon={<BriefcaseBusiness size={24} aria-hidden />}
          title="No jobs posted yet"
          actions={
            <LinkButton to={pages.createJob} variant="primary">
              Create job
            </LinkButton>
          }
        >
          What you publish from this dashboard is listed here, with its applicants.
        </EmptyState>
      );
    }
    if (data.jobs.length === 0) {
      return <EmptyPage page={state.page} pageCount={pageCount} onChange={(page) => setState({ page })} />;
    }
    return (
      <>
        <JobList jobs={data.jobs} viewMode={state.viewMode} isLoading={isPlaceholderData} onClose={setClosing} />
        <Pagination
          page={state.page}
          pageCount={pageCount}
          onChange={(page) => {
            setState({ page });
            scrollTo(0, 0);
          }}
          hasFirstAndLast
          summary={[
            `Page ${state.page}`,
            `${data.jobs.length} results shown`,
            ...(state.page < pageCount ? ['More available'] : []),
          ].join(' • ')}
        />
      </>
    );
  };

  return (
    <Stack space={5}>
      <PostedJobsControls
        state={state}
        onChange={setState}
        total={data?.total}
        isRefreshing={isFetching}
        onRefresh={() => void refetch()}
      />
      {error !== null && data !== undefined ? (
        <Banner
          tone="warning"
          title="Failed to fetch posted jobs"
          actions={<Button onPress={() => void refetch()}>Retry</Button>}
        >
          <Text>What you see is from before.</Text>
        </Banner>
      ) : null}
      {found()}
      {closing === undefined ? null : (
        <CloseJobDialog job={closing} isOpen onOpenChange={() => setClosing(undefined)} />
      )}
    </Stack>
  );
}

/** What was published under the active dashboard. */
export function PostedJobsScreen() {
  const { dashboard } = useSignedIn();
  const isSeeker = dashboard?.dsh_type === 'Job Seeker';
  const mayPost = dashboard !== undefined && !isSeeker;
  return (
    <Page
      title="Posted Jobs"
      description={mayPost ? `On ${dashboard.dsh_name}` : undefined}
      actions={
        mayPost ? (
          <LinkButton to={pages.createJob} variant="primary" icon={<Plus size={16} aria-hidden />}>
            Create Job
          </LinkButton>
        ) : undefined
      }
    >
      {mayPost ? <Jobs key={dashboard.dsh_id} dashboardId={dashboard.dsh_id} /> : null}
      {isSeeker ? (
        <EmptyState
          icon={<UserRoundCog size={24} aria-hidden />}
          title="Job Seeker Dashboard Selected"
          actions={
            <LinkButton to={pages.selectRole} variant="primary">
              Create Recruiter/Referrer Dashboard
            </LinkButton>
          }
        >
          Jobs are posted from a Recruiter or Referrer dashboard. If you have one, switch to it from the header.
        </EmptyState>
      ) : null}
      {dashboard === undefined ? (
        <EmptyState
          icon={<UserRoundCog size={24} aria-hidden />}
          title="No Dashboard Selected"
          actions={
            <LinkButton to={pages.selectRole} variant="primary">
              Create Dashboard
            </LinkButton>
          }
        >
          Jobs are posted from a Recruiter or Referrer dashboard.
        </EmptyState>
      ) : null}
    </Page>
  );
}
