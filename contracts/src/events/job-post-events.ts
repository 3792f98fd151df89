import { z } from 'zod';
import { jobPost } from '../entities/job-post.ts';
import { defineEvent } from '../event.ts';
import { id } from '../fields.ts';

/** The whole public state, so that indexes and read models can be rebuilt from the topic alone. */
export const jobPostState = jobPost.extend({ dsh_id: id, owner_type: z.enum(['Recruiter', 'Referrer']) });
export type JobPostState = z.infer<typeof jobPostState>;

const jobPostEvent = (fact: string) =>
  defineEvent({ topic: 'job-posts', type: `job-post.${fact}`, schemaVersion: 1, data: jobPostState });

export const jobPostPublished = jobPostEvent('published');
export const jobPostEdited = jobPostEvent('edited');
export const jobPostClosed = jobPostEvent('closed');
