import type { ApplicantFilters, applicantSorts } from '@waypost/contracts/calls/applications/applicant-filters';
import { nameCountry } from '@waypost/contracts/calls/jobs/country-name';
import { applicantStatuses, type ApplicantStatus } from '@waypost/contracts/constants';
import type { Stored } from '@waypost/runtime/messaging/stored';
import { orWhenAway } from '@waypost/runtime/or-when-away';
import type { Projection, Sort } from '@waypost/runtime/ports/documents';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ApplicationStore } from './application-store.ts';
import type { Application } from './application.ts';
import type { ApplicantSight, Sought } from './sight/applicant-sight.ts';

export type ApplicantSort = (typeof applicantSorts)[number];

const best: Sort = { 'score.user_score': -1, _id: -1 };

/** Who has no score, or of whom nothing is known to order by, comes last; the id keeps equals in one order. */
const sorts: Record<ApplicantSort, Sort> = {
  date: { applied_at: -1, _id: -1 },
  score: best,
  // The order within one rating: the best scored first. Ratings are in another collection, so this query cannot order by them.
  rating: best,
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

/** As profiles have it; as it is written where no country is called so, or nobody can say now. */
async function countryNamed(client: Client, written: string): Promise<string> {
  const named = await orWhenAway(client.call(nameCountry, { querystring: { written } }), undefined);
  return named?.country_name ?? written;
}

/** Everything but the status and the search text. */
async function filterOf(
  { client }: Found,
  job_post_id: string,
  { applicant_experience: range, applicant_country: country }: ApplicantFilters,
) {
  const hasRange = range?.min !== undefined || range?.max !== undefined;
  return {
    job_post_id,
    ...(hasRange && { 'card.total_experience_in_months': monthsBetween(range) }),
    ...(country && { 'card.country_name': await countryNamed(client, country) }),
  };
}

type ListFilter = Awaited<ReturnType<typeof filterOf>>;

/** Who has withdrawn stands behind everybody else, in any order, unless they alone are asked for. */
const withdrawnLast = (filter: ListFilter, status: ApplicantStatus | undefined) =>
  status
    ? [{ ...filter, status }]
    : [
        { ...filter, status: { $in: applicantStatuses.filter((one) => one !== 'Withdrawn') } },
        { ...filter, status: 'Withdrawn' },
      ];

/** Who is looked among, and what of them may be looked at. */
export type Found = { store: ApplicationStore; sight: ApplicantSight; client: Client };

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
  found: Found,
  job_post_id: string,
  { filters, sort, page, limit }: { filters: ApplicantFilters; sort: ApplicantSort; page: number; limit: number },
): Promise<Applicants> {
  const { store, sight } = found;
  const { status, search, own_rating } = filters;
  const skip = (page - 1) * limit;
  if (search || own_rating || sort === 'rating') {
    return pageOfWalked(found, job_post_id, { filters, sort, skip, limit });
  }

  const filter = await filterOf(found, job_post_id, filters);
  const counts = await countByStatus(store, filter);
  const total = status ? counts[status] : sum(counts);
  const [first = filter, last] = withdrawnLast(filter, status);
  const before = last ? total - counts.Withdrawn : total;
  const order = sortOf(sight, sort);
  const some = skip < before ? await store.query(first, { sort: order, skip, limit }) : [];
  const left = limit - some.length;
  if (last && left > 0 && skip + limit > before) {
    some.push(...(await store.query(last, { sort: order, skip: Math.max(0, skip - before), limit: left })));
  }
  return { page: some, total, counts };
}

/** By what the documents cannot find them: there is no text search, and ratings lie beside the applications. */
async function sieveOf(sight: ApplicantSight, { search, own_rating }: ApplicantFilters, ratings: Ratings) {
  const isFound = search ? await sight.finder(search) : () => true;
  const isRated = (id: string) => {
    if (own_rating === undefined) return true;
    const stars = ratings.get(id);
    return own_rating === 'none' ? stars === undefined : stars !== undefined && stars >= Number(own_rating);
  };
  return (application: Sought) => isRated(application.id) && isFound(application);
}

type Ratings = ReadonlyMap<string, number>;
type Listed = { id: string; status: ApplicantStatus };

/** All whom the filters leave, in order; the applicants of the one post pass by here. */
async function walk(
  found: Found,
  job_post_id: string,
  { filters, sort }: { filters: ApplicantFilters; sort: ApplicantSort },
): Promise<Listed[]> {
  const { store, sight } = found;
  const { status, search, own_rating } = filters;
  const isByRating = sort === 'rating';
  const ratings: Ratings = isByRating || own_rating ? await sight.ratings() : new Map();
  const isKept = await sieveOf(sight, filters, ratings);
  const only: Projection = search ? { card: 1, user_id: 1, status: 1 } : { status: 1 };
  const stars = ({ id }: Listed) => ratings.get(id) ?? 0;
  let all: Listed[] = [];
  for (const filter of withdrawnLast(await filterOf(found, job_post_id, filters), status)) {
    const some: Listed[] = [];
    for await (const { _id: id, ...value } of store.collection.find(filter, {
      sort: sortOf(sight, sort),
      projection: only,
    })) {
      if (isKept({ id, value })) some.push({ id, status: value.status });
    }
    all = all.concat(isByRating ? some.toSorted((one, other) => stars(other) - stars(one)) : some);
  }
  return all;
}

async function pageOfWalked(
  found: Found,
  job_post_id: string,
  { filters, sort, skip, limit }: { filters: ApplicantFilters; sort: ApplicantSort; skip: number; limit: number },
): Promise<Applicants> {
  const { status, ...others } = filters;
  const all = await walk(found, job_post_id, { filters: others, sort });
  const counts = Object.fromEntries(applicantStatuses.map((one) => [one, 0])) as Record<ApplicantStatus, number>;
  for (const one of all) counts[one.status] += 1;
  const listed = status ? all.filter((one) => one.status === status) : all;
  const ids = listed.slice(skip, skip + limit).map(({ id }) => id);
  const byId = new Map((await found.store.query({ _id: { $in: ids } })).map((one) => [one.id, one]));
  return { page: ids.flatMap((id) => byId.get(id) ?? []), total: listed.length, counts };
}

/** Everybody whom the filters leave, best scored first; the status filter is left to the caller. */
export async function* bestScored(
  found: Found,
  job_post_id: string,
  filters: ApplicantFilters,
): AsyncGenerator<Stored<Application>> {
  const { store, sight } = found;
  const isKept = await sieveOf(sight, filters, filters.own_rating ? await sight.ratings() : new Map());
  for await (const application of store.stream(await filterOf(found, job_post_id, filters), { sort: sorts.score })) {
    if (isKept(application)) yield application;
  }
}

/** The ids of all whom the filters leave, in order. */
export const orderOfApplicants = async (
  found: Found,
  job_post_id: string,
  asked: { filters: ApplicantFilters; sort: ApplicantSort },
): Promise<string[]> => (await walk(found, job_post_id, asked)).map(({ id }) => id);
