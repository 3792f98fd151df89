import { z } from 'zod';
import { limits } from '../constants.ts';
import { cleanLine, id } from '../fields.ts';
import { proficiencyLevels } from '../profile-choices.ts';

const proficiencyLevel = z.enum(proficiencyLevels);

/** Whether a skill has to be there, or would be a plus. */
export const skillRequirement = z.enum(['required', 'preferred']);
export type SkillRequirement = z.infer<typeof skillRequirement>;

export const jobSkill = z.object({
  /** As stored: cleaned when it was written. */
  skill: z.string().min(1).max(limits.skillName.max),
  skill_id: id.optional(),
  is_custom: z.boolean(),
  proficiency_level: proficiencyLevel.optional(),
  /** Not there of one that is required. */
  requirement: skillRequirement.optional(),
});
export type JobSkill = z.infer<typeof jobSkill>;

/** As written: ids that are no lookup's count as custom. */
export const jobSkillInput = z.object({
  skill: z
    .string()
    .overwrite(cleanLine)
    .trim()
    .min(limits.skillName.min, 'Custom skill name must be at least 2 characters long')
    .or(z.enum(['C', 'R']))
    .pipe(z.string().max(limits.skillName.max, `Must be at most ${limits.skillName.max} characters`)),
  skill_id: z.string().max(40).optional(),
  is_custom: z.boolean().optional(),
  proficiency_level: proficiencyLevel.optional(),
  requirement: skillRequirement.optional(),
});
