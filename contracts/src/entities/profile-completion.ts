import { z } from 'zod';

const section = z.object({
  weight: z.number(),
  /** With one item, about me with any text; null where nobody could say. */
  is_completed: z.boolean().nullable(),
});

/** How much of a profile is there: percent = weights of what is complete / all weights, rounded. */
export const profileCompletion = z.object({
  userExperiences: section,
  userAccomplishments: section,
  userCertificates: section,
  userEducations: section,
  userProjects: section,
  useSkills: section,
  userSocialLinks: section,
  userResumes: section,
  userAboutme: section,
});
export type ProfileCompletion = z.infer<typeof profileCompletion>;
