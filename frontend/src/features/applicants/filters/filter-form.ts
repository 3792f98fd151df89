import { applicantFilters } from '@waypost/contracts/calls/applications/applicant-filters';
import type { RatingFilter } from '@waypost/contracts/note-limits';
import type { ApplicantList } from '../applicant-list.ts';

/** What stands in the filter's fields; a number that is not given is `NaN`. */
export type FilterForm = {
  search: string;
  minimum: number;
  maximum: number;
  country: string;
  rating: RatingFilter | '';
};
export type FilterErrors = { minimum?: string; maximum?: string };

export const formOf = ({ search, minimum, maximum, country, rating }: ApplicantList): FilterForm => ({
  search,
  minimum: minimum ?? Number.NaN,
  maximum: maximum ?? Number.NaN,
  country,
  rating: rating ?? '',
});

const given = (value: number) => (Number.isNaN(value) ? undefined : value);

type Checked =
  | { errors: FilterErrors }
  | { errors?: undefined; filters: Pick<ApplicantList, 'search' | 'minimum' | 'maximum' | 'country' | 'rating'> };

/** The filters of a form, or what is wrong with them, by the rules of the call. */
export function checkFilters({ search, minimum, maximum, country, rating }: FilterForm): Checked {
  const range = { min: given(minimum), max: given(maximum) };
  const { error } = applicantFilters.safeParse({ applicant_experience: range });
  if (error === undefined) {
    return {
      filters: { search: search.trim(), minimum: range.min, maximum: range.max, country, rating: rating || undefined },
    };
  }
  const errors: FilterErrors = {};
  for (const { path, message } of error.issues) errors[path.at(-1) === 'max' ? 'maximum' : 'minimum'] ??= message;
  return { errors };
}
