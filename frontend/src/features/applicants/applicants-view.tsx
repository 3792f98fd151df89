import { pageSizes, settableStatuses, type ApplicantStatus } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { pathTo } from '@waypost/contracts/paths';
import type { ReactNode } from 'react';
import { isRefusal } from '../../api/api-error.ts';
import { useStatusChange } from '../../entities/application/mutations.ts';
import { publisherOf } from '../../entities/application/words.ts';
import { JobStatusBadge } from '../../entities/job-post/job-status-badge.tsx';
import { formatCompany } from '../../format/company.ts';
import { below } from '../../theme/breakpoints.ts';
import { Inline } from '../../ui/layout.tsx';
import { LinkButton, TextLink } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ApplicantDrawer } from './applicant-drawer.tsx';
import { changed } from './applicant-list.ts';
import { ApplicantTools } from './applicant-tools.tsx';
import { ApplicantsPage, peopleWords } from './applicants-page.tsx';
import * as styles from './applicants-view.css.ts';
import { BlindNote, BlindSwitch } from './blind-review.tsx';
import { DownloadList } from './download-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { BackLink, PostMissing } from './post-missing.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { statusOfTab, tabOf, tabsOf } from './status-tabs.ts';
import { TopApplicants } from './top-applicants.tsx';
import { useApplicants } from './use-applicants.ts';
import { useArrivals } from './use-arrivals.ts';
import { useDecisions } from './use-decisions.ts';
import { useList } from './use-list.ts';
import { useReview } from './use-review.ts';
import { useSelection } from './use-selection.ts';
import { useVisit } from './use-visit.ts';

const none: readonly Applicant[] = [];

const About = ({ job, isPhone }: { job: JobPost; isPhone: boolean }) => (
  <Inline space={3}>
    <span className={styles.company}>{formatCompany(job) ?? 'Unknown Company'}</span>
    <JobStatusBadge status={job.status} />
    {isPhone ? <TextLink to={pathTo('job', { jobId: job._id })}>View job post</TextLink> : null}
    <VisuallyHidden>Job Applicants</VisuallyHidden>
  </Inline>
);

function PostPage({ job, children }: { job: JobPost; children: ReactNode }) {
  const isPhone = useMediaQuery(below.tablet);
  return (
    <Page
      title={`Applicants · ${job.title}`}
      heading={job.title}
      back={<BackLink />}
      description={<About job={job} isPhone={isPhone} />}
      actions={isPhone ? undefined : <LinkButton to={pathTo('job', { jobId: job._id })}>View job post</LinkButton>}
    >
      {children}
    </Page>
  );
}

/** The applicants of a post: a list, who is selected in it, and one of them beside it. */
export function ApplicantsView({ job }: { job: JobPost }) {
  const { list, setList } = useList();
  const answer = useApplicants(job._id, list);
  const { data, error, isPlaceholderData: isStale } = answer;
  const { applicants, total } = data ?? { applicants: none, total: 0 };
  const selection = useSelection(applicants, list);
  const change = useStatusChange(job._id);
  const isBlind = data?.is_blind ?? false;
  const found = data === undefined || isStale ? '' : peopleWords(total);
  const review = useReview({
    jobId: job._id,
    applicants,
    page: list.page,
    pageCount: Math.max(1, Math.ceil(total / pageSizes.applicants)),
    isStale: isStale || data === undefined,
    onPage: (page) => setList({ ...list, page }),
  });
  const settable: readonly ApplicantStatus[] = settableStatuses[publisherOf(job)];
  const { setStatus, decide } = useDecisions({ applicants, review, settable, change });
  useVisit(job._id, data !== undefined);
  const isNew = useArrivals(review.applicant?._id);
  const isNarrow = useMediaQuery(below.desktop);

  if (isRefusal(error, 'not-found')) return <PostMissing />;

  const page = (
    <ApplicantsPage
      jobId={job._id}
      answer={answer}
      list={list}
      onChange={setList}
      settable={settable}
      selected={selection.ids}
      onSelect={selection.select}
      openId={review.applicant?._id}
      isNew={isNew}
      onOpen={review.open}
      onStatus={setStatus}
      isBlind={isBlind}
    />
  );
  return (
    <PostPage job={job}>
      {isNarrow ? null : <FilterBar list={list} onChange={setList} isBlind={isBlind} />}
      <div className={styles.list}>
        <ApplicantTools found={found} list={list} onChange={setList} isBlind={isBlind}>
          <BlindSwitch jobId={job._id} isBlind={data?.is_blind} />
          <DownloadList jobId={job._id} list={list} total={total} />
          <TopApplicants
            jobId={job._id}
            applicants={applicants}
            total={total}
            list={list}
            settable={settable}
            onChange={(asked) => change.mutate(asked)}
          />
        </ApplicantTools>
        <BlindNote isBlind={isBlind} settable={settable} />
        <Tabs
          label="Applicants by status"
          items={tabsOf(settable, data?.counts).map((tab) => ({ ...tab, content: page }))}
          selected={tabOf(list.status)}
          onSelect={(id) => setList(changed(list, { status: statusOfTab(id) }))}
        />
        <SelectionBar selection={selection} settable={settable} change={change} />
      </div>
      <ApplicantDrawer
        jobId={job._id}
        review={review}
        page={list.page}
        total={total}
        settable={settable}
        onStatus={setStatus}
        onDecide={decide}
      />
    </PostPage>
  );
}
