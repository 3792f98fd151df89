import { z } from 'zod';
import { limits } from '../../constants.ts';
import type { Contract } from '../../contract.ts';
import { id } from '../../fields.ts';
import { jobSearchQuery, jobSearchResult } from '../jobs.ts';

const internal = { service: 'jobs', access: 'service' } as const;

/** As it stands in the address of `searchJobPosts`, but for its sort and the viewer's dashboard. */
const query = jobSearchQuery;

/** What a title or somebody's work is about: a direction in whole numbers, made by the model that jobs and scoring share. */
export const workVector = z.array(z.int().min(-127).max(127)).length(96);

/** The first posts that a search finds, those with titles nearest to `near` or in its own order, by what has to be known to match them. */
export const listFoundJobPosts = {
  method: 'POST',
  url: '/internal/job-posts/found',
  config: internal,
  schema: {
    summary: 'The first posts of a search, to be matched',
    body: z.object({ query, near: workVector.optional() }),
    response: {
      200: z.object({
        posts: z.array(z.object({ job_post_id: id, version: z.int(), created_by: id })).max(limits.matched),
      }),
    },
  },
} as const satisfies Contract;

/** A page of a search, with chosen posts before all others in the order in which they are named; those that it does not find are left out. */
export const readFoundJobPosts = {
  method: 'POST',
  url: '/internal/job-posts/found/read',
  config: internal,
  schema: {
    summary: 'A page of a search, chosen posts first',
    body: z.object({ query, first: z.array(id).max(limits.matched) }),
    response: { 200: jobSearchResult },
  },
} as const satisfies Contract;
