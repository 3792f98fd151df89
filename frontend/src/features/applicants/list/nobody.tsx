import type { ApplicantStatus } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { pathTo } from '@waypost/contracts/paths';
import { Inbox, ListFilter } from 'lucide-react';
import { nobodyApplied } from '../../../entities/job-post/applicants-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link.tsx';
import { EmptyState } from '../../../ui/page/state.tsx';
import { type ApplicantList, changed, countFilters, withoutFilters } from '../applicant-list.ts';

const emptyTitles: Record<ApplicantStatus, string> = {
  Applied: 'Nobody is waiting for a decision',
  Referred: 'Nobody has been referred',
  Shortlisted: 'Nobody is on the shortlist',
  Selected: 'Nobody has been selected',
  'Not Selected': 'Nobody has been turned down',
  Withdrawn: 'Nobody has withdrawn',
};

function whoMayApply({ status, apply_link }: JobPost): string {
  if (status === 'Close') return 'This post is closed and takes no more applications.';
  return apply_link === undefined
    ? 'New applicants appear here on their own, with a score. View the post to copy its link and share it.'
    : 'The post leads to its application link, so that no applicants arrive here.';
}

type NobodyProps = { list: ApplicantList; job: JobPost; onChange: (list: ApplicantList) => void };

/** What stands where no applicant does. */
export function Nobody({ list, job, onChange }: NobodyProps) {
  if (countFilters(list) > 0) {
    return (
      <EmptyState
        icon={<ListFilter size={24} aria-hidden />}
        title="No applicants match these filters"
        actions={<Button onPress={() => onChange(withoutFilters(list))}>Clear filters</Button>}
      >
        Widen the filters to see everyone.
      </EmptyState>
    );
  }
  if (list.status !== undefined) {
    return (
      <EmptyState
        icon={<ListFilter size={24} aria-hidden />}
        title={emptyTitles[list.status]}
        actions={<Button onPress={() => onChange(changed(list, { status: undefined }))}>Show all applicants</Button>}
      >
        {list.status === 'Withdrawn'
          ? 'Applicants who withdraw are listed here.'
          : 'Applicants you give this status are listed here.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Inbox size={24} aria-hidden />}
      title={nobodyApplied(job)}
      actions={<LinkButton to={pathTo('job', { jobId: job._id })}>View the job post</LinkButton>}
    >
      {whoMayApply(job)}
    </EmptyState>
  );
}
