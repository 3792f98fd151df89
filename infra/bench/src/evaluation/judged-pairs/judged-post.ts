import { proficiencyLevels } from '@waypost/contracts/profile-choices';
import type { ScoredProfile, Words } from '@waypost/scoring/scored';

/**
 * Somebody as a profile has them. Skills: `Python Expert 9, SQL Beginner 1`, with level and years; education: `degree, field`;
 * certificates with a semicolon between them.
 */
export type JudgedPerson = {
  headline: string;
  work: readonly (readonly [title: string, start: string, end: string | undefined, summary: string])[];
  skills: string;
  education?: string;
  certificates?: string;
};

/**
 * A post, and three people as a recruiter would sort them: who can begin on Monday, often in other words than the post's; who
 * does near or lesser work; who does other work, in some of the post's own words. All are invented.
 */
export type JudgedPost = { post: Words; strong: JudgedPerson; partial: JudgedPerson; weak: JudgedPerson };

/** Up to when a present position counts. */
export const asOf = '2026-06-01';

const skill = new RegExp(`^(.+) (${proficiencyLevels.join('|')}) (\\d+)$`);

export function asProfile({ headline, work, skills, education, certificates }: JudgedPerson): ScoredProfile {
  const [degree = '', field = ''] = education?.split(', ') ?? [];
  return {
    headline,
    total_experience: 0,
    work: work.map(([title, start, end, summary]) => ({
      title,
      summary,
      start: `${start}-01`,
      end: end && `${end}-01`,
    })),
    skills: skills.split(', ').map((written) => {
      const [, name, level, years] = skill.exec(written) ?? [];
      const known = proficiencyLevels.find((one) => one === level);
      if (name === undefined || known === undefined) throw new Error(`no skill with level and years: ${written}`);
      return { name, level: known, years: Number(years) };
    }),
    educations: education === undefined ? [] : [{ degree, field }],
    certificates: certificates?.split('; ') ?? [],
    projects: [],
    texts: [],
  };
}
