import type { ProficiencyLevel } from '@waypost/contracts/profile-choices';

type Words = readonly (readonly [ProficiencyLevel, string])[];

/** How well somebody says that they know something, in the languages of resumes. */
const ofAll: Words = [
  ['Expert', 'expert[eo]?|experta'],
  [
    'Advance',
    'fluent(?! ui\\b)|fluency|near[ -]native|advanced|proficient|fließend|verhandlungssicher|fortgeschritten|courant|couramment|avancé|fluid[oa]|avanzado|fluente|avançado|avanzato|vloeiend|biegł[ey]|flytande|flydende|flytende|gevorderd',
  ],
  ['Intermediate', 'intermediate|working knowledge|intermédiaire|intermedio|intermediário'],
  [
    'Beginner',
    '(?<!visual )basics?|beginner|familiar|grundkenntnisse|débutant|notions|básic[oa]|podstawowy|basis(?:kennis)?|grundlæggende|grundläggande|grunnleggende',
  ],
];
/** How well they speak a language; "native" and "good" are said of much else, and C1 is a licence, too. */
const ofLanguages: Words = [
  [
    'Expert',
    '(?<!near[ -])native|bilingual|mother tongue|first language|muttersprach\\p{L}*|langue maternelle|bilingue|nativ[ao]|lengua materna|madrelingua|língua materna|moedertaal|ojczysty|modersmål|C2',
  ],
  [
    'Advance',
    '(?:full )?professional(?: working)?(?: proficiency)?|excellent|high level|very good|zeer goed|très bien|muy bueno|ottim[oa]|sehr gut\\p{L}*|zaawansowany|C1',
  ],
  [
    'Intermediate',
    'limited working(?: proficiency)?|conversational|good|gute?|goed|bien|medio|buon[oa]|goda?|godt|bo[ma]|komunikatywny|B[12]',
  ],
  ['Beginner', 'elementary(?: proficiency)?|scolastico|A[12]'],
];
const negated = '\\b(?:geen|kein|nicht|no|non|not|not yet|pas)';
const levelsBy = (words: Words) =>
  words.map(([level, one]) => [level, new RegExp(`(?<!\\p{L}|${negated} )(?:${one})(?![\\p{L}\\d])`, 'iu')] as const);
const levels = { language: levelsBy([...ofLanguages, ...ofAll]), other: levelsBy(ofAll) };
const longest = 80;

/** The level that an entry says beside what it names: "Fluent in Spanish", "German (C1)", "Excel – advanced". */
export const levelSaid = (written: string, of: keyof typeof levels): ProficiencyLevel | undefined =>
  levels[of].find(([, words]) => words.test(written.slice(0, longest)))?.[0];
