import { z } from 'zod';
import type { Contract } from '../../contract.ts';
import { importedJobPost } from '../../entities/job-post.ts';
import { lookups } from '../../entities/lookup.ts';
import { id } from '../../fields.ts';

const internal = { service: 'jobs', access: 'service' } as const;

/**
 * Safe to repeat: `import_key` decides whether a post is there already. One that is gets what now is written of it, unless
 * somebody has edited it here, and is closed where it now comes as closed. @throws gone where their account was deleted
 * meanwhile: their posts are closed.
 */
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
          z.object({
            import_key: z.string(),
            job_post_id: id,
            created: z.boolean(),
            updated: z.boolean().optional(),
            closed: z.boolean().optional(),
          }),
        ),
      }),
    },
  },
} as const satisfies Contract;

/** Open posts of a person that an import has made, by their ids, a part at a time. */
export const listImportedPosts = {
  method: 'POST',
  url: '/internal/job-posts/imported',
  config: internal,
  schema: {
    summary: 'Which open posts of a person an import has made',
    body: z.object({ user_id: id, after: id.optional(), limit: z.int().min(1).max(1_000) }),
    response: {
      200: z.object({
        job_posts: z.array(z.object({ job_post_id: id, import_key: z.string() })),
        /** What to read on after; absent at the end. */
        next: id.optional(),
      }),
    },
  },
} as const satisfies Contract;

/** Closes what is open of these posts of a person. */
export const closeImportedPosts = {
  method: 'POST',
  url: '/internal/job-posts/imported/close',
  config: internal,
  schema: {
    summary: 'Close posts that are gone where they come from',
    body: z.object({ user_id: id, job_post_ids: z.array(id).min(1).max(200) }),
    response: { 200: z.object({ closed: z.int() }) },
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
