import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { Analysis } from '@waypost/contracts/entities/score';
import { analyseJobPost, type AnalysedPost } from './analysis/analyse-job-post.ts';
import { findSkills } from './reading/find-skills.ts';
import type { Reader } from './score/part.ts';
import { score, type ComputedScore } from './score/score.ts';
import { describedJob, scoredJob, type ScoredProfile, type Words } from './score/scored.ts';

/** A post of this site with its analysis, where that is known, or the words of one that somebody has pasted. */
export type WantedJob = { post: JobPost; analysis: Analysis | undefined } | { words: Words; as_of: string };

/** Grows the tree of skills, so that no piece of work has to. */
export function ready(): void {
  findSkills('Python');
}

/** What keeps a processor busy here. It runs in the thread of a pool, so what goes in and comes out is plain data. */
export const analyse = (post: AnalysedPost): Analysis => analyseJobPost(post);

export function scoreFit({ profile, resumeText, job, reader }: Fit): ComputedScore {
  const wanted = 'post' in job ? scoredJob(job.post, job.analysis) : describedJob(job.words, job.as_of);
  return score(profile, resumeText, wanted, reader);
}

/** The scores of several posts for one person, as numbers alone. */
export const scoreFits = ({ jobs, ...person }: Fits): number[] =>
  jobs.map((job) => scoreFit({ ...person, job }).user_score);

export type Fit = { profile: ScoredProfile; resumeText: string | undefined; job: WantedJob; reader: Reader };
export type Fits = Omit<Fit, 'job'> & { jobs: readonly WantedJob[] };
