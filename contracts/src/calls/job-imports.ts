import { z } from 'zod';
import type { Contract } from '../contract.ts';
import { importedJobPost } from '../entities/job-post.ts';
import { lookups } from '../entities/lookup.ts';
import { id } from '../fields.ts';

const internal = { service: 'jobs', access: 'service' } as const;

/** Safe to repeat: `import_key` decides whether a post is there already. One that is stays as it is, but is closed where it now comes as closed. */
export const importJobPosts = {
  method: 'POST',
  url: '/internal/job-posts/import',
  config: internal,
  schema: {
    summary: 'Publish many posts under one dashboard',
    body: z.object({
      user_id: id,
      dsh_id: id,
      dsh_type: z.enum(['Recruiter', 'Referrer']),
      job_posts: z.array(importedJobPost).min(1).max(200),
    }),
    response: {
      200: z.object({
        results: z.array(
          z.object({ import_key: z.string(), job_post_id: id, created: z.boolean(), closed: z.boolean().optional() }),
        ),
      }),
    },
  },
} as const satisfies Contract;

/** Adds listed screening questions; the same text and type is the same question. */
export const importQuestions = {
  method: 'POST',
  url: '/internal/questions/import',
  config: internal,
  schema: {
    summary: 'Add screening questions to the list that recruiters choose from',
    body: z.object({ questions: z.array(lookups.questions.omit({ question_id: true })).max(500) }),
    response: { 200: z.object({ questions: z.array(lookups.questions) }) },
  },
} as const satisfies Contract;
