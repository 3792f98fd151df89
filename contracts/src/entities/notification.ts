import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { applicantStatus } from './application.ts';
import { jobCategory } from './job-post.ts';
import { savedQuery } from './saved-search.ts';
import { userScore } from './score.ts';

/** What is about the same within it is told once; a status that is taken back within it is not told at all. */
export const toldTogetherMs = 60_000;

/** What every kind has; `at` is when the latest of what it tells happened. */
const shared = { _id: id, at: instant, is_read: z.boolean() };

/** Somebody else gave one's application another status. Without a title where the post cannot be asked for. */
export const applicationStatusNotification = z.object({
  ...shared,
  kind: z.literal('application-status'),
  job_post_id: id,
  job_post_category: jobCategory,
  title: z.string().nullable(),
  status: applicantStatus,
});

/**
 * A saved search found `count` posts within a minute, or with `has_more` more than anybody counted, of which `job_post_id` is the
 * latest. Without name and query where the search is gone or cannot be asked for.
 */
export const savedSearchNotification = z.object({
  ...shared,
  kind: z.literal('saved-search'),
  saved_search_id: id,
  name: z.string().nullable(),
  query: savedQuery.nullable(),
  count: z.int().min(1),
  has_more: z.literal(true).optional(),
  job_post_id: id,
  title: z.string().nullable(),
});

/** `count` people applied to a post of one's own within a minute; who they are says its list alone. */
export const newApplicantNotification = z.object({
  ...shared,
  kind: z.literal('new-applicant'),
  job_post_id: id,
  title: z.string().nullable(),
  count: z.int().min(1),
});

/** `count` applicants of a post of one's own were scored within a minute; `best_score` is the best of these. */
export const scoreReadyNotification = z.object({
  ...shared,
  kind: z.literal('score-ready'),
  job_post_id: id,
  title: z.string().nullable(),
  count: z.int().min(1),
  best_score: userScore,
});

/** `count` open posts of one's own will be 60 days old in a week, all within an hour; `job_post_id` is the latest of them. */
export const oldPostNotification = z.object({
  ...shared,
  kind: z.literal('old-post'),
  job_post_id: id,
  title: z.string().nullable(),
  count: z.int().min(1),
});

/** What a page lists of what happened, told apart by its kind. */
export const notification = z.discriminatedUnion('kind', [
  applicationStatusNotification,
  savedSearchNotification,
  newApplicantNotification,
  scoreReadyNotification,
  oldPostNotification,
]);
export type Notification = z.infer<typeof notification>;
export type NotificationKind = Notification['kind'];
