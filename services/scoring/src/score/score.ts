import { scoreScale } from '@waypost/contracts/constants';
import type { ScoreSource } from '@waypost/contracts/entities/score';
import { modelVersion } from '@waypost/model/model-file';
import { completenessPart } from './parts/completeness-part.ts';
import { dutiesPart } from './parts/duties-part.ts';
import { experiencePart } from './parts/experience-part.ts';
import { missingMustHaves, mustHavesLine } from './parts/must-haves.ts';
import type { Part, Reader } from './parts/part.ts';
import { preferencesPart } from './parts/preferences-part.ts';
import { requirementsPart } from './parts/requirements-part.ts';
import { bestOfChoices, isThere, nameOf, skillFit, skillsPart } from './parts/skills-part.ts';
import { titlePart } from './parts/title-part.ts';
import type { CountedPart } from './parts/whole-points.ts';
import { readPerson, type ReadPerson } from './person/read-person.ts';
import { readPost, type ReadPost } from './post/read-post.ts';
import type { ScoredJob, ScoredProfile } from './scored.ts';

/** Changed with everything that can change a score, so that old ones are seen to be old. */
export const scorerVersion = `35.${modelVersion}`;

export type ComputedScore = {
  user_score: number;
  breakdown: CountedPart[];
  /** The parts that the post asks nothing of. */
  left_out: string[];
  matched_skills: string[];
  missing_skills: string[];
  based_on: ScoreSource[];
  scorer_version: string;
};

/**
 * How well a person fits a post. Pure: the same profile, text and post give the same score; only its words are made for who
 * reads them.
 */
export const score = (
  profile: ScoredProfile,
  resumeText: string | undefined,
  job: ScoredJob,
  reader: Reader = 'self',
): ComputedScore => scoreRead(readPerson(profile, resumeText), readPost(job), reader);

/** The same of somebody who is compared with several posts, or of a post with several people. */
export function scoreRead(person: ReadPerson, post: ReadPost, reader: Reader): ComputedScore {
  const { job, papers, preferred } = post;
  const required = bestOfChoices(post.required.map((skill) => skillFit(skill, person, job.minimum_years)));
  const missing = missingMustHaves(post, person);
  const parts: Record<string, Part | undefined> = {
    Skills: skillsPart(required, post.required, missing),
    Experience: experiencePart(person, job),
    'Job title': titlePart(person, job),
    Duties: dutiesPart(person, post, reader),
    'Education and certificates': requirementsPart(person, papers, missing),
    'Preferred qualifications': preferencesPart(preferred, person),
    Completeness: completenessPart(person),
  };
  const counted = inPoints(
    Object.values(parts).filter((part) => part !== undefined),
    reader,
  );
  const line = mustHavesLine(sumOf(counted), missing, reader === 'self');
  const breakdown = line === undefined ? counted : [...counted, line];
  return {
    user_score: sumOf(breakdown),
    breakdown,
    left_out: Object.keys(parts).filter((name) => parts[name] === undefined),
    matched_skills: required.filter(({ how }) => isThere(how)).map(({ skill }) => skill.name),
    missing_skills: required.filter(({ how }) => !isThere(how)).map(nameOf),
    based_on: [...person.based_on],
    scorer_version: scorerVersion,
  };
}

const sumOf = (parts: readonly CountedPart[]) => parts.reduce((sum, { points }) => sum + points, 0);

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
