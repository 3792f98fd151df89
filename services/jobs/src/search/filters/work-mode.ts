import { sameTerm, type TermFilter } from './filter.ts';

export const workMode: TermFilter = {
  chosen: ({ work_mode }) => work_mode ?? [],
  loosened: 'Any work mode',
  termsOf: ({ work_mode }) => sameTerm(work_mode),
  labelled: false,
};
