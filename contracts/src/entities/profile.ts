import { z } from 'zod';
import { itemSections, limits } from '../constants.ts';
import { blankAsAbsent, cleanText, id, requiredText, text } from '../fields.ts';
import {
  accomplishmentTypes,
  genders,
  gradeTypes,
  letterGrades,
  maxGpas,
  proficiencyLevels,
  socialPlatforms,
  workExperienceTypes,
} from '../profile-choices.ts';
import { phone } from './phone.ts';
import type { ProfileSection } from './profile-sections.ts';
import { resume } from './resume.ts';
import { publicUser, publicUserInfo } from './user.ts';

export const address = z.object({ city_id: id.optional(), name: text(limits.name).optional() });

const stored = { _id: id };
const named = z.object({ name: z.string() });

/**
 * The items of each section as they are kept and shown. Nothing is refused here: what was written under an older rule is still
 * read. What may be written stands in `profile-sections.ts`.
 */
export const keptItems = {
  work_experiences: z.object({
    job_title: z.string(),
    company_name: z.string().optional(),
    custom_company: named.optional(),
    address: z.object({ city_id: id.optional(), city: named.optional() }).optional(),
    start_date: z.string(),
    end_date: z.string().optional(),
    is_current: z.boolean(),
    work_summary: z.string(),
    job_type: z.enum(workExperienceTypes),
    is_active: z.boolean(),
  }),
  educations: z.object({
    degree_id: id.optional(),
    degree: z.object({ name: z.string().optional(), custom_degree: z.string().optional() }),
    field_of_study_id: id.optional(),
    field_of_study: z.object({ name: z.string().optional(), custom_field_of_study: z.string().optional() }).optional(),
    institution_id: id.optional(),
    institution: z.object({ name: z.string().optional(), custom_institution: z.string().optional() }),
    start_date: z.string(),
    end_date: z.string().optional(),
    is_current: z.boolean(),
    grade_type: z.enum(gradeTypes).optional(),
    grade_value: z.union([z.number(), z.enum(letterGrades)]).optional(),
    max_gpa: z.literal([...maxGpas]),
  }),
  skills: z.object({
    skill_id: id.optional(),
    skill_name: z.string().optional(),
    custom_skill: z.string().optional(),
    proficiency_level: z.enum(proficiencyLevels),
    yrs_of_exp: z.int(),
  }),
  certificates: z.object({
    certificate_name: z.string(),
    issuing_organisation: z.string(),
    issue_date: z.string(),
    expiry_date: z.string().optional(),
    certificate_link: z.string().optional(),
  }),
  projects: z.object({
    project_name: z.string(),
    description: z.string(),
    project_link: z.string().optional(),
    start_date: z.string(),
    end_date: z.string().optional(),
  }),
  accomplishments: z.object({
    accomplishment_type: z.enum(accomplishmentTypes),
    title: z.string(),
    description: z.string(),
  }),
  social_links: z.object({ link: z.object({ link_type: z.enum(socialPlatforms), link: z.string() }) }),
} as const satisfies Record<ProfileSection, z.ZodObject>;
export type KeptItem<Section extends ProfileSection> = z.infer<(typeof keptItems)[Section]>;

/** What stays as it is where it is not given; null takes away what was said, as `empty` does. */
const emptied = <S extends z.ZodType>(schema: S, empty: z.input<S>) =>
  z
    .preprocess((value: z.input<S> | null | undefined) => (value === null ? empty : value), schema.optional())
    .meta({ description: 'Null takes away what was said.' });

/** Basic info as its owner reads and edits it. */
export const basicInfo = z.object({
  first_name: requiredText(limits.name, 'First name is required'),
  last_name: requiredText(limits.name, 'Last name is required'),
  gender: emptied(z.enum([...genders, '']), ''),
  headline: emptied(text(limits.title), ''),
  about_me: emptied(z.string().overwrite(cleanText).max(limits.aboutMe, 'About me cannot exceed 500 characters'), ''),
  phone: emptied(phone, ''),
  /** Null takes away what was said. */
  total_experience_in_months: z
    .int()
    .min(0, 'Total experience cannot be negative')
    .max(limits.experienceYears * 12, 'Total experience cannot exceed 50 years')
    .nullable()
    .optional(),
  address: emptied(address.extend({ city_id: blankAsAbsent(id) }), {}),
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

/** All sections that hold items, each once, in the order in which a profile shows them. */
export const sectionOrder = z
  .array(z.enum(itemSections))
  .length(itemSections.length, 'Name each section once')
  .refine((sections) => new Set(sections).size === sections.length, 'Name each section once');

/** A profile as its owner or the public may see it; what the viewer may not see is absent. */
export const profile = z.object({
  user: profileUser,
  workExperiences: z.array(keptItems.work_experiences.extend(stored)),
  educations: z.array(keptItems.educations.extend(stored)),
  skills: z.array(keptItems.skills.extend(stored)),
  certificates: z.array(keptItems.certificates.extend(stored)),
  projects: z.array(keptItems.projects.extend(stored)),
  accomplishments: z.array(keptItems.accomplishments.extend(stored)),
  socialLinks: z.array(keptItems.social_links.extend(stored)),
  /** The sections that hold items, in the person's own order. */
  section_order: z.array(z.enum(itemSections)),
  /** For oneself only, newest first; null when they could not be asked. */
  resumes: z.array(resume).nullable().optional(),
  version: z.int(),
});
export type Profile = z.infer<typeof profile>;

/** All that the public page of a person shows in one call. */
export const publicProfile = profile.extend({
  ...publicUserInfo.shape,
  /** Only the person and who holds an application of theirs see it; for them alone it is said. */
  is_hidden: z.boolean().optional(),
  /** All that they have posted, open or closed; null when that could not be asked. */
  posted_jobs: z.int().nullable().optional(),
});
export type PublicProfile = z.infer<typeof publicProfile>;
