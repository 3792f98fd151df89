import type { ApplicantFilters, applicantSorts } from '@waypost/contracts/calls/applications';
import { applicantStatuses, type ApplicantStatus } from '@waypost/contracts/constants';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Projection, Sort } from '@waypost/runtime/ports/documents';
import type { ApplicationStore } from './application-store.ts';
import type { Application } from './application.ts';
import type { ApplicantSight } from './sight/applicant-sight.ts';

export type ApplicantSort = (typeof applicantSorts)[number];

/** Who has no score or no profile yet comes last; the id keeps equals in one order. */
const sorts: Record<ApplicantSort, Sort> = {
  date: { applied_at: -1, _id: -1 },
  score: { 'score.user_score': -1, _id: -1 },
  name: { name_key: 1, _id: 1 },
  experience: { 'card.total_experience_in_months': -1, _id: -1 },
};

/** Whose name is hidden is not put in its place either. */
const sortOf = ({ is_blind }: ApplicantSight, sort: ApplicantSort): Sort =>
  sorts[is_blind && sort === 'name' ? 'score' : sort];

/** Whole years: `max` 3 holds everybody with less than four. */
function monthsBetween({ min, max }: { min?: number | undefined; max?: number | undefined }) {
  return { ...(min !== undefined && { $gte: min * 12 }), ...(max !== undefined && { $lt: (max + 1) * 12 }) };
}

/** Everything but the status and the search text. */
function filterOf(job_post_id: string, { applicant_experience: range, applicant_country }: ApplicantFilters) {
  const hasRange = range?.min !== undefined || range?.max !== undefined;
  return {
    job_post_id,
    ...(hasRange && { 'card.total_experience_in_months': monthsBetween(range) }),
    ...(applicant_country && { 'card.country_name': applicant_country }),
  };
}

type ListFilter = ReturnType<typeof filterOf>;

/** Who has withdrawn stands behind everybody else, in any order, unless they alone are asked for. */
const inTurn = (filter: ListFilter, status: ApplicantStatus | undefined) =>
  status
    ? [{ ...filter, status }]
    : [
        { ...filter, status: { $in: applicantStatuses.filter((one) => one !== 'Withdrawn') } },
        { ...filter, status: 'Withdrawn' },
      ];

/** Who is looked among, and what of them may be looked at. */
type Found = { store: ApplicationStore; sight: ApplicantSight };

export type Applicants = { page: Stored<Application>[]; total: number; counts: Record<ApplicantStatus, number> };

const sum = (counts: Record<ApplicantStatus, number>) => Object.values(counts).reduce((all, count) => all + count, 0);

async function countByStatus(store: ApplicationStore, filter: ListFilter) {
  const counted = applicantStatuses.map(
    async (status) => [status, await store.collection.countDocuments({ ...filter, status })] as const,
  );
  return Object.fromEntries(await Promise.all(counted)) as Record<ApplicantStatus, number>;
}

/** A page of applicants, and how many of each status there are when the status filter is ignored. */
export async function pageOfApplicants(
  { store, sight }: Found,
  job_post_id: string,
  { filters, sort, page, limit }: { filters: ApplicantFilters; sort: ApplicantSort; page: number; limit: number },
): Promise<Applicants> {
  const { status, search } = filters;
  const skip = (page - 1) * limit;
  if (search) return searchApplicants({ store, sight }, job_post_id, { filters, sort, skip, limit, search });

  const filter = filterOf(job_post_id, filters);
  const counts = await countByStatus(store, filter);
  const total = status ? counts[status] : sum(counts);
  const [first = filter, last] = inTurn(filter, status);
  const before = last ? total - counts.Withdrawn : total;
  const order = sortOf(sight, sort);
  const found = skip < before ? await store.query(first, { sort: order, skip, limit }) : [];
  const left = limit - found.length;
  if (last && left > 0 && skip + limit > before) {
    found.push(...(await store.query(last, { sort: order, skip: Math.max(0, skip - before), limit: left })));
  }
  return { page: found, total, counts };
}

/** The documents know no text search, so the applicants of the one post pass by here. */
async function searchApplicants(
  { store, sight }: Found,
  job_post_id: string,
  options: { filters: ApplicantFilters; sort: ApplicantSort; skip: number; limit: number; search: string },
): Promise<Applicants> {
  const { filters, sort, skip, limit, search } = options;
  const counts = Object.fromEntries(applicantStatuses.map((status) => [status, 0])) as Record<ApplicantStatus, number>;
  const page: Stored<Application>[] = [];
  let total = 0;
  const isFound = await sight.finder(search);
  for (const filter of inTurn(filterOf(job_post_id, filters), undefined)) {
    for await (const application of store.stream(filter, { sort: sortOf(sight, sort) })) {
      if (!isFound(application)) continue;
      const { status } = application.value;
      counts[status] += 1;
      if (filters.status && status !== filters.status) continue;
      if (total >= skip && page.length < limit) page.push(application);
      total += 1;
    }
  }
  return { page, total, counts };
}

/** Everybody whom the filters leave, best scored first; the status filter is left to the caller. */
export async function* bestScored(
  { store, sight }: Found,
  job_post_id: string,
  filters: ApplicantFilters,
): AsyncGenerator<Stored<Application>> {
  const { search } = filters;
  const isFound = search ? await sight.finder(search) : () => true;
  for await (const application of store.stream(filterOf(job_post_id, filters), { sort: sorts.score })) {
    if (isFound(application)) yield application;
  }
}

/** The ids of all whom the filters leave, in order. */
export async function orderOfApplicants(
  { store, sight }: Found,
  job_post_id: string,
  { filters, sort }: { filters: ApplicantFilters; sort: ApplicantSort },
): Promise<string[]> {
  const { status, search } = filters;
  const ids: string[] = [];
  const only: Projection = search ? { _id: 1, card: 1, user_id: 1, status: 1 } : { _id: 1 };
  const isFound = search ? await sight.finder(search) : () => true;
  const options = { sort: sortOf(sight, sort), projection: only };
  for (const filter of inTurn(filterOf(job_post_id, filters), status)) {
    for await (const { _id: id, ...value } of store.collection.find(filter, options)) {
      if (isFound({ id, value })) ids.push(id);
    }
  }
  return ids;
}
