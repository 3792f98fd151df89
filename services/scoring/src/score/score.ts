import { scoreScale } from '@waypost/contracts/constants';
import { scoreSource, type ScoreSource } from '@waypost/contracts/entities/score';
import { experiencePart } from './experience-part.ts';
import type { Part, Reader } from './part.ts';
import { requirementsPart } from './requirements-part.ts';
import type { ScoredJob, ScoredProfile } from './scored.ts';
import { skillsFit } from './skills-part.ts';
import { textPart } from './text-part.ts';
import { titlePart } from './title-part.ts';
import type { CountedPart } from './whole-points.ts';
import { withoutSchools } from './without-schools.ts';

/** Changed with everything that can change a score, so that old ones are seen to be old. */
export const scorerVersion = '3';
export const formerScorerVersions: readonly string[] = ['1', '2'];

/** Characters of a resume and of a profile that are read; what stands beyond them says nothing new of anybody. */
const longestRead = 50_000;

export type ComputedScore = {
  user_score: number;
  breakdown: CountedPart[];
  matched_skills: string[];
  missing_skills: string[];
  based_on: ScoreSource[];
  scorer_version: string;
};

/**
 * How well a person fits a post. Pure: the same profile, text and post give the same score; only its words are made for who
 * reads them.
 */
export function score(
  profile: ScoredProfile,
  resumeText: string | undefined,
  job: ScoredJob,
  reader: Reader = 'self',
): ComputedScore {
  const resume = withoutSchools((resumeText ?? '').slice(0, longestRead));
  const own = profileText(profile).slice(0, longestRead);
  const listed = profile.skills.map((skill) => skill.name).join('\n');
  const based_on = sourcesOf({ profile: `${own}${listed}`, resume });
  const skills = skillsFit(profile, own, resume, job);
  const parts = [
    skills.part,
    experiencePart(profile, resume, job),
    titlePart(profile, resume, job),
    textPart(`${own}\n${listed}\n${resume}`, job, { reader, based_on }),
    requirementsPart(profile, resume, job),
  ].filter((part) => part !== undefined);
  const breakdown = inPoints(parts, reader);
  return {
    user_score: breakdown.reduce((sum, part) => sum + part.points, 0),
    breakdown,
    matched_skills: skills.matched,
    missing_skills: skills.missing,
    based_on,
    scorer_version: scorerVersion,
  };
}

/** The weights of the parts that there are, shared out over the whole scale; the last takes what rounding leaves. */
function inPoints(parts: readonly Part[], reader: Reader): CountedPart[] {
  const weights = parts.reduce((sum, part) => sum + part.weight, 0);
  let given = 0;
  return parts.map(({ part, weight, value, evidence, advice }, index) => {
    const max = index === parts.length - 1 ? scoreScale.max - given : Math.round((weight / weights) * scoreScale.max);
    given += max;
    // What would raise it is for the person who is scored.
    return { part, points: Math.round(max * value), max, evidence, advice: reader === 'self' ? advice : null };
  });
}

const sourcesOf = (texts: Record<ScoreSource, string>): ScoreSource[] =>
  scoreSource.options.filter((source) => texts[source].trim() !== '');

const profileText = (profile: ScoredProfile) =>
  [
    profile.headline,
    ...profile.work.flatMap((item) => [item.title, item.summary]),
    ...profile.projects.flatMap((item) => [item.name, item.description]),
    ...profile.educations.map((item) => `${item.degree} ${item.field}`),
    ...profile.certificates,
    ...profile.texts,
  ].join('\n');
