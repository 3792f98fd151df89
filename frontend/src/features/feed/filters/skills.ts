import { limits } from '@waypost/contracts/constants';
import { listOf } from '../../../format/url-values.ts';
import { joined, longestList, without, type SearchFilter } from './search-filter.ts';

export type Skills = { skills: readonly string[] };

export const skills: SearchFilter<Skills> = {
  empty: { skills: [] },
  read: (params) => ({
    // As the facet names them, also where somebody wrote the address.
    skills: listOf((params.get('skills') ?? '').toLowerCase())
      .filter((skill) => skill.length <= limits.skillName.max)
      .slice(0, longestList),
  }),
  write: (search) => ({ skills: joined(search.skills) }),
  count: (search) => search.skills.length,
  cleared: { skills: [] },
  chips: (search, names) =>
    search.skills.map((skill) => ({
      id: `skill:${skill}`,
      label: names.skill(skill),
      without: { skills: without(search.skills, skill) },
    })),
  facet: {
    label: 'Skills',
    chosen: 'many',
    values: (search) => search.skills,
    choose: (chosen) => ({ skills: chosen }),
  },
};
