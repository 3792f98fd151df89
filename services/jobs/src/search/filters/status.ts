import { oneValue, sameTerm, type TermFilter } from './filter.ts';

export const status: TermFilter = {
  chosen: (request) => oneValue(request.status),
  loosened: 'Open and closed',
  termsOf: (post) => sameTerm(post.status),
  labelled: false,
};
