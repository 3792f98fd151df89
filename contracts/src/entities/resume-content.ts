import { z } from 'zod';
import { id } from '../fields.ts';
import { accomplishmentTypes, proficiencyLevels, socialPlatforms } from '../profile-choices.ts';

/** As exactly as it is written: `YYYY-MM`, or `YYYY` where no month stands. */
const month = z.string().regex(/^\d{4}(?:-\d{2})?$/);
const span = { start: month.optional(), end: month.optional(), is_current: z.boolean() };

/**
 * What a resume says for each section of a profile, as far as it could be told: a text that was not found is empty, and nothing is
 * held to the rules of a profile. A person looks through it before any of it is written.
 */
export const resumeContent = z.object({
  /** Both or neither, as the first line names the person. */
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  headline: z.string().optional(),
  about_me: z.string().optional(),
  phone: z.string().optional(),
  /** Months of all work together; work done at the same time counts once. */
  total_experience_in_months: z.int().optional(),
  work_experiences: z.array(
    z.object({
      job_title: z.string(),
      company_name: z.string(),
      /** "Austin, TX", in the resume's words. */
      city: z.string(),
      work_summary: z.string(),
      ...span,
    }),
  ),
  educations: z.array(z.object({ degree: z.string(), field_of_study: z.string(), institution: z.string(), ...span })),
  /** With the id of the one in everybody's list, and its name there. */
  skills: z.array(
    z.object({
      skill_id: id.optional(),
      name: z.string(),
      /** Months of the dated positions that name this skill, overlaps counted once; absent where no position names it. */
      months: z.int().optional(),
      /** Said beside it: "Fluent in Spanish"; absent where nothing says how well. */
      level: z.enum(proficiencyLevels).optional(),
    }),
  ),
  certificates: z.array(
    z.object({ certificate_name: z.string(), issuing_organisation: z.string(), issued: month.optional() }),
  ),
  projects: z.array(z.object({ project_name: z.string(), description: z.string(), ...span })),
  accomplishments: z.array(
    z.object({ accomplishment_type: z.enum(accomplishmentTypes), title: z.string(), description: z.string() }),
  ),
  social_links: z.array(z.object({ link_type: z.enum(socialPlatforms), link: z.string() })),
});
export type ResumeContent = z.infer<typeof resumeContent>;
/** When something was, as a resume says it. */
export type WrittenSpan = Pick<ResumeContent['work_experiences'][number], 'start' | 'end' | 'is_current'>;
