import { applicantStatuses, pageSizes, settableStatuses, type ApplicantStatus } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { pathTo } from '@waypost/contracts/paths';
import { Inbox, ListFilter } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isRefusal, messageOf } from '../../api/api-error.ts';
import { useStatusChange } from '../../entities/application/mutations.ts';
import type { Applicants } from '../../entities/application/queries.ts';
import { publisherOf } from '../../entities/application/words.ts';
import { JobStatusBadge } from '../../entities/job-post/job-status-badge.tsx';
import { formatCompany } from '../../format/company.ts';
import { below } from '../../theme/breakpoints.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Inline } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Select } from '../../ui/select.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Text } from '../../ui/text.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ApplicantDrawer } from './applicant-drawer.tsx';
import {
  changed,
  countFilters,
  isSameChoice,
  listFromUrl,
  listToUrl,
  sortWords,
  withoutFilters,
  type ApplicantList,
  type ApplicantSort,
} from './applicant-list.ts';
import { ApplicantTable } from './applicant-table.tsx';
import * as styles from './applicants-view.css.ts';
import { BulkBar } from './bulk-bar.tsx';
import { stillSelected } from './chosen.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { BackLink, PostMissing } from './post-missing.tsx';
import { RowBones } from './row-bones.tsx';
import { TopApplicants } from './top-applicants.tsx';
import { useApplicants } from './use-applicants.ts';
import { useReview } from './use-review.ts';

const all = 'all';
const none: readonly Applicant[] = [];
const nobody: ReadonlySet<string> = new Set();

