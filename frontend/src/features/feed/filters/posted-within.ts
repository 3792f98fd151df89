import type { JobSearchQuery } from '@waypost/contracts/calls/jobs';
import { oneOf } from '../../../format/url-values.ts';
import type { SearchFilter } from './search-filter.ts';

type Days = NonNullable<JobSearchQuery['posted_within']>;
export type PostedWithin = { postedWithin: Days | undefined };

const offered: readonly Days[] = ['1', '3', '7', '14', '30'];
const none: PostedWithin = { postedWithin: undefined };
const postedWords = (days: string) => (days === '1' ? 'Last 24 hours' : `Last ${days} days`);

export const postedWithin: SearchFilter<PostedWithin> = {
  empty: none,
  read: (params) => ({ postedWithin: oneOf(offered, params.get('posted_within')) }),
  write: (search) => ({ posted_within: search.postedWithin }),
  count: (search) => (search.postedWithin === undefined ? 0 : 1),
  cleared: none,
  chips: (search) =>
    search.postedWithin === undefined ? [] : [{ id: 'posted', label: postedWords(search.postedWithin), without: none }],
  facet: {
    label: 'Posted within',
    isOpenAtFirst: true,
    chosen: 'one',
    any: 'Any time',
    value: (search) => search.postedWithin,
    choose: (days) => ({ postedWithin: days as Days | undefined }),
  },
};
