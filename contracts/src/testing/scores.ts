import { scorePercent, scoreScale } from '../constants.ts';
import { analysisAnswer, applicationScore, score } from '../entities/score.ts';
import { scoreComputed } from '../events/score-events.ts';
import { at, factory, nextId } from './factory.ts';

const scorer_version = '1';
const part = (points: number) => ({
  part: 'skills',
  points,
  max: scoreScale.max,
  whole_points: scorePercent(points),
  whole_max: 100,
  evidence: [],
  advice: null,
});

/** Computed, of one part; pending where `user_score` is null. */
export const aScore = factory(score)(({ user_score = 640 }) => ({
  user_score,
  status: user_score === null ? 'pending' : 'ready',
  breakdown: user_score === null ? [] : [part(user_score)],
  left_out: [],
  matched_skills: [],
  missing_skills: [],
  based_on: user_score === null ? [] : ['profile', 'resume'],
  scorer_version,
  computed_at: user_score === null ? null : at,
  stale: false,
}));

/** The score of an application, as its owner reads it. */
export const anApplicationScore = factory(applicationScore)(({ user_score = 640, stale = false }) => ({
  ...aScore({ user_score }),
  computed_from:
    user_score === null
      ? null
      : { profile_version: 1, job_version: 1, job_changed_at: at, resume: 'readable' as const },
  stale,
  outdated_by: stale ? { cause: 'post' as const, at } : null,
  failed_at: null,
}));

/** The score of an application, as events tell it. */
export const aScoreState = factory(scoreComputed.data)(({ user_score = 640 }) => ({
  application_id: nextId(),
  job_post_id: nextId(),
  user_id: nextId(),
  submission: 1,
  user_score,
  status: user_score === null ? 'pending' : 'ready',
  stale: false,
  scorer_version,
}));

/** One that found nothing. */
export const anAnalysis = factory(analysisAnswer)(() => ({
  skills: [],
  other_skills: [],
  minimum_yrs_of_exp_needed: 0,
  maximum_yrs_of_exp_needed: 0,
  years_evidence: [],
  sections: [],
  missing: [],
  missing_usual_skills: [],
  hints: [],
}));
