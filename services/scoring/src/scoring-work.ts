import { constants, setPriority } from 'node:os';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { Analysis } from '@waypost/contracts/entities/score';
import { loadSpans } from '@waypost/model/spans';
import { loadVectors } from '@waypost/model/vectors';
import { analyseJobPost } from './analysis/analyse-job-post.ts';
import type { AnalysedPost } from './analysis/analysed-post.ts';
import { occupations } from './occupations/occupations.ts';
import { findSkills } from './reading/skills/find-skills.ts';
import { remember } from './remember.ts';
import type { Reader } from './score/parts/part.ts';
import { readPerson } from './score/person/read-person.ts';
import { readPost } from './score/post/read-post.ts';
import { scoreRead, type ComputedScore } from './score/score.ts';
import { describedJob, scoredJob, type ScoredProfile, type Words } from './score/scored.ts';
import { workVector } from './score/work-vector.ts';

/** A post of this site with its analysis, where that is known, or the words of one that somebody has pasted. */
export type WantedJob = { post: JobPost; analysis: Analysis | undefined } | { words: Words; as_of: string };

/** Grows the tree of skills and reads models and occupations, so that no piece of work has to. */
export function ready(): void {
  // On Linux that is of this thread alone, elsewhere of the whole process: who answers people goes first.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  findSkills('Python');
  loadVectors();
  loadSpans();
  occupations();
}

/** What keeps a processor busy here. It runs in the thread of a pool, so what goes in and comes out is plain data. */
export const analyse = (post: AnalysedPost): Analysis => analyseJobPost(post);

export function scoreFit({ profile, resumeText, job, reader }: Fit): ComputedScore {
  return scoreRead(personRead({ profile, resumeText }), postRead(job), reader);
}

/**
 * How many persons, and characters of them, are kept once they were read: one person is compared with many posts, and all who
 * applied for a post are scored again. What is read of somebody takes some 5 bytes a character, 14 at the worst: 20 MB, or 56.
 */
const remembered = { persons: { count: 1_000, characters: 4_000_000 }, posts: { count: 64, characters: 1_000_000 } };
const personRead = remember(remembered.persons, ({ profile, resumeText }: Pick<Fit, 'profile' | 'resumeText'>) =>
  readPerson(profile, resumeText),
);
const postRead = remember(remembered.posts, (job: WantedJob) => readPost(jobOf(job)));

const jobOf = (job: WantedJob) =>
  'post' in job ? scoredJob(job.post, job.analysis) : describedJob(job.words, job.as_of);

/** The scores of several posts for one person, as numbers alone. */
export function scoreFits({ jobs, profile, resumeText, reader }: Fits): number[] {
  const person = personRead({ profile, resumeText });
  return jobs.map((job) => scoreRead(person, postRead(job), reader).user_score);
}

/** What the work of a person is about, as jobs keeps titles. */
export const workOf = ({ profile, resumeText }: Pick<Fit, 'profile' | 'resumeText'>): number[] | null =>
  workVector(personRead({ profile, resumeText }));

export type Fit = { profile: ScoredProfile; resumeText: string | undefined; job: WantedJob; reader: Reader };
export type Fits = Omit<Fit, 'job'> & { jobs: readonly WantedJob[] };
