import type { experienceLevel } from '@waypost/contracts/constants';

type ExperienceLevel = ReturnType<typeof experienceLevel>;

const beginner =
  /\b(?:intern(?:ship)?|trainee|apprentice(?:ship)?|junior|jr|graduate|entry[- ]level|working student)\b/i;
/** Whose rank is another's: "Assistant Director". */
const below = /\b(?:assistant|deputy|vice) (?:director|principal|head|chief)\b/i;
const ranks: readonly (readonly [ExperienceLevel, RegExp])[] = [
  [
    'Executive',
    /\b(?:chief (?!engineer|accountant|nurse|cook|architect)(?:[a-z]+ ){1,3}officer|c[etfoim]o|vice president|[es]?vp|managing director|executive director)\b/i,
  ],
  [
    'Senior-level',
    /\b(?:(?:senior|sr)\b\.?(?! (?:care|carers?|living|citizens?|homes?|centers?|centres?|housing|community|services|residence))|lead\b(?! (?:gen|generation|qualification|management))|principal|director|head of|chief|staff (?:[a-z]+ ){0,2}(?:engineer|developer|designer|scientist|architect)|distinguished|architect\b)/i,
  ],
  ['Mid-level', /\b(?:mid[- ]?(?:level|senior|weight)|intermediate|experienced)\b/i],
];

/** A title of somebody at the start of their work. */
export const isBeginnersTitle = (title: string): boolean => beginner.test(title);

/** The least that a job title says of the experience that it asks for; undefined where it says nothing. */
export function seniorityOf(title: string): ExperienceLevel | undefined {
  if (isBeginnersTitle(title) || below.test(title)) return undefined;
  // What stands behind it is whom somebody works for: "Assistant to the Director".
  const own = title.split(/\bto\b/i)[0] ?? '';
  return ranks.find(([, pattern]) => pattern.test(own))?.[0];
}
