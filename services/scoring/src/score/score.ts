import { scoreScale } from '@waypost/contracts/constants';
import type { ScorePart } from '@waypost/contracts/entities/score';
import { experiencePart } from './experience-part.ts';
import type { Part } from './part.ts';
import { requirementsPart } from './requirements-part.ts';
import type { ScoredJob, ScoredProfile } from './scored.ts';
import { skillsFit } from './skills-part.ts';
import { textPart } from './text-part.ts';
import { titlePart } from './title-part.ts';
import { withoutSchools } from './without-schools.ts';

/** Changed with everything that can change a score, so that old ones are seen to be old. */
export const scorerVersion = '3';
export const formerScorerVersions: readonly string[] = ['1', '2'];

/** Characters of a resume and of a profile that are read; what stands beyond them says nothing new of anybody. */
const longestRead = 50_000;

export type ComputedScore = {
  user_score: number;
  breakdown: ScorePart[];
  matched_skills: string[];
  missing_skills: string[];
  scorer_version: string;
};

/** How well a person fits a post. Pure: the same profile, text and post give the same score. */
export function score(profile: ScoredProfile, resumeText: string | undefined, job: ScoredJob): ComputedScore {
  const resume = withoutSchools((resumeText ?? '').slice(0, longestRead));
  const own = profileText(profile).slice(0, longestRead);
  const skills = skillsFit(profile, own, resume, job);
  const parts = [
    skills.part,
    experiencePart(profile, resume, job),
    titlePart(profile, resume, job),
    textPart(`${own}\n${profile.skills.map((skill) => skill.name).join('\n')}\n${resume}`, job),
    requirementsPart(profile, resume, job),
  ].filter((part) => part !== undefined);
  const breakdown = inPoints(parts);
  return {
    user_score: breakdown.reduce((sum, part) => sum + part.points, 0),
    breakdown,
    matched_skills: skills.matched,
    missing_skills: skills.missing,
    scorer_version: scorerVersion,
  };
}

/** The weights of the parts that there are, shared out over the whole scale; the last takes what rounding leaves. */
function inPoints(parts: readonly Part[]): ScorePart[] {
  const weights = parts.reduce((sum, part) => sum + part.weight, 0);
  let given = 0;
  return parts.map(({ part, weight, value, evidence, advice }, index) => {
    const max = index === parts.length - 1 ? scoreScale.max - given : Math.round((weight / weights) * scoreScale.max);
    given += max;
    return { part, points: Math.round(max * value), max, evidence, advice };
  });
}

const profileText = (profile: ScoredProfile) =>
  [
    profile.headline,
    ...profile.work.flatMap((item) => [item.title, item.summary]),
    ...profile.projects.flatMap((item) => [item.name, item.description]),
    ...profile.educations.map((item) => `${item.degree} ${item.field}`),
    ...profile.certificates,
    ...profile.texts,
  ].join('\n');
