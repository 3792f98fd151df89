import type { FacetName } from '@waypost/contracts/calls/jobs';
import { category, type Category } from './category.ts';
import { city, type Cities } from './city.ts';
import { company, type Company } from './company.ts';
import { country, type InCountries } from './country.ts';
import { experience, type Experience } from './experience.ts';
import { jobType, type JobTypes } from './job-type.ts';
import { pay, type Pay } from './pay.ts';
import { postedWithin, type PostedWithin } from './posted-within.ts';
import type { SearchFilter } from './search-filter.ts';
import { skills, type Skills } from './skills.ts';
import { status, type Status } from './status.ts';
import { workMode, type WorkModes } from './work-mode.ts';

/** What a search holds of all filters. */
export type Filtered = Cities &
  InCountries &
  Company &
  JobTypes &
  WorkModes &
  Skills &
  Category &
  Status &
  Experience &
  Pay &
  PostedWithin;

export type AnyFilter = SearchFilter<Filtered, Partial<Filtered>>;

/** In the order of the page's URL. */
export const filters: Readonly<Record<FacetName, AnyFilter>> = {
  city,
  country,
  company,
  job_type: jobType,
  work_mode: workMode,
  skills,
  category,
  status,
  experience,
  pay,
  posted_within: postedWithin,
};

export const inChips = [
  'city',
  'country',
  'company',
  'job_type',
  'work_mode',
  'skills',
  'pay',
  'experience',
  'posted_within',
  'category',
  'status',
] as const satisfies FacetName[];

/** In the order in which people use them. City, job type and work mode stand in the form above the results. */
export const inPanel = [
  'country',
  'posted_within',
  'pay',
  'experience',
  'skills',
  'company',
  'category',
  'status',
] as const satisfies FacetName[];

const all = Object.values(filters);

export const noFilters = Object.assign({}, ...all.map(({ empty }) => empty)) as Filtered;

export const filtersFromUrl = (params: URLSearchParams) =>
  Object.assign({}, ...all.map(({ read }) => read(params))) as Filtered;

export const writtenFilters = (search: Filtered): ReturnType<AnyFilter['write']> =>
  Object.assign({}, ...all.map(({ write }) => write(search)));

/** How many filters are set, each value of a list counted. */
export const countFilters = (search: Filtered): number => all.reduce((sum, { count }) => sum + count(search), 0);
