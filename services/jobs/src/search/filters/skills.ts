import { fold } from '../words/words.ts';
import { distinctTerms, type TermFilter } from './filter.ts';

/** How a skill compares: by its name, because custom skills have no id. In addresses a comma stands between two of them. */
export const skillValue = (name: string): string => fold(name.trim()).replaceAll(',', ';');

export const skills: TermFilter = {
  chosen: (request) => request.skills?.map(skillValue) ?? [],
  loosened: 'Any skills',
  termsOf: (post) => distinctTerms(post.skills.map(({ skill }) => ({ value: skillValue(skill), label: skill }))),
  labelled: true,
};
