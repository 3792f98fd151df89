/** What a profile is made of and offers to choose from, beside the business constants: most pages have no use for it. No zod here either. */
import type { itemSections } from './constants.ts';

/** Under which name a profile answers the items of each section. */
export const profileLists = {
  work_experiences: 'workExperiences',
  educations: 'educations',
  skills: 'skills',
  certificates: 'certificates',
  projects: 'projects',
  accomplishments: 'accomplishments',
  social_links: 'socialLinks',
} as const satisfies Record<(typeof itemSections)[number], string>;

export const proficiencyLevels = ['Beginner', 'Intermediate', 'Advance', 'Expert'] as const;
export type ProficiencyLevel = (typeof proficiencyLevels)[number];

/** The specified table for a skill whose words say nothing of its level. */
export function defaultProficiency(maximumYears: number): ProficiencyLevel {
  if (maximumYears >= 3) return 'Expert';
  if (maximumYears >= 2) return 'Advance';
  if (maximumYears >= 1) return 'Intermediate';
  return 'Beginner';
}

export const genders = ['Male', 'Female', 'Other', 'Prefer not to say'] as const;
export const workExperienceTypes = ['Full-Time', 'Part-Time', 'Contract', 'Internship', 'Freelance'] as const;
export const gradeTypes = ['GPA', 'Percentage', 'Letter'] as const;
export const letterGrades = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'F'] as const;
export const maxGpas = [4, 5, 10, 100] as const;
export const accomplishmentTypes = ['Awards', 'Achievements'] as const;
export const socialPlatforms = ['LinkedIn', 'Github', 'Instagram', 'Portfolio', 'Entity', 'Other'] as const;
