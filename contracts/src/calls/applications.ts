import { z } from 'zod';
import { redirection } from '../answers.ts';
import { limits, mostApplicantsAtOnce, pageSizes, topApplicantsDefault } from '../constants.ts';
import type { Contract } from '../contract.ts';
import { answer, applicant, applicantStatus, application, statusChange } from '../entities/application.ts';
import { sentApplication } from '../entities/job-post.ts';
import { textStatus } from '../entities/resume.ts';
import { blankAsAbsent, notBlank, done, id, idempotency, idParams, instant, pageLimit, requiredId } from '../fields.ts';
import { ownDashboardId, ownUserId } from '../ownership.ts';
import { routes } from '../routes.ts';
import { applicantFilters, applicantFiltersOrNone, applicantSorts } from './applications/applicant-filters.ts';
import { blindly } from './applications/blind-review.ts';

const user = { service: 'applications', access: 'user' } as const;
const internal = { service: 'applications', access: 'service' } as const;

/** @throws already-applied (409) for a duplicate, whatever the concurrency. */
export const applyToJob = {
  ...routes.applyToJob,
  config: { ...user, allowance: 'applications' },
  schema: {
    summary: 'Apply to an open job post with a resume and answers',
    params: idParams,
    headers: idempotency,
    body: z.object({
      user_id: ownUserId,
      user_resume_id: requiredId('Please select a resume to apply'),
      dsh_id: ownDashboardId,
      /** A question without a reply is one that is not answered. */
      answers: z
        .array(answer.extend({ reply: answer.shape.reply.default('') }))
        .max(limits.questions)
        .default([]),
    }),
    response: { 200: z.object({ success: z.literal(true), application }) },
  },
} as const satisfies Contract;

/** Takes the newest readable resume. @throws validation-error when the post has required questions. */
export const applyWithNewestResume = {
  ...routes.applyWithNewestResume,
  config: { ...user, allowance: 'applications' },
  schema: {
    summary: 'Apply with the newest resume',
    headers: idempotency,
    body: z.object({ job_post_id: id, dsh_id: ownDashboardId }),
    response: { 200: z.object({ success: z.literal(true), application }) },
  },
} as const satisfies Contract;

export const listApplicants = {
  ...routes.listApplicants,
  config: { ...user, reads: true },
  schema: {
    summary: 'The applicants of a job post of your own, best score first',
    params: idParams,
    body: z.object({
      user_id: ownUserId.optional(),
      page: z.int().min(1).default(1),
      limit: z.int().min(1).max(100).default(pageSizes.applicants),
      sort: z.enum(applicantSorts).default('score'),
      filters: applicantFiltersOrNone,
      blind: z.boolean().optional(),
    }),
    response: {
      200: z.object({
        applicants: z.array(applicant),
        is_blind: z.boolean(),
        total: z.int(),
        /** The number of applicants with each status, whatever the status filter. */
        counts: z.record(applicantStatus, z.int()),
      }),
    },
  },
} as const satisfies Contract;

/** For who follows a link to one of them, wherever the list has them. */
export const getApplicant = {
  ...routes.getApplicant,
  config: user,
  schema: {
    summary: 'One applicant of a job post of your own',
    params: z.object({ id, application: id }),
    querystring: blindly,
    response: { 200: z.object({ applicant }) },
  },
} as const satisfies Contract;

/**
 * @throws validation-error for a status that the dashboard which published the post may not set; conflict where nobody could be
 * changed, as of those who withdrew or no longer have the status `from`.
 */
export const changeApplicantStatus = {
  ...routes.changeApplicantStatus,
  config: user,
  schema: {
    summary: 'Set the status of chosen applicants, or of the best scored',
    params: idParams,
    body: z.object({
      applicant_ids: z.array(id).max(mostApplicantsAtOnce).default([]),
      changed_status: applicantStatus,
      options: z
        .object({
          action: z.enum(['selected_ids', 'top_applicant']),
          top_applicant: z.int().min(1).default(topApplicantsDefault),
          filters: blankAsAbsent(applicantFilters),
          /** Only those who have this status still: what was decided meanwhile, as in another tab, stays. */
          from: notBlank(applicantStatus).optional(),
        })
        .default({ action: 'selected_ids', top_applicant: topApplicantsDefault }),
    }),
    response: {
      200: z.object({
        changed: z.int(),
        /** What each changed applicant had before, so that the change can be undone. */
        previous: z.array(z.object({ _id: id, status: applicantStatus })),
      }),
    },
  },
} as const satisfies Contract;

