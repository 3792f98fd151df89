import type { ApplicantFilters, applicantSorts } from '@waypost/contracts/calls/applications/applicant-filters';
import { applicantStatuses, limits, type ApplicantStatus } from '@waypost/contracts/constants';
import { ratingFilters, type RatingFilter } from '@waypost/contracts/note-limits';
import { oneOf, pageIn, whole } from '../../format/url-values.ts';

export type ApplicantSort = (typeof applicantSorts)[number];

/** The filters, order and page of the list of applicants, as the page's URL holds them. */
export type ApplicantList = {
  status: ApplicantStatus | undefined;
  /** Whole years. */
  minimum: number | undefined;
  maximum: number | undefined;
  search: string;
  /** The country's name. */
  country: string;
  /** By what one has rated them oneself. */
  rating: RatingFilter | undefined;
  sort: ApplicantSort;
  page: number;
};

export const everybody: ApplicantList = {
  status: undefined,
  minimum: undefined,
  maximum: undefined,
  search: '',
  country: '',
  rating: undefined,
  sort: 'score',
  page: 1,
};

export const sortWords: Record<ApplicantSort, string> = {
  score: 'Best score first',
  date: 'Newest first',
  name: 'Name, A to Z',
  experience: 'Most experience first',
  rating: 'Your best rated first',
};

const words = (text: string | null, longest: number) => (text ?? '').trim().slice(0, longest).trim();

function yearsFromUrl(params: URLSearchParams): Pick<ApplicantList, 'minimum' | 'maximum'> {
  const minimum = whole(params.get('minExperience'), 0, limits.experienceYears);
  const maximum = whole(params.get('maxExperience'), 0, limits.experienceYears);
  const isRange = minimum === undefined || maximum === undefined || minimum < maximum;
  return isRange ? { minimum, maximum } : { minimum: undefined, maximum: undefined };
}

/** Reads the list from a page's URL. What means nothing is left out, so that an old or mistyped link still opens. */
export function listFromUrl(params: URLSearchParams): ApplicantList {
  return {
    status: oneOf(applicantStatuses, params.get('status')),
    ...yearsFromUrl(params),
    search: words(params.get('search'), limits.keyword),
    country: words(params.get('country'), limits.name),
    rating: oneOf(ratingFilters, params.get('rating')),
    sort: oneOf(Object.keys(sortWords) as ApplicantSort[], params.get('sort')) ?? everybody.sort,
    page: pageIn(params),
  };
}

/** The page's URL query; nothing for what is not asked for. */
export function listToUrl(list: ApplicantList): URLSearchParams {
  const values: Record<string, string | undefined> = {
    status: list.status,
    minExperience: list.minimum?.toString(),
    maxExperience: list.maximum?.toString(),
    search: list.search,
    country: list.country,
    rating: list.rating,
    sort: list.sort === everybody.sort ? undefined : list.sort,
    page: list.page > 1 ? String(list.page) : undefined,
  };
  return new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** Other applicants than before stand from their first page. */
export const changed = (list: ApplicantList, change: Partial<Omit<ApplicantList, 'page'>>): ApplicantList => ({
  ...list,
  ...change,
  page: 1,
});

/** Everybody of the same status, in the same order. */
export const withoutFilters = ({ status, sort }: ApplicantList): ApplicantList => ({ ...everybody, status, sort });

/** How many filters hold, apart from the status, which has its tabs. */
export const countFilters = ({ minimum, maximum, search, country, rating }: ApplicantList): number =>
  [minimum !== undefined || maximum !== undefined, search !== '', country !== '', rating !== undefined].filter(Boolean)
    .length;

/** The filters as the calls take them. */
export function filtersOf({ status, minimum, maximum, search, country, rating }: ApplicantList): ApplicantFilters {
  const hasYears = minimum !== undefined || maximum !== undefined;
  return {
    ...(status && { status }),
    ...(hasYears && {
      applicant_experience: {
        ...(minimum !== undefined && { min: minimum }),
        ...(maximum !== undefined && { max: maximum }),
      },
    }),
    ...(search && { search }),
    ...(country && { applicant_country: country }),
    ...(rating && { own_rating: rating }),
  };
}

/** The same in the address of the list as a file. */
export const fileQueryOf = ({ status, minimum, maximum, search, country, rating, sort }: ApplicantList) => ({
  sort,
  status,
  min_experience: minimum?.toString(),
  max_experience: maximum?.toString(),
  search,
  applicant_country: country,
  own_rating: rating,
});

/** Whether two lists hold the same people, in whatever order and on whatever page. */
export const isSameChoice = (a: ApplicantList, b: ApplicantList): boolean =>
  JSON.stringify(filtersOf(a)) === JSON.stringify(filtersOf(b));
