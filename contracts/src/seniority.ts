import { experienceLevel } from './constants.ts';

export type ExperienceLevel = ReturnType<typeof experienceLevel>;

/** The lowest first. */
export const experienceLevels = [
  'Entry-level',
  'Mid-level',
  'Senior-level',
  'Executive',
] as const satisfies readonly ExperienceLevel[];

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

type AskedYears = {
  minimum_yrs_of_exp_needed?: number | null | undefined;
  maximum_yrs_of_exp_needed?: number | null | undefined;
};

/**
 * What a job is called by its years, those without an end by where they begin, and never less than its title says: a
 * "Senior Engineer" is not Entry-level. Undefined where neither says anything.
 */
export function levelAskedFor(title: string, years: AskedYears): ExperienceLevel | undefined {
  const { minimum_yrs_of_exp_needed: least, maximum_yrs_of_exp_needed: most } = years;
  const floor = seniorityOf(title);
  if (!most && (least === undefined || least === null)) return floor;
  const byYears = experienceLevel(most || (least ?? 0));
  return floor !== undefined && experienceLevels.indexOf(floor) > experienceLevels.indexOf(byYears) ? floor : byYears;
}
