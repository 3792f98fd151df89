import { limits } from '@waypost/contracts/constants';
import { whole } from '../../../format/url-values.ts';
import { wholeOf, type SearchFilter } from './search-filter.ts';

/** Years. */
export type Experience = { experience: number | undefined };

const none: Experience = { experience: undefined };
const yearsWords = (years: number) =>
  years === 0 ? 'No experience' : years === 1 ? '1 year of experience' : `${years} years of experience`;

export const experience: SearchFilter<Experience> = {
  empty: none,
  read: (params) => ({ experience: whole(params.get('experience'), 0, limits.experienceYears) }),
  write: (search) => ({ experience: search.experience?.toString() }),
  count: (search) => (search.experience === undefined ? 0 : 1),
  cleared: none,
  chips: (search) =>
    search.experience === undefined ? [] : [{ id: 'experience', label: yearsWords(search.experience), without: none }],
  facet: {
    label: 'Experience',
    question: 'Your years of experience',
    isOpenAtFirst: true,
    chosen: 'one',
    any: 'Any experience',
    names: { '0': 'No experience' },
    value: (search) => search.experience?.toString(),
    choose: (years) => ({ experience: wholeOf(years) }),
  },
};
