import { oneValue, sameTerm, type TermFilter } from './filter.ts';

export const category: TermFilter = {
  chosen: (request) => oneValue(request.category),
  loosened: 'Recruitment and referral',
  termsOf: ({ job_post_category }) => sameTerm(job_post_category),
  labelled: false,
};
