import { applicantFilters } from '@waypost/contracts/calls/applications';
import type { ApplicantList } from './applicant-list.ts';

/** What stands in the filter's fields; a number that is not given is `NaN`. */
export type FilterForm = { search: string; minimum: number; maximum: number; country: string };
export type FilterErrors = { minimum?: string; maximum?: string };

export const formOf = ({ search, minimum, maximum, country }: ApplicantList): FilterForm => ({
  search,
  minimum: minimum ?? Number.NaN,
  maximum: maximum ?? Number.NaN,
  country,
});

const given = (value: number) => (Number.isNaN(value) ? undefined : value);

type Checked =
  | { errors: FilterErrors }
  | { errors?: undefined; filters: Pick<ApplicantList, 'search' | 'minimum' | 'maximum' | 'country'> };

/** The filters of a form, or what is wrong with them, by the rules of the call. */
export function checkFilters({ search, minimum, maximum, country }: FilterForm): Checked {
  const range = { min: given(minimum), max: given(maximum) };
  const { error } = applicantFilters.safeParse({ applicant_experience: range });
  if (error === undefined) {
    return { filters: { search: search.trim(), minimum: range.min, maximum: range.max, country } };
  }
  const errors: FilterErrors = {};
  for (const { path, message } of error.issues) errors[path.at(-1) === 'max' ? 'maximum' : 'minimum'] ??= message;
  return { errors };
}
