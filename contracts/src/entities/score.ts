import { z } from 'zod';
import { limits, scoreScale } from '../constants.ts';
import { instant } from '../fields.ts';
import { jobSkill } from './job-post.ts';

/** `unreadable`: scored without the text of the resume, which could not be read. */
export const scoreStatus = z.enum(['ready', 'pending', 'unreadable', 'failed']);
export type ScoreStatus = z.infer<typeof scoreStatus>;

export const userScore = z.int().min(0).max(scoreScale.max);

/** What a score was read from; empty where neither said anything. */
export const scoreSource = z.enum(['profile', 'resume']);
export type ScoreSource = z.infer<typeof scoreSource>;

/** One part of a score; the points of all parts sum to it, the maxima to 1000. */
export const scorePart = z.object({
  part: z.string(),
  points: z.int().min(0),
  max: z.int().min(0),
  /** The same in whole points of 100, as people are shown them; those of all parts sum to the shown percentage. */
  whole_points: z.int().min(0),
  whole_max: z.int().min(0),
  evidence: z.array(z.string()),
  advice: z.string().nullable(),
});
export type ScorePart = z.infer<typeof scorePart>;

/** An estimate of how well a profile and a resume fit a post. */
export const score = z.object({
  /** 0 to 1000; null while pending. */
  user_score: userScore.nullable(),
  status: scoreStatus,
  breakdown: z.array(scorePart),
  matched_skills: z.array(z.string()),
  missing_skills: z.array(z.string()),
  based_on: z.array(scoreSource),
  scorer_version: z.string(),
  computed_at: instant.nullable(),
  /** True when the profile or the post changed since. */
  stale: z.boolean(),
});
export type Score = z.infer<typeof score>;

/** What has changed since; `rules` are ours. */
export const scoreCause = z.enum(['profile', 'post', 'resume', 'rules']);
export type ScoreCause = z.infer<typeof scoreCause>;

/** The score of an application, which is kept: what it was computed from, and why it is out of date where it is. */
export const applicationScore = score.extend({
  /** Null while there is no number. `job_changed_at` is when the post became so; null in scores from before that was kept. */
  computed_from: z
    .object({
      profile_version: z.int(),
      job_version: z.int(),
      job_changed_at: instant.nullable(),
      resume: z.enum(['pending', 'readable', 'unreadable']),
    })
    .nullable(),
  /** Null unless `stale`. `at` is null where nobody wrote it down. */
  outdated_by: z.object({ cause: scoreCause, at: instant.nullable() }).nullable(),
  /** When computing it was given up last. */
  failed_at: instant.nullable(),
});
export type ApplicationScore = z.infer<typeof applicationScore>;

/**
 * Of a page of posts in the order of the match: all that is to be matched is; the rest is still being computed, and worth asking
 * for again; nothing is known of the viewer that could be compared; or matches cannot be had right now.
 */
export const matchingState = z.enum(['ready', 'pending', 'nothing', 'away']);
export type MatchingState = z.infer<typeof matchingState>;

/** Where in the description something was read. */
export const evidence = z.object({
  field: z.enum(['title', 'description', 'responsibility', 'minimum_qualification', 'preferred_qualification']),
  start: z.int(),
  end: z.int(),
  text: z.string(),
});

const yearsRead = z.int().min(0).max(limits.experienceYears).optional();

export const analysis = z.object({
  skills: z.array(jobSkill.extend({ evidence: z.array(evidence) })),
  /** Neither is there where the text names no years; without a maximum there is no end, as in "5+ years". */
  minimum_yrs_of_exp_needed: yearsRead,
  maximum_yrs_of_exp_needed: yearsRead,
  years_evidence: z.array(evidence),
  missing_usual_skills: z.array(z.object({ skill: z.string(), skill_id: z.string() })),
  hints: z.array(z.object({ code: z.string(), message: z.string(), words: z.array(z.string()) })),
});
export type Analysis = z.infer<typeof analysis>;
