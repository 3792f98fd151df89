import { z } from 'zod';
import {
  applicantStatuses,
  currencies,
  defaults,
  jobCategories,
  jobStatuses,
  jobTypes,
  limits,
  scoreScale,
  workModes,
} from '../constants.ts';
import {
  atLeastOneOf,
  blankAsAbsent,
  blankAsDefault,
  id,
  instant,
  isObject,
  namedOrAbsent,
  requiredText,
  text,
  webUrl,
  years,
} from '../fields.ts';
import { highlights } from './highlights.ts';
import { jobQuestion, listedQuestion, questionInputs } from './job-question.ts';
import { jobSkill, jobSkillInput } from './job-skill.ts';
import { publicUser } from './user.ts';

export const jobType = z.enum(jobTypes, 'Job type is required');
export const workMode = z.enum(workModes, 'Work mode is required');
export const jobStatus = z.enum(jobStatuses);
export const jobCategory = z.enum(jobCategories);
export const currency = z.enum(currencies);

/** A place: a listed city by id, or a custom one by name. */
export const cityInput = z.union(
  [z.object({ city_id: id }), z.object({ name: requiredText(limits.name, 'Enter a city') })],
  'Send the city_id of a listed city or the name of another one',
);
export const city = z.object({ city_id: id.optional(), name: z.string() });
export type City = z.infer<typeof city>;

const mostPay = `Must be at most ${limits.pay.toLocaleString('en-US')}`;
/** What is beyond all numbers that are exact is too large before it is anything else. */
const yearlyPay = z
  .int({ error: ({ code }) => (code === 'too_big' ? mostPay : 'Expected a whole number'), abort: true })
  .min(0, { error: 'Must be at least 0', abort: true })
  .max(limits.pay, mostPay);

/** Yearly pay in whole units of the currency; `amount` is the minimum, `max_amount` the maximum. Of either, 0 or nothing is none. */
export const pay = z
  .object({
    currency: currency.default(defaults.currency),
    amount: blankAsAbsent(yearlyPay).transform((least) => least ?? 0),
    max_amount: z.preprocess(
      (value: number | '' | undefined) => (value === 0 ? undefined : value),
      blankAsAbsent(yearlyPay),
    ),
  })
  .refine((value) => value.max_amount === undefined || value.max_amount >= value.amount, {
    path: ['max_amount'],
    error: 'The maximum must not be below the minimum',
  });
export type Pay = z.infer<typeof pay>;

const companyName = requiredText(limits.name, 'Please enter a company name');
/** 0, as empty, is no end: 'n+ years'. */
const mostYears = z.preprocess(
  (value: number | '' | undefined) => (value === 0 ? undefined : value),
  blankAsAbsent(years),
);

const content = {
  title: requiredText(limits.title, 'Job title is required'),
  company_name: blankAsAbsent(companyName),
  custom_company: namedOrAbsent(companyName),
  description: requiredText(limits.description, 'Job description is required'),
  responsibility: requiredText(limits.qualification, 'Job responsibilities are required'),
  minimum_qualification: requiredText(limits.qualification, 'Minimum qualifications are required'),
  preferred_qualification: blankAsAbsent(text(limits.qualification)),
  cities: z
    .array(cityInput, 'Please add at least one location')
    .min(1, 'Please add at least one location')
    .max(limits.cities, `A post can have at most ${limits.cities} locations`),
  job_type: jobType,
  work_mode: workMode,
  expected_max_ctc: blankAsAbsent(pay),
  minimum_yrs_of_exp_needed: blankAsAbsent(years),
  maximum_yrs_of_exp_needed: mostYears,
  skills: blankAsDefault(
    z.array(jobSkillInput).max(limits.skills, `A post can have at most ${limits.skills} skills`).default([]),
  ),
  questions: blankAsDefault(questionInputs(`A post can have at most ${limits.questions} questions`).default([])),
  apply_link: blankAsAbsent(webUrl),
};

/** One of these names the company, from the list or by the writer. */
export const companyFields = ['company_name', 'custom_company'] as const;
export const hasCompany = (post: {
  company_name?: string | undefined;
  custom_company?: { name: string } | undefined;
}): boolean => post.company_name !== undefined || post.custom_company !== undefined;
const experienceInOrder = (post: {
  minimum_yrs_of_exp_needed?: number | undefined;
  maximum_yrs_of_exp_needed?: number | undefined;
}) =>
  post.maximum_yrs_of_exp_needed === undefined ||
  (post.minimum_yrs_of_exp_needed ?? 0) <= post.maximum_yrs_of_exp_needed;

