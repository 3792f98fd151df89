import { z } from 'zod';
import { customJobPost, limits, pageSizes } from '../constants.ts';
import type { Contract } from '../contract.ts';
import { companyFields, hasCompany } from '../entities/job-post.ts';
import { analysisAnswer, applicationScore, score, userScore } from '../entities/score.ts';
import {
  atLeastOneOf,
  blankAsAbsent,
  commaList,
  id,
  idParams,
  isObject,
  namedOrAbsent,
  requiredText,
  requiredUrl,
  text,
} from '../fields.ts';
import { routes } from '../routes.ts';
import { workVector } from './jobs/best-match.ts';

const user = { service: 'scoring', access: 'user' } as const;
const internal = { service: 'scoring', access: 'service' } as const;

/** `userScore` and `user_score` are the same number. */
const scoreAnswer = score.extend({ userScore: score.shape.user_score });

export const getScore = {
  ...routes.getScore,
  config: { ...user, allowance: 'scores' },
  schema: {
    summary: "The signed-in user's score for a job post",
    params: idParams,
    response: { 200: scoreAnswer },
  },
} as const satisfies Contract;

/** Posts of the caller's own are left out, and so is everything while nothing is known of the caller that could be compared. */
export const listScores = {
  ...routes.listScores,
  config: { ...user, allowance: 'scoreLists' },
  schema: {
    summary: "The signed-in user's scores for a page of job posts, as numbers alone",
    querystring: z.object({ ids: commaList(id, pageSizes.search).optional() }),
    response: { 200: z.object({ scores: z.array(z.object({ job_post_id: id, user_score: userScore })) }) },
  },
} as const satisfies Contract;

/**
 * Scores of what a search has found, as far as they are known within a moment. What is not, is computed on, one piece of a person
 * after the other, for who asks again (`pending`); null is what cannot be scored. Nothing where nothing is known of the person.
 */
export const matchJobPosts = {
  method: 'POST',
  url: '/internal/matches',
  config: internal,
  schema: {
    summary: "A person's scores for the posts of a search",
    body: z.object({
      user_id: id,
      posts: z.array(z.object({ job_post_id: id, version: z.int() })).max(limits.matched),
    }),
    response: {
      200: z.object({
        state: z.enum(['ready', 'pending', 'nothing']),
        matches: z.array(z.object({ job_post_id: id, user_score: userScore.nullable() })),
      }),
    },
  },
} as const satisfies Contract;

/** What the titles and the experience of a person are about; null where nothing is known of them. It says no more than that. */
export const readWork = {
  method: 'GET',
  url: '/internal/work/:id',
  config: internal,
  schema: {
    summary: 'What the work of a person is about',
    params: idParams,
    response: { 200: z.object({ vector: workVector.nullable() }) },
  },
} as const satisfies Contract;

const needed = (max: number) => requiredText(max, 'Please enter a valid value.');
const jobLink = requiredUrl('Please enter a valid value.');
const companyName = requiredText(limits.name, 'Please enter a valid company name.');

export const requestScore = {
  ...routes.requestScore,
  config: { ...user, allowance: 'scores' },
  schema: {
    summary: 'Score a job post by its link, or a pasted one under the id custom_job_post',
    params: z.object({ id: z.union([id, z.literal(customJobPost)]) }),
    body: z.discriminatedUnion(
      'is_scrabble',
      [
        z.object({ is_scrabble: z.literal(true), job_link: jobLink }),
        z
          .object({
            is_scrabble: z.literal(false),
            job_link: jobLink,
            title: needed(limits.title),
            responsibility: needed(limits.qualification),
            minimum_qualification: needed(limits.qualification),
            preferred_qualification: blankAsAbsent(text(limits.qualification)),
            company_name: blankAsAbsent(companyName),
            custom_company: namedOrAbsent(companyName),
          })
          .refine(hasCompany, {
            path: ['company_name'],
            error: 'Please enter a valid company name.',
            when: isObject,
            params: atLeastOneOf(companyFields),
          }),
      ],
      'Expected true for a job post of this site, false for one that is pasted',
    ),
    response: { 200: scoreAnswer },
  },
} as const satisfies Contract;

const incomplete = 'Please fill in title, description, and minimum qualifications before analyzing';

export const analyseJobPost = {
  ...routes.analyseJobPost,
  config: { ...user, allowance: 'analyses' },
  schema: {
    summary: 'Read skills, levels and years from a job description',
    body: z.object({
      title: requiredText(limits.title, incomplete),
      description: requiredText(limits.importedDescription, incomplete),
      minimum_qualification: requiredText(limits.qualification, incomplete),
      responsibility: text(limits.qualification).default(''),
      preferred_qualification: text(limits.qualification).default(''),
      /** So that its name is not read as a skill. */
      company_name: text(limits.name).optional(),
      has_pay: z.boolean().optional(),
      has_location: z.boolean().optional(),
    }),
    response: { 200: analysisAnswer },
  },
} as const satisfies Contract;

export const readApplicationScore = {
  method: 'GET',
  url: '/internal/application-scores/:id',
  config: internal,
  schema: {
    summary: 'The score of an application, with its parts',
    params: idParams,
    response: { 200: applicationScore },
  },
} as const satisfies Contract;

/** Asks for it where there is something to compute; asked twice, it is computed once. Answers the score as it is until then. */
export const refreshApplicationScore = {
  method: 'POST',
  url: '/internal/application-scores/:id/refresh',
  config: internal,
  schema: {
    summary: 'Have the score of an application computed again',
    params: idParams,
    response: { 200: applicationScore },
  },
} as const satisfies Contract;
