import { pathTo } from '@waypost/contracts/paths';
import { Inbox, ListFilter } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { type ApplicantList, changed, countFilters, withoutFilters } from './applicant-list.ts';

type NobodyProps = { list: ApplicantList; jobId: string; onChange: (list: ApplicantList) => void };

/** What stands where no applicant does. */
export function Nobody({ list, jobId, onChange }: NobodyProps) {
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
