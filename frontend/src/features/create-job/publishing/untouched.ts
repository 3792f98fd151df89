import type { JobForm } from '../form/job-form.ts';

const years = ['minimum_yrs_of_exp_needed', 'maximum_yrs_of_exp_needed', 'experience_is_own'] as const;
const skills = ['skills', 'skills_are_own', 'removed_skills'] as const;

/** What is decided together with a field. */
const groupOf = (field: string): readonly string[] =>
  [years, skills].find((group) => group.includes(field as never)) ?? [field];

type Versions = {
  /** What both began with. */
  base: JobForm;
  mine: JobForm;
  theirs: JobForm;
};

/** What is mine, with theirs wherever nothing was changed here: what is written over is only what somebody changed here, too. */
export function withTheirs({ base, mine, theirs }: Versions): JobForm {
  const is = (form: JobForm, field: string) => JSON.stringify(form[field as keyof JobForm]);
  const isUntouched = (field: string) => groupOf(field).every((one) => is(base, one) === is(mine, one));
  const taken = Object.entries(theirs).filter(([field]) => isUntouched(field));
  return { ...mine, ...Object.fromEntries(taken) };
}
