import { z } from 'zod';
import { customJobPost, limits } from '../constants.ts';
import type { Contract } from '../contract.ts';
import { customCompany } from '../entities/job-post.ts';
import { analysis, score } from '../entities/score.ts';
import { id, idParams, requiredText, text, webUrl } from '../fields.ts';
import { routes } from '../routes.ts';

const user = { service: 'scoring', access: 'user' } as const;
const internal = { service: 'scoring', access: 'service' } as const;

/** `userScore` and `user_score` are the same number. */
const scoreAnswer = score.extend({ userScore: score.shape.user_score });

export const getScore = {
  ...routes.getScore,
  config: user,
  schema: {
    summary: "The signed-in user's score for a job post",
    params: idParams,
    response: { 200: scoreAnswer },
  },
} as const satisfies Contract;

const needed = (max: number) => requiredText(max, 'Please enter a valid value.');

export const requestScore = {
  ...routes.requestScore,
  config: user,
  schema: {
    summary: 'Score a job post by its link, or a pasted one under the id custom_job_post',
    params: z.object({ id: z.union([id, z.literal(customJobPost)]) }),
    body: z.union([
      z.object({ is_scrabble: z.literal(true), job_link: webUrl }),
      z.object({
        is_scrabble: z.literal(false),
        job_link: webUrl,
        title: needed(limits.title),
        responsibility: needed(limits.qualification),
        minimum_qualification: needed(limits.qualification),
        preferred_qualification: text(limits.qualification).optional(),
        company_name: requiredText(limits.name, 'Please enter a valid company name.').optional(),
        custom_company: customCompany.optional(),
      }),
    ]),
    response: { 200: scoreAnswer },
  },
} as const satisfies Contract;

export const analyseJobPost = {
  ...routes.analyseJobPost,
  config: user,
  schema: {
    summary: 'Read skills, levels and years from a job description',
    body: z.object({
      title: requiredText(limits.title),
      description: requiredText(limits.importedDescription),
      minimum_qualification: requiredText(limits.qualification),
      responsibility: text(limits.qualification).default(''),
      preferred_qualification: text(limits.qualification).default(''),
      has_pay: z.boolean().optional(),
      has_location: z.boolean().optional(),
    }),
    response: { 200: analysis },
  },
} as const satisfies Contract;

export const readApplicationScore = {
  method: 'GET',
  url: '/internal/application-scores/:id',
  config: internal,
  schema: { summary: 'The score of an application, with its parts', params: idParams, response: { 200: score } },
} as const satisfies Contract;
