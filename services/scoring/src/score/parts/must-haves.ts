import { skillById } from '@waypost/contracts/taxonomy/skills';
import type { ReadPerson } from '../person/read-person.ts';
import type { ReadPost } from '../post/read-post.ts';
import { inWords, itOrThem, list } from './part.ts';
import { hasCertificate } from './requirements-part.ts';
import { isThere, skillFit } from './skills-part.ts';
import type { CountedPart } from './whole-points.ts';

/** The most that a score of 1000 can be with so many must-haves missing: no good match, then no partial one. */
const caps = [1000, 590, 490, 390] as const;

/**
 * What a post says has to be there, and is not: a related skill does not stand in. Few write that they communicate well, so
 * that soft skills never cap.
 */
export function missingMustHaves({ required, needs }: ReadPost, person: ReadPerson): string[] {
  const skills = required.filter(({ id, need }) => need === 'must' && skillById(id)?.category !== 'Soft skills');
  const certificates = [...needs.values()].filter(
    ({ need, category }) => need === 'must' && category === 'Certifications',
  );
  const missing = [
    ...skills.filter((skill) => !isThere(skillFit(skill, person, 0).how)),
    ...certificates.filter(({ id }) => !hasCertificate(person, id)),
  ];
  return [...new Map(missing.map(({ id, name }) => [id, name])).values()];
}

/** A line of its own that takes from the sum what goes over the cap. */
export function mustHavesLine(sum: number, missing: readonly string[], advises: boolean): CountedPart | undefined {
  if (missing.length === 0) return undefined;
  const cap = caps[Math.min(missing.length, caps.length - 1)] ?? 0;
  const over = Math.max(0, sum - cap);
  const them = itOrThem(missing);
  return {
    part: 'Must-haves',
    points: over === 0 ? 0 : -over,
    max: 0,
    evidence: [
      `Not found: ${list(missing, 8)}`,
      over === 0
        ? `The post requires ${them}, which caps the score at ${cap / 10} of 100; it is below that anyway`
        : `The post requires ${them}, which caps the score at ${cap / 10} of 100`,
    ],
    advice: advises
      ? `If you have ${them}, add ${inWords(missing, 'and')} to your profile: ${over === 0 ? `the post requires ${them}` : 'nothing else raises the score more'}.`
      : null,
  };
}
