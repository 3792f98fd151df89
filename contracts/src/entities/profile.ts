import { z } from 'zod';
import {
  accomplishmentTypes,
  defaults,
  genders,
  gradeTypes,
  letterGrades,
  limits,
  maxGpas,
  proficiencyLevels,
  socialPlatforms,
  workExperienceTypes,
} from '../constants.ts';
import {
  atLeastOneOf,
  blankAsAbsent,
  calendarDate,
  cleanLine,
  cleanText,
  id,
  requiredText,
  text,
  webUrl,
} from '../fields.ts';
import { resume } from './resume.ts';
import { publicUser, publicUserInfo } from './user.ts';

const name = (message?: string) => requiredText(limits.name, message);
const named = z.object({ name: name() });

export const address = z.object({ city_id: id.optional(), name: text(limits.name).optional() });

/** "In the future" means later than today in UTC+14, the earliest zone. */
export const latestToday = (now: Date) => new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

/** A start or issue date that is not given is today; an end date never is. */
const dateOrToday = calendarDate.default(() => new Date().toISOString().slice(0, 10));

export const workExperience = z
  .object({
    job_title: requiredText(limits.title, 'Please fill in all required fields'),
    company_name: blankAsAbsent(name()),
    custom_company: named.optional(),
    address: z.object({ city_id: id.optional(), city: named.optional() }).optional(),
    start_date: calendarDate,
    end_date: calendarDate.optional(),
    is_current: z.boolean().default(false),
    work_summary: text(limits.summary).default(''),
    job_type: z.enum(workExperienceTypes).default(defaults.jobType),
    is_active: z.boolean().default(true),
  })
  .refine((item) => item.company_name !== undefined || item.custom_company !== undefined, {
    path: ['company_name'],
    error: 'Please fill in all required fields',
    params: atLeastOneOf(['company_name', 'custom_company']),
  })
  .refine((item) => item.end_date === undefined || item.end_date >= item.start_date, {
    path: ['end_date'],
    error: 'End date must be after or equal to start date',
  });

export const education = z
  .object({
    degree_id: id.optional(),
    degree: z.object({ name: name().optional(), custom_degree: name().optional() }),
    field_of_study_id: id.optional(),
    field_of_study: z.object({ name: name().optional(), custom_field_of_study: name().optional() }).optional(),
    institution_id: id.optional(),
    institution: z.object({ name: name().optional(), custom_institution: name().optional() }),
    start_date: dateOrToday,
    end_date: calendarDate.optional(),
    is_current: z.boolean().default(false),
    grade_type: z.enum(gradeTypes).optional(),
    grade_value: z.union([z.number().min(0).max(100), z.enum(letterGrades)]).optional(),
    max_gpa: z.literal([...maxGpas]).default(defaults.maxGpa),
  })
  .refine((item) => item.end_date === undefined || item.end_date >= item.start_date, {
    path: ['end_date'],
    error: 'End date must be after or equal to start date',
  });

export const certificate = z.object({
  certificate_name: requiredText(limits.title, 'Please fill in all required fields'),
  issuing_organisation: requiredText(limits.title, 'Please fill in all required fields'),
  issue_date: dateOrToday,
  expiry_date: calendarDate.optional(),
  certificate_link: blankAsAbsent(webUrl),
});

export const project = z.object({
  project_name: requiredText(limits.title, 'Please fill in all required fields'),
  description: requiredText(limits.summary, 'Please fill in all required fields'),
  project_link: blankAsAbsent(webUrl),
  start_date: dateOrToday,
  end_date: calendarDate.optional(),
});

export const accomplishment = z.object({
  accomplishment_type: z.enum(accomplishmentTypes),
  title: requiredText(limits.title, 'Please fill in all required fields'),
  description: text(limits.summary).default(''),
});

export const socialLink = z.object({ link: z.object({ link_type: z.enum(socialPlatforms), link: webUrl }) });

