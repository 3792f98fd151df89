import { currencies, defaults, jobTypes, questionTypes, workModes } from '@waypost/contracts/constants';
import { skillRequirement } from '@waypost/contracts/entities/job-skill';
import { proficiencyLevels } from '@waypost/contracts/profile-choices';
import { z } from 'zod';
import { forgetAttempt } from '../../../forms/attempt-key.ts';
import { draftKey } from '../../../forms/draft.ts';
import { keptOnDevice } from '../../../storage/kept-on-device.ts';
import { stepIds } from '../steps.ts';
import { emptyForm, type JobForm } from './job-form.ts';
import type { Owner } from './owner.ts';

const named = z.object({ id: z.string().exactOptional(), name: z.string() });
const words = z.string().catch('');
const amount = z.number().nullable().catch(null);

/** As it was kept, perhaps by an older version of the app: what does not fit is empty, the rest stays. */
const form = z.object({
  title: words,
  company_name: named.nullable().catch(emptyForm.company_name),
  job_type: z.enum(jobTypes).nullable().catch(emptyForm.job_type),
  work_mode: z.enum(workModes).nullable().catch(emptyForm.work_mode),
  cities: z.array(named).catch([]),
  description: words,
  expected_max_ctc: z
    .object({ currency: z.enum(currencies).catch(defaults.currency), amount, max_amount: amount })
    .catch(emptyForm.expected_max_ctc),
  apply_link: words,
  responsibility: words,
  minimum_qualification: words,
  preferred_qualification: words,
  questions: z
    .array(
      z.object({
        question_id: z.string().exactOptional(),
        custom_question: z.object({
          question_text: words,
          question_type: z.enum(questionTypes).catch(defaults.questionType),
          options: z.array(z.string()).catch([]),
        }),
        is_required: z.boolean().catch(false),
      }),
    )
    .catch([]),
  minimum_yrs_of_exp_needed: amount,
  maximum_yrs_of_exp_needed: amount,
  experience_is_own: z.boolean().catch(false),
  skills: z
    .array(
      z.object({
        skill: z.string(),
        skill_id: z.string().exactOptional(),
        is_custom: z.boolean(),
        proficiency_level: z.enum(proficiencyLevels).nullable().catch(defaults.proficiency),
        requirement: skillRequirement.catch('required'),
        is_own: z.boolean().catch(true),
      }),
    )
    .catch([]),
  skills_are_own: z.boolean().catch(false),
  removed_skills: z.array(z.string()).catch([]),
}) satisfies z.ZodType<JobForm>;

const draft = z.object({
  form,
  step: z.enum(stepIds).catch('basic'),
  /** The version of the edited post when editing began. */
  version: z.number().exactOptional(),
});
export type Draft = z.output<typeof draft>;

export const parseDraft = (kept: unknown): Draft | undefined => draft.safeParse(kept).data;
export const drafts = keptOnDevice(parseDraft);

/** One draft a user, dashboard and post; the new post has one of its own. */
export const keyOf = ({ userId, dashboardId, jobId = 'new' }: Owner & { jobId: string | undefined }) =>
  draftKey(userId, dashboardId, jobId);

/** Whether there is anything to keep. */
export const isSameForm = (a: JobForm, b: JobForm) => JSON.stringify(a) === JSON.stringify(b);

/** Forgets what was written, unless another window keeps something else there by now. Whether it did. */
export function forgetDraft(key: string, written: JobForm): boolean {
  const kept = drafts.read(key);
  const asKept = parseDraft(JSON.parse(JSON.stringify({ form: written, step: 'review' })));
  if (kept !== undefined && asKept !== undefined && !isSameForm(kept.form, asKept.form)) return false;
  drafts.clear(key);
  forgetAttempt(key);
  return true;
}
