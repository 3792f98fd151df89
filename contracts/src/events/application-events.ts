import { z } from 'zod';
import { applicantStatus } from '../entities/application.ts';
import { jobCategory } from '../entities/job-post.ts';
import { scoreStatus, userScore } from '../entities/score.ts';
import { defineEvent } from '../event.ts';
import { id } from '../fields.ts';

/** Ids, status and score; answers and people stay with their owner. */
export const applicationState = z.object({
  application_id: id,
  job_post_id: id,
  job_post_category: jobCategory,
  /** The applicant. */
  user_id: id,
  /** The creator of the post. */
  owner_id: id,
  file_id: id,
  /** 1, and more after a withdrawal. */
  submission: z.int().min(1),
  status: applicantStatus,
  user_score: userScore.nullable(),
  score_status: scoreStatus,
});
export type ApplicationState = z.infer<typeof applicationState>;

const applicationEvent = (fact: string) =>
  defineEvent({ topic: 'applications', type: `application.${fact}`, schemaVersion: 1, data: applicationState });

export const applicationSubmitted = applicationEvent('submitted');
export const applicationStatusChanged = applicationEvent('status-changed');
export const applicationScored = applicationEvent('scored');
/** Whoever applied is gone: all that is left is that they did, where, when and how far they came. */
export const applicationAnonymised = applicationEvent('anonymised');
