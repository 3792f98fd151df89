import { fieldsOfStudy } from '../reading/skills/fields-of-study.ts';
import { findSkills, type SkillMention } from '../reading/skills/find-skills.ts';
import { escaped } from '../reading/text/escaped.ts';
import { matchesIn } from '../reading/text/matches-in.ts';
import type { Place } from '../reading/text/place.ts';
import { ownSentences, presentations } from './own-sentences.ts';

/** Where nothing is asked for by being named: what degrees are to be in, and what the employer says of itself. */
export type Aside = Place & { isStudy: boolean };

/** In the order of the text. @param own what the employer goes by. */
export const setAside = (text: string, own: ReadonlySet<string>): Aside[] =>
  [
    ...fieldsOfStudy(text).map((place) => ({ ...place, isStudy: true })),
    ...[...ownSentences(text, own), ...presentations(text), ...namesIn(text, own)].map((place) => ({
      ...place,
      isStudy: false,
    })),
  ].toSorted((a, b) => a.start - b.start);

/** Where an employer's name of several words stands, of which some may be skills: "Polder Community Health". */
function namesIn(text: string, own: ReadonlySet<string>): Place[] {
  return [...own]
    .filter((name) => name.includes(' '))
    .map((name) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'giu'))
    .flatMap((name) => [...matchesIn(text, name)])
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
}

const behindStudy = /^(?:[’']s)? (?:degree|diploma|major)\b/i;

const namesStudy = / (?:degree|diploma)$/i;

/** The skills that a text names and may ask for. "A degree in accounting, CPA" still asks for the certificate. */
export function findAskedSkills(text: string, aside: readonly Aside[]): SkillMention[] {
  let next = 0;
  return findSkills(text).filter(({ skill, start, end, words }) => {
    while ((aside[next]?.end ?? Infinity) <= start) next += 1;
    const isCertificate = skill.category === 'Certifications';
    const place = (aside[next]?.start ?? Infinity) <= start ? aside[next] : undefined;
    if (place !== undefined) return place.isStudy && isCertificate;
    return isCertificate || !(behindStudy.test(text.slice(end, end + 12)) || namesStudy.test(words));
  });
}