/** For the applicant and for the owner of the post. */
export const getApplicantResume = {
  ...routes.getApplicantResume,
  config: { ...user, allowance: 'applicantResumes' },
  schema: {
    summary: 'A short-lived link to the resume that was sent',
    params: idParams,
    querystring: blindly,
    response: {
      200: z.object({
        /** Null where a blind review hides whose it is: the file says so. */
        downloadURL: z.string().nullable(),
        filename: z.string(),
        content_type: z.string(),
        text: z.string().nullable(),
        /** While it is `pending`, the text comes later. Not there in what a process of an older release answers. */
        text_status: textStatus.optional(),
      }),
    },
  },
} as const satisfies Contract;

/**
 * A navigation, for a new tab: what `file_url` of an applicant leads to. For whom `getApplicantResume` is.
 * @throws forbidden where a blind review hides whose it is.
 */
export const openApplicantResume = {
  ...routes.openApplicantResume,
  config: { ...user, navigation: true },
  schema: { summary: 'Leads to the resume that was sent', params: idParams, response: redirection },
} as const satisfies Contract;

export const getApplicationHistory = {
  ...routes.getApplicationHistory,
  config: user,
  schema: {
    summary:
      'Every change of status of an application; for its applicant with their answers, and without what was taken back within a minute',
    params: idParams,
    querystring: blindly,
    response: {
      200: z.object({
        history: z.array(statusChange),
        /** What was answered; there for the applicant alone, as the owner has it in the list, where a blind review hides names. */
        answers: z.array(answer).optional(),
      }),
    },
  },
} as const satisfies Contract;

/** For the applicant only. Repeating it changes nothing; applying again is possible afterwards. */
export const withdrawApplication = {
  ...routes.withdrawApplication,
  config: user,
  schema: { summary: 'Withdraw an application of your own', params: idParams, response: { 200: done } },
} as const satisfies Contract;

const marking = z.object({ dash: ownDashboardId, job: id });

export const markJobPost = {
  ...routes.markJobPost,
  config: user,
  schema: {
    summary: 'Save a job post on a dashboard',
    params: marking.extend({ mark: z.literal('Saved') }),
    body: z.object({ user_id: ownUserId.optional() }).default({}),
    response: { 200: done },
  },
} as const satisfies Contract;

export const unmarkJobPost = {
  ...routes.unmarkJobPost,
  config: user,
  schema: {
    summary: 'Remove a saved job post from a dashboard',
    params: marking,
    body: z.object({ user_id: ownUserId.optional() }).default({}),
    response: { 200: done },
  },
} as const satisfies Contract;

/** What the user has sent for which of the posts, and which are saved (on a dashboard, where one is named). */
export const readJobMarks = {
  method: 'POST',
  url: '/internal/job-marks/read',
  config: internal,
  schema: {
    summary: 'What a user has done with posts',
    body: z.object({ user_id: id, dsh_id: id.optional(), job_post_ids: z.array(id).max(200) }),
    response: { 200: z.object({ applied: z.array(sentApplication.extend({ job_post_id: id })), saved: z.array(id) }) },
  },
} as const satisfies Contract;

/** What scoring and resumes need of an application; nothing personal. */
export const applicationReference = z.object({
  application_id: id,
  version: z.int(),
  user_id: id,
  job_post_id: id,
  owner_id: id,
  file_id: id,
  submission: z.int(),
  applied_at: instant,
});
export type ApplicationReference = z.infer<typeof applicationReference>;

/** Ids that do not exist are left out. */
export const readApplications = {
  method: 'POST',
  url: '/internal/applications/read',
  config: internal,
  schema: {
    summary: 'Applications by ids',
    body: z.object({ ids: z.array(id).max(500) }),
    response: { 200: z.object({ applications: z.array(applicationReference) }) },
  },
} as const satisfies Contract;

/** For the sweep: applications whose score has not arrived, by their ids, a page at a time. */
export const listUnscoredApplications = {
  method: 'GET',
  url: '/internal/applications/unscored',
  config: internal,
  schema: {
    summary: 'Applications without a score after one of them',
    querystring: z.object({ after: id.optional(), limit: pageLimit(500, 500) }),
    response: { 200: z.object({ applications: z.array(applicationReference) }) },
  },
} as const satisfies Contract;
