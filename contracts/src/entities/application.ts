import { z } from 'zod';
import { applicantStatuses, limits } from '../constants.ts';
import { id, instant, text } from '../fields.ts';
import { rating } from './applicant-notes.ts';
import { listedPost } from './job-post.ts';
import { scoreStatus, userScore } from './score.ts';
import { publicUser } from './user.ts';

export const applicantStatus = z.enum(applicantStatuses, 'Please select a status');

/** An answer to a screening question; unanswered questions are not sent. */
export const answer = z.object({ question_text: text(limits.question), reply: text(limits.answer) });
export type Answer = z.infer<typeof answer>;

/** One change of an application's status; the list of them only grows. */
export const statusChange = z.object({
  from: applicantStatus.nullable(),
  to: applicantStatus,
  /** User id; null where a blind review hides whose it is. */
  by: id.nullable(),
  at: instant,
});
export type StatusChange = z.infer<typeof statusChange>;

/** An application as its applicant sees it. */
export const application = z.object({
  _id: id,
  job_post_id: id,
  applied_at: instant,
  status: applicantStatus,
  user_resume_id: id,
  answers: z.array(answer),
  version: z.int(),
});
export type Application = z.infer<typeof application>;

/** An application in its applicant's own list, with the post as it is now. */
export const appliedPost = z.object({
  _id: id,
  job_post_id: id,
  /** Null when it could not be asked; absent when the post is gone. */
  job_post: listedPost.nullable().optional(),
  applied_at: instant,
  status: applicantStatus,
  /** The file that was sent; the resume may have another one by now. */
  resume_name: z.string(),
  /** The poster has deleted their account: nobody decides on it any more. */
  is_owner_gone: z.literal(true).optional(),
});
export type AppliedPost = z.infer<typeof appliedPost>;

/**
 * An application as the owner of the post sees it. `user_info` is null until the profile has arrived. In a blind review it is null
 * until the status is decided, and so is all else that leads to a person; answers are shown without names, schools and links.
 */
export const applicant = z.object({
  _id: id,
  /** The number by which a blind review knows them while it hides who they are: 1 applied first. Null where nothing is hidden. */
  hidden_as: z.int().min(1).nullable(),
  user_id: id.nullable(),
  user_info: publicUser.extend({ email: z.string(), headline: z.string().optional() }).nullable(),
  /** They have deleted their account since: that they applied, when, and the status are all that is left. */
  is_deleted: z.boolean(),
  /** Null where they have not said. */
  total_experience_in_months: z.int().nullable(),
  city_name: z.string().nullable(),
  country_name: z.string().nullable(),
  /** `file_url` opens in a tab of its own. Null where `is_deleted` or hidden. */
  resume_info: z.object({ title: z.string(), file_url: z.string() }).nullable(),
  user_resume_id: id.nullable(),
  answers: z.array(answer.extend({ _id: id })),
  /** 0 to 1000; null when there is none yet. */
  user_score: userScore.nullable(),
  score_status: scoreStatus,
  score_stale: z.boolean(),
  applied_at: instant,
  status: applicantStatus,
  /** The caller's own rating; the number of notes is the caller's own, too. */
  own_rating: rating.nullable(),
  note_count: z.int().min(0),
  version: z.int(),
});
export type Applicant = z.infer<typeof applicant>;