const peopleWords = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'applicant' : 'applicants'}`;

/** The statuses that this post can have, and those that somebody has all the same. */
function tabsOf(settable: readonly ApplicantStatus[], counts: Applicants['counts'] | undefined) {
  const statuses = applicantStatuses.filter(
    (status) => settable.includes(status) || status === 'Withdrawn' || (counts?.[status] ?? 0) > 0,
  );
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return [
    { id: all, label: 'All', count: total },
    ...statuses.map((status) => ({ id: status, label: status, count: counts?.[status] })),
  ];
}

type NobodyProps = { list: ApplicantList; total: number; jobId: string; onChange: (list: ApplicantList) => void };

/** What stands where no applicant does. */
function Nobody({ list, total, jobId, onChange }: NobodyProps) {
  if (total > 0) {
    return (
      <EmptyState
        icon={<Inbox size={24} aria-hidden />}
        title={`Page ${list.page} is empty`}
        actions={<Button onPress={() => onChange({ ...list, page: 1 })}>Go to First Page</Button>}
      >
        {`The ${peopleWords(total)} of this list stand on earlier pages.`}
      </EmptyState>
    );
  }
  if (countFilters(list) > 0) {
    return (
      <EmptyState
        icon={<ListFilter size={24} aria-hidden />}
        title="No applicants match these filters"
        actions={<Button onPress={() => onChange(withoutFilters(list))}>Clear filters</Button>}
      >
        Nobody is lost: they come back with wider filters.
      </EmptyState>
    );
  }
  if (list.status !== undefined) {
    return (
      <EmptyState
        icon={<ListFilter size={24} aria-hidden />}
        title={`No applicants are “${list.status}”`}
        actions={<Button onPress={() => onChange(changed(list, { status: undefined }))}>Show all applicants</Button>}
      >
        Who gets this status is listed here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Inbox size={24} aria-hidden />}
      title="No applicants yet"
      actions={<LinkButton to={pathTo('job', { jobId })}>View the job post</LinkButton>}
    >
      Who applies appears here by itself, with a score. Sharing the post brings more people to it.
    </EmptyState>
  );
}

export function ApplicantsView({ job }: { job: JobPost }) {
  const [params, setParams] = useSearchParams();
  const list = useMemo(() => listFromUrl(params), [params]);
  const result = useApplicants(job._id, list);
  const { data, error, isFetching, isPlaceholderData: isStale, refetch } = result;
  const isPhone = useMediaQuery(below.tablet);
  const isNarrow = useMediaQuery(below.desktop);
  const top = useRef<HTMLDivElement>(null);

  const [selected, setSelected] = useState(nobody);
  const applicants = data?.applicants ?? none;
  const kept = stillSelected(selected, applicants);
  if (kept !== selected) setSelected(kept);

  const setList = (next: ApplicantList) => {
    // Other people are asked for: nobody may be changed whom the page no longer means.
    if (!isSameChoice(next, list)) setSelected(nobody);
    setParams(listToUrl(next), { replace: true });
  };

  const settable: readonly ApplicantStatus[] = settableStatuses[publisherOf(job)];
  const total = data?.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / pageSizes.applicants));
  const change = useStatusChange(job._id);
  const setStatus = ({ _id }: Applicant, to: ApplicantStatus) => change.mutate({ ids: [_id], to });
  const review = useReview({
    applicants,
    page: list.page,
    pageCount,
    isStale,
    onPage: (page) => setList({ ...list, page }),
  });

  if (isRefusal(error, 'not-found')) return <PostMissing />;

  const filters = { list, onChange: setList };
  const results = (): ReactNode => {
    if (data === undefined) {
      return error === null ? (
        <Loading label="Loading applicants">
          <RowBones />
        </Loading>
      ) : (
        <Card>
          <ErrorState title="Failed to load applicants" isRetrying={isFetching} onRetry={() => void refetch()}>
            {messageOf(error, 'Something went wrong on our side.')} Nothing about them has changed, and your filters are
            still there.
          </ErrorState>
        </Card>
      );
    }
    return (
      <div className={styles.results}>
        {error === null ? null : (
          <Banner
            tone="warning"
            title="Failed to load applicants"
            actions={
              <Button size="sm" isPending={isFetching} pendingLabel="Trying again…" onPress={() => void refetch()}>
                Retry
              </Button>
            }
          >
            What you see is from before and may have changed since.
          </Banner>
        )}
        {applicants.length === 0 ? (
          <Card>
            <Nobody list={list} total={total} jobId={job._id} onChange={setList} />
          </Card>
        ) : (
          <>
            <ApplicantTable
              applicants={applicants}
              settable={settable}
              sort={list.sort}
              onSort={(sort) => setList(changed(list, { sort }))}
              selected={kept}
              onSelect={setSelected}
              openId={review.applicant?._id}
              onOpen={review.open}
              onStatus={setStatus}
              isStale={isStale}
            />
            <Pagination
              label="Pages of applicants"
              page={list.page}
              pageCount={pageCount}
              summary={`Page ${list.page} of ${pageCount} • ${applicants.length} of ${peopleWords(total)} shown`}
              onChange={(page) => {
                setList({ ...list, page });
                top.current?.scrollIntoView({ block: 'start' });
              }}
            />
          </>
        )}
      </div>
    );
  };

  return (
    <Page
      title={`Applicants · ${job.title}`}
      heading={job.title}
      back={<BackLink />}
      description={
        <Inline space={3}>
          <span>{formatCompany(job) ?? 'Unknown Company'}</span>
          <JobStatusBadge status={job.status} />
          <VisuallyHidden>Job Applicants</VisuallyHidden>
        </Inline>
      }
      actions={<LinkButton to={pathTo('job', { jobId: job._id })}>View job post</LinkButton>}
    >
      {isPhone ? null : <FilterBar {...filters} />}
      <div className={styles.list} ref={top}>
        <div className={styles.tools}>
          <Text tone="muted" numeric>
            <output>{data === undefined || isStale ? '' : peopleWords(total)}</output>
          </Text>
          <div className={styles.controls}>
            {isPhone ? <FilterSheet {...filters} /> : null}
            <TopApplicants
              applicants={applicants}
              total={total}
              list={list}
              settable={settable}
              onChange={(asked) => change.mutate(asked)}
            />
            {isNarrow ? (
              <div className={styles.sort}>
                <Select<ApplicantSort>
                  label="Sort by"
                  isLabelHidden
                  options={(Object.keys(sortWords) as ApplicantSort[]).map((value) => ({
                    value,
                    label: sortWords[value],
                  }))}
                  value={list.sort}
                  onChange={(sort) => setList(changed(list, { sort }))}
                />
              </div>
            ) : null}
          </div>
        </div>
        <Tabs
          label="Applicants by status"
          items={tabsOf(settable, data?.counts).map((tab) => ({ ...tab, content: results() }))}
          selected={list.status ?? all}
          onSelect={(id) => setList(changed(list, { status: applicantStatuses.find((status) => status === id) }))}
        />
        {applicants.length === 0 && kept.size === 0 ? null : (
          <BulkBar
            selected={kept}
            shownCount={applicants.filter(({ _id }) => kept.has(_id)).length}
            settable={settable}
            isPending={change.isPending}
            onClear={() => setSelected(nobody)}
            onSelectAll={
              isNarrow ? () => setSelected(new Set([...kept, ...applicants.map(({ _id }) => _id)])) : undefined
            }
            onChange={(to) => change.mutate({ ids: [...kept], to }, { onSuccess: () => setSelected(nobody) })}
          />
        )}
      </div>
      <ApplicantDrawer
        jobId={job._id}
        review={review}
        page={list.page}
        total={total}
        settable={settable}
        onStatus={setStatus}
      />
    </Page>
  );
}
