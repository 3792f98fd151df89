import { companyIdOf } from '../company-id.ts';
import { companyOf } from '../company-of.ts';
import { oneValue, type TermFilter } from './filter.ts';

export const company: TermFilter = {
  chosen: ({ companyId, companyName }) => oneValue(companyId ?? (companyName ? companyIdOf(companyName) : undefined)),
  loosened: 'Any company',
  termsOf: (post) => (post.company_id ? [{ value: post.company_id, label: companyOf(post) }] : []),
  labelled: true,
};
