import { jobCategories, type JobCategory } from '@waypost/contracts/constants';
import { oneOf } from '../../../format/url-values.ts';
import type { SearchFilter } from './search-filter.ts';

export type Category = { category: JobCategory | undefined };

const none: Category = { category: undefined };

export const category: SearchFilter<Category> = {
  empty: none,
  read: (params) => ({ category: oneOf(jobCategories, params.get('category')) }),
  write: (search) => ({ category: search.category }),
  count: (search) => (search.category === undefined ? 0 : 1),
  cleared: none,
  chips: (search) => (search.category === undefined ? [] : [{ id: 'category', label: search.category, without: none }]),
  facet: {
    label: 'Category',
    chosen: 'one',
    any: 'Recruitment and referral',
    value: (search) => search.category,
    choose: (chosen) => ({ category: chosen as JobCategory | undefined }),
  },
};
