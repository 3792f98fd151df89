import { pageSizes, settableStatuses, type ApplicantStatus } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { pathTo } from '@waypost/contracts/paths';
import type { ReactNode } from 'react';
import { isRefusal } from '../../api/api-error.ts';
import { useStatusChange, useStatusesUnderWay } from '../../entities/application/mutations.ts';
import { BackToPostedJobs } from '../../entities/job-post/back-to-posted-jobs.tsx';
import { JobStatusBadge } from '../../entities/job-post/job-status-badge.tsx';
import { publisherOf } from '../../entities/job-post/use-its-list.ts';
import { formatCompany } from '../../format/company.ts';
import { below } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../../ui/behaviour/use-media-query.ts';
import { LinkButton, TextLink } from '../../ui/buttons/link.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { Inline } from '../../ui/page/layout.tsx';
import { Page } from '../../ui/page/page.tsx';
import { filtersOf } from './applicant-list.ts';
import * as styles from './applicants-view.css.ts';
import { CompareView } from './compare/compare-view.tsx';
import { useCompared } from './compare/use-compared.ts';
import { ListArea } from './list/list-area.tsx';
import { useApplicants } from './list/use-applicants.ts';
import { useArrivals } from './list/use-arrivals.ts';
import { useList } from './list/use-list.ts';
import { useSteady } from './list/use-steady.ts';
import { PostMissing } from './post-missing.tsx';
import { ApplicantDrawer } from './review/applicant-drawer.tsx';
import { useDecisions } from './review/use-decisions.ts';
import { useReview } from './review/use-review.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useSelection } from './selection/use-selection.ts';
import { useVisit } from './use-visit.ts';

const About = ({ job, isPhone }: { job: JobPost; isPhone: boolean }) => (
  <Inline space={3}>
    <span className={styles.company}>{formatCompany(job) ?? 'Unknown Company'}</span>
    <JobStatusBadge status={job.status} />
    {isPhone ? (
      <span className={styles.postLink}>
        <TextLink to={pathTo('job', { jobId: job._id })}>View job post</TextLink>
      </span>
    ) : null}
    <VisuallyHidden>Job Applicants</VisuallyHidden>
  </Inline>
);

function PostPage({ job, title, children }: { job: JobPost; title: string; children: ReactNode }) {
  const isPhone = useMediaQuery(below.tablet);
  return (
    <Page
      title={`${title} · ${job.title}`}
      heading={job.title}
      back={<BackToPostedJobs job={job} />}
      description={<About job={job} isPhone={isPhone} />}
      actions={isPhone ? undefined : <LinkButton to={pathTo('job', { jobId: job._id })}>View job post</LinkButton>}
    >
      {children}
    </Page>
  );
}

/** The applicants of a post: a list, who is selected in it, and one of them beside it; or some of them side by side. */
export function ApplicantsView({ job }: { job: JobPost }) {
  const { list, setList } = useList();
  const answer = useApplicants(job._id, list);
  const { data, error, isPlaceholderData: isStale } = answer;
  const steady = useSteady(
    job._id,
    JSON.stringify([filtersOf(list), list.sort, list.page, data?.is_blind]),
    isStale ? undefined : data,
  );
  const withStatus = useStatusesUnderWay(job._id);
  const applicants = steady.applicants.map(withStatus);
  const total = data?.total ?? 0;
  const selection = useSelection(applicants, list);
  const change = useStatusChange(job._id);
  const review = useReview({
    jobId: job._id,
    applicants: steady.applicants,
    page: list.page,
    pageCount: Math.max(1, Math.ceil(total / pageSizes.applicants)),
    isStale: isStale || data === undefined,
    onPage: (page) => setList({ ...list, page }),
  });
  const compared = useCompared();
  const settable: readonly ApplicantStatus[] = settableStatuses[publisherOf(job)];
  const { setStatus, decide } = useDecisions({ applicants, review, settable, change });
  useVisit(job._id, data !== undefined);
  const isNew = useArrivals(review.applicant?._id);

  if (isRefusal(error, 'not-found')) return <PostMissing />;

  const isComparing = compared.ids.length > 0;
  const rows = {
    settable,
    selected: selection.ids,
    onSelect: selection.select,
    openId: review.applicant?._id,
    isNew,
    onOpen: review.open,
    onStatus: setStatus,
  };
  return (
    <PostPage job={job} title={isComparing ? 'Compare applicants' : 'Applicants'}>
      {isComparing ? (
        <CompareView jobId={job._id} compared={compared} settable={settable} onStatus={setStatus} />
      ) : (
        <>
          <ListArea
            job={job}
            answer={answer}
            steady={{ ...steady, applicants }}
            list={list}
            onList={setList}
            rows={rows}
            change={change}
          >
            <SelectionBar selection={selection} settable={settable} change={change} onCompare={compared.open} />
          </ListArea>
          <ApplicantDrawer
            jobId={job._id}
            review={review}
            page={list.page}
            total={total}
            settable={settable}
            onStatus={setStatus}
            onDecide={decide}
          />
        </>
      )}
    </PostPage>
  );
}
