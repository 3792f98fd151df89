import { applicantStatuses, type ApplicantStatus } from '@waypost/contracts/constants';
import type { Applicants } from '../../../entities/application/queries.ts';

const all = 'all';
type StatusTab = { id: string; label: string; count: number | null };

/** The statuses that this post can have, and those that somebody has all the same. */
export function tabsOf(settable: readonly ApplicantStatus[], counts: Applicants['counts'] | undefined): StatusTab[] {
  const statuses = applicantStatuses.filter(
    (status) => settable.includes(status) || status === 'Withdrawn' || (counts?.[status] ?? 0) > 0,
  );
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return [
    { id: all, label: 'All', count: total ?? null },
    ...statuses.map((status) => ({ id: status, label: status, count: counts?.[status] ?? null })),
  ];
}

export const tabOf = (status: ApplicantStatus | undefined): string => status ?? all;
export const statusOfTab = (id: string) => applicantStatuses.find((status) => status === id);