export const profileSkill = z
  .object({
    skill_id: id.optional(),
    skill_name: requiredText(limits.skillName.max, 'Please select a skill').optional(),
    custom_skill: z
      .string()
      .overwrite(cleanLine)
      .trim()
      .min(limits.skillName.min, 'Custom skill name must be at least 2 characters long')
      .max(limits.skillName.max)
      .optional(),
    proficiency_level: z.enum(proficiencyLevels).default(defaults.proficiency),
    /** 0 = under 1 year, 1 = 1–2, 2 = 2–3, 3 = 3 or more. */
    yrs_of_exp: z.int().min(0).max(3).default(defaults.skillYears),
  })
  .refine((item) => item.skill_name !== undefined || item.custom_skill !== undefined, {
    path: ['skill_name'],
    error: 'Please select a skill',
    params: atLeastOneOf(['skill_name', 'custom_skill']),
  });

export type WorkExperience = z.infer<typeof workExperience>;
export type Education = z.infer<typeof education>;
export type Certificate = z.infer<typeof certificate>;
export type Project = z.infer<typeof project>;
export type Accomplishment = z.infer<typeof accomplishment>;
export type SocialLink = z.infer<typeof socialLink>;
export type ProfileSkill = z.infer<typeof profileSkill>;

/** The wire name of each list section, with the schema of its items. */
export const profileSections = {
  work_experiences: workExperience,
  educations: education,
  skills: profileSkill,
  certificates: certificate,
  projects: project,
  accomplishments: accomplishment,
  social_links: socialLink,
} as const;
export type ProfileSection = keyof typeof profileSections;
export type ProfileItem<Section extends ProfileSection> = z.infer<(typeof profileSections)[Section]>;

type Operation<Item> =
  | (Item & { operation: 'insert' })
  | (Item & { operation: 'replace'; id: string })
  | { operation: 'delete'; id: string };
/** What is to happen to one item of a section. */
export type SectionOperation<Section extends ProfileSection> = Operation<ProfileItem<Section>>;
export type SectionOperationInput<Section extends ProfileSection> = Operation<
  z.input<(typeof profileSections)[Section]>
>;

const stored = { _id: id };

/** In E.164, however it was grouped; empty for none. */
export const phone = z
  .string()
  .max(40, 'Must be at most 40 characters')
  .overwrite((typed) => typed.replace(/[\s().-]/g, ''))
  .regex(/^(?:\+[1-9]\d{6,14})?$/, 'Enter a phone number with its country code, such as +91 98765 43210');

/** Basic info as its owner reads and edits it. */
export const basicInfo = z.object({
  first_name: requiredText(limits.name, 'First name is required'),
  last_name: requiredText(limits.name, 'Last name is required'),
  gender: z.enum([...genders, '']).optional(),
  headline: text(limits.title).optional(),
  about_me: z.string().overwrite(cleanText).max(limits.aboutMe, 'About me cannot exceed 500 characters').optional(),
  phone: phone.optional(),
  total_experience_in_months: z
    .int()
    .min(0, 'Total experience cannot be negative')
    .max(limits.experienceYears * 12, 'Total experience cannot exceed 50 years')
    .optional(),
  address: address.optional(),
});
export type BasicInfo = z.infer<typeof basicInfo>;

export const profileUser = publicUser.extend({
  email: z.string().optional(),
  phone: z.string().optional(),
  gender: z.string().optional(),
  headline: z.string().optional(),
  about_me: z.string().optional(),
  total_experience_in_months: z.int().optional(),
  address: address.optional(),
  created_at: z.string(),
});

/** A profile as its owner or the public may see it; what the viewer may not see is absent. */
export const profile = z.object({
  user: profileUser,
  workExperiences: z.array(workExperience.safeExtend(stored)),
  educations: z.array(education.safeExtend(stored)),
  skills: z.array(profileSkill.safeExtend(stored)),
  certificates: z.array(certificate.extend(stored)),
  projects: z.array(project.extend(stored)),
  accomplishments: z.array(accomplishment.extend(stored)),
  socialLinks: z.array(socialLink.extend(stored)),
  /** For oneself only, newest first; null when they could not be asked. */
  resumes: z.array(resume).nullable().optional(),
  version: z.int(),
});
export type Profile = z.infer<typeof profile>;

/** All that the public page of a person shows in one call. */
export const publicProfile = profile.extend({
  ...publicUserInfo.shape,
  /** All that they have posted, open or closed; null when that could not be asked. */
  posted_jobs: z.int().nullable().optional(),
});
export type PublicProfile = z.infer<typeof publicProfile>;
