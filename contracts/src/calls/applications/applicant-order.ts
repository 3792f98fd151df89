import { z } from 'zod';
import type { Contract } from '../../contract.ts';
import { applicant } from '../../entities/application.ts';
import { id, idParams } from '../../fields.ts';
import { applicantFilters, applicantSorts } from './applicant-filters.ts';

const internal = { service: 'applications', access: 'service' } as const;

/** What is read of them page by page stays of the people who were there when it began, each once. @throws not-found for another owner. */
export const readApplicantOrder = {
  method: 'POST',
  url: '/internal/job-posts/:id/applicants/order',
  config: internal,
  schema: {
    summary: 'Who applied to a post of that owner, in order, as ids',
    params: idParams,
    body: z.object({ owner_id: id, sort: z.enum(applicantSorts), filters: applicantFilters }),
    response: { 200: z.object({ application_ids: z.array(id) }) },
  },
} as const satisfies Contract;

/** Each may have thirty long answers, from before these had a limit together, and an answer between services 16 MB. */
export const applicantsAtOnce = 20;
/** Processes of an older release ask for so many. */
const mostAtOnce = 50;

/** In the order of the ids; those who did not apply to the post, or whose post is not that owner's, are left out. */
export const readApplicants = {
  method: 'POST',
  url: '/internal/applicants/read',
  config: internal,
  schema: {
    summary: 'Applicants as the owner of their post sees them',
    body: z.object({ owner_id: id, job_post_id: id, application_ids: z.array(id).max(mostAtOnce) }),
    response: { 200: z.object({ applicants: z.array(applicant) }) },
  },
} as const satisfies Contract;
