import { z } from 'zod';
import { limits, scoreScale } from '../constants.ts';
import { instant } from '../fields.ts';
import { currency, jobType, workMode } from './job-post.ts';
import { jobSkill, skillRequirement } from './job-skill.ts';

/** `unreadable`: scored without the text of the resume, which could not be read. */
export const scoreStatus = z.enum(['ready', 'pending', 'unreadable', 'failed']);
export type ScoreStatus = z.infer<typeof scoreStatus>;

export const userScore = z.int().min(0).max(scoreScale.max);

/** What a score was read from; empty where neither said anything. */
export const scoreSource = z.enum(['profile', 'resume']);
export type ScoreSource = z.infer<typeof scoreSource>;

/**
 * One part of a score; the points of all parts sum to it, the maxima to 1000. One of no points at most is a line that takes
 * some away: what a post requires is not there, and caps the score.
 */
export const scorePart = z.object({
  part: z.string(),
  points: z.int(),
  max: z.int().min(0),
  /** The same in whole points of 100, as people are shown them; those of all parts sum to the shown percentage. */
  whole_points: z.int(),
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
  /** The parts that the post asks nothing of; the others weigh more instead. */
  left_out: z.array(z.string()),
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
 * How far the order of the match is for a page of posts. `ready`: all posts that are to be matched are; `pending`: others are
 * still being computed, so ask again; `nothing`: the viewer has nothing that could be compared; `away`: matches cannot be had
 * right now.
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

/** What the parts of a post are about. */
export const sectionKind = z.enum(['responsibilities', 'requirements', 'preferred', 'benefits', 'about']);

export const analysis = z.object({
  skills: z.array(
    jobSkill.extend({
      /** `preferred` where it is nowhere required. */
      requirement: skillRequirement,
      /** The least years asked for of this skill; absent where the text names none. */
      years: yearsRead,
      evidence: z.array(evidence),
    }),
  ),
  /** Words that read like skills and that no list has: for people to choose from. */
  other_skills: z.array(z.object({ skill: z.string(), evidence: z.array(evidence) })),
  /** Neither is there where the text names no years; without a maximum there is no end, as in "5+ years". */
  minimum_yrs_of_exp_needed: yearsRead,
  maximum_yrs_of_exp_needed: yearsRead,
  years_evidence: z.array(evidence),
  /** Where the text says that the work is done, with its words. */
  work_mode: z.object({ work_mode: workMode, evidence }).optional(),
  /** The kind of employment that the text names, with its words. */
  job_type: z.object({ job_type: jobType, evidence }).optional(),
  /** What the text says that is paid, with its words: in whole units, of an hour or a day to the hundredth; of which currency, where it says so. */
  pay: z
    .object({
      currency: currency.optional(),
      amount: z.number(),
      max_amount: z.number().optional(),
      per: z.enum(['year', 'month', 'week', 'day', 'hour']),
      evidence,
    })
    .optional(),
  sections: z.array(z.object({ kind: sectionKind, field: evidence.shape.field, start: z.int(), end: z.int() })),
  /** By its English name, or `other`; not there where there is too little text to say. */
  language: z.string().optional(),
  /** What a post usually says and this one does not. */
  missing: z.array(z.object({ code: z.string(), message: z.string() })),
  missing_usual_skills: z.array(z.object({ skill: z.string(), skill_id: z.string() })),
  hints: z.array(z.object({ code: z.string(), message: z.string(), words: z.array(z.string()) })),
});
export type Analysis = z.infer<typeof analysis>;

/** As the call answers it, both years are there: 0 is a text that names none, and a maximum of 0 is no end. */
export const analysisAnswer = analysis.extend({
  minimum_yrs_of_exp_needed: yearsRead.unwrap(),
  maximum_yrs_of_exp_needed: yearsRead.unwrap(),
});