/** What a recruiter writes of a post. */
export const jobPostContent = z
  .object(content)
  .refine(hasCompany, {
    path: ['company_name'],
    error: 'Please enter a company name',
    when: isObject,
    params: atLeastOneOf(companyFields),
  })
  .refine(experienceInOrder, {
    path: ['maximum_yrs_of_exp_needed'],
    error: 'The maximum experience must not be below the minimum',
  });
export type JobPostContent = z.infer<typeof jobPostContent>;

/** What an import may leave out: all but title and description. */
export const importedJobPost = z.object({
  ...content,
  description: requiredText(limits.importedDescription, 'Job description is required'),
  responsibility: text(limits.importedDescription).default(''),
  minimum_qualification: text(limits.importedDescription).default(''),
  preferred_qualification: text(limits.importedDescription).default(''),
  cities: z.array(cityInput).max(limits.cities).default([]),
  job_type: jobType.optional(),
  work_mode: workMode.optional(),
  links: z.array(webUrl).max(20).default([]),
  job_post_tags: z.array(requiredText(limits.name)).max(50).default([]),
  /** Makes a repeated import safe: the same key of the same recruiter is the same post. */
  import_key: requiredText(200),
  status: jobStatus.default(defaults.jobStatus),
  /** When it was first posted elsewhere; now where absent. */
  posted_date: instant.optional(),
});
export type ImportedJobPost = z.infer<typeof importedJobPost>;

/** A post as everybody may read it. */
export const jobPost = z.object({
  _id: id,
  id,
  job_post_id: id,
  version: z.int(),
  title: z.string(),
  company_id: id.optional(),
  company_name: z.string().optional(),
  custom_company: z.object({ name: z.string() }).optional(),
  /** City names joined, or 'Remote'. */
  location: z.string(),
  cities: z.array(city),
  city_details: z.array(city),
  description: z.string(),
  responsibility: z.string(),
  minimum_qualification: z.string(),
  preferred_qualification: z.string(),
  expected_max_ctc: z.object({ currency, amount: z.int(), max_amount: z.int().optional() }).optional(),
  posted_date: instant,
  created_at: instant,
  updated_at: instant,
  status: jobStatus,
  job_type: jobType.optional(),
  work_mode: workMode.optional(),
  job_post_category: jobCategory,
  /** The creator's user id. */
  created_by: id,
  apply_link: z.string().optional(),
  skills: z.array(jobSkill),
  questions: z.array(jobQuestion),
  minimum_yrs_of_exp_needed: z.int().optional(),
  maximum_yrs_of_exp_needed: z.int().optional(),
  links: z.array(z.string()),
  job_post_tags: z.array(z.string()),
});
export type JobPost = z.infer<typeof jobPost>;

/** A post in a list, whose questions stand without their options. */
export const listedPost = jobPost.extend({ questions: z.array(listedQuestion) });

/** What a search has found; `is_saved` and `is_applied` are null when that could not be asked. */
export const jobPostListing = listedPost.extend({
  is_saved: z.boolean().nullable().optional(),
  is_applied: z.boolean().nullable().optional(),
  highlights: highlights.optional(),
  /** How well the viewer fits, in percent; null where that is not computed yet or cannot be. Never of a post of their own. */
  match: z.int().min(0).max(100).nullable().optional(),
});
export type JobPostListing = z.infer<typeof jobPostListing>;

/** What the owner of a post is told of those who applied to it. */
export const applicantCounts = z.object({
  total: z.int(),
  /** Nobody has changed their status yet. */
  new: z.int(),
  /** How many of the new applicants applied after the owner last looked at the list. */
  unseen: z.int(),
  /** The best score among those who have not withdrawn; null while nobody has a score. */
  best_score: z.int().min(0).max(scoreScale.max).nullable(),
});

/** A post as its owner sees it in a list; how many have applied is null when that could not be asked. */
export const postedJob = listedPost.extend({ applicants: applicantCounts.nullable().optional() });
export type PostedJob = z.infer<typeof postedJob>;

/** What the viewer has sent for a post. */
export const sentApplication = z.object({
  _id: id,
  applied_at: instant,
  status: z.enum(applicantStatuses),
  /** The file that was sent; the resume may have another one by now. */
  resume_name: z.string(),
});
export type SentApplication = z.infer<typeof sentApplication>;

export const jobPostDetails = z.object({
  job_post: jobPost.extend({
    /** Null when the poster could not be asked. */
    creator: publicUser.nullable().optional(),
  }),
  is_applied: z.boolean().nullable(),
  is_saved: z.boolean().nullable(),
  /** There where `is_applied` is. */
  application: sentApplication.optional(),
  /** The poster has deleted their account, and the viewer has applied: nobody decides on that any more. */
  is_owner_gone: z.literal(true).optional(),
});
export type JobPostDetails = z.infer<typeof jobPostDetails>;
