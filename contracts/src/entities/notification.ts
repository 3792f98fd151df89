import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { applicantStatus } from './application.ts';
import { jobCategory } from './job-post.ts';

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

/** What a page lists of what happened, told apart by its kind. */
export const notification = z.discriminatedUnion('kind', [applicationStatusNotification]);
export type Notification = z.infer<typeof notification>;
export type NotificationKind = Notification['kind'];
