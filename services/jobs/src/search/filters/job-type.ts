import { sameTerm, type TermFilter } from './filter.ts';

export const jobType: TermFilter = {
  chosen: ({ job_type }) => job_type ?? [],
  loosened: 'Any job type',
  termsOf: ({ job_type }) => sameTerm(job_type),
  labelled: false,
};
