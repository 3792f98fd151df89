import type { ReadPerson } from '../person/read-person.ts';
import { inWords, type Part } from './part.ts';

const asked: readonly (readonly [keyof ReadPerson['has'], string])[] = [
  ['headline', 'a headline'],
  ['work', 'positions with dates'],
  ['summaries', 'a description of each position'],
  ['skills', 'skills with levels'],
  ['text', 'a resume that can be read, or some words about yourself'],
];

/** Whether there is enough to compare: what is not written down cannot be found. */
export function completenessPart({ has }: ReadPerson): Part {
  const missing = asked.filter(([key]) => !has[key]).map(([, name]) => name);
  return {
    part: 'Completeness',
    weight: 3,
    value: (asked.length - missing.length) / asked.length,
    evidence: [
      missing.length === 0
        ? 'Nothing is missing that a score looks at'
        : `${asked.length - missing.length} of ${asked.length} things that a score looks at are there`,
    ],
    advice: missing.length === 0 ? null : `Add ${inWords(missing, 'and')}.`,
  };
}
