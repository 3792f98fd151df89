import { jobPostContent, type JobPostContent } from '@waypost/contracts/entities/job-post';
import type { Problem } from '../../forms/server-refusals.ts';
import { contentOf, type FormQuestion, isBlank, type JobForm } from './form/job-form.ts';

export const stepIds = ['basic', 'requirements', 'analysis', 'review'] as const;
export type StepId = (typeof stepIds)[number];

export const stepTitles: Record<StepId, string> = {
  basic: 'Basic Info',
  requirements: 'Requirements',
  analysis: 'Analysis',
  review: 'Review',
};

export const stepAfter = (step: StepId): StepId => stepIds[stepIds.indexOf(step) + 1] ?? 'review';
export const stepBefore = (step: StepId): StepId => stepIds[stepIds.indexOf(step) - 1] ?? 'basic';
export const isBefore = (a: StepId, b: StepId) => stepIds.indexOf(a) < stepIds.indexOf(b);

const fields: Record<StepId, readonly string[]> = {
  basic: ['title', 'company_name', 'job_type', 'work_mode', 'cities', 'description', 'expected_max_ctc', 'apply_link'],
  requirements: ['responsibility', 'minimum_qualification', 'preferred_qualification', 'questions'],
  analysis: ['minimum_yrs_of_exp_needed', 'maximum_yrs_of_exp_needed', 'skills'],
  review: [],
};

/** The step on which a field is filled in. */
export const stepOf = (field: string): StepId =>
  stepIds.find((step) => fields[step].includes(field.split('.')[0] ?? '')) ?? 'review';

/** Where something that was sent stands in the form, as what is blank is not sent. */
function placeIn<T>(all: readonly T[], isLeftOut: (one: T) => boolean, sent: string): string {
  const kept = all.flatMap((one, at) => (isLeftOut(one) ? [] : [at]));
  return String(kept[Number(sent)] ?? sent);
}

function fieldOfQuestion([, part, option]: readonly string[], question: FormQuestion | undefined): string[] {
  if (part !== 'options') return ['custom_question', 'question_text'];
  const field = ['custom_question', 'options'];
  const { options = [] } = question?.custom_question ?? {};
  return option === undefined ? field : [...field, placeIn(options, (text) => text.trim() === '', option)];
}

/** The field of the form for a path of the payload: blank questions and options are not sent, other lists are one field each. */
export function fieldOf(path: readonly string[], form: JobForm): string {
  const [first = '', index, ...rest] = path;
  if (first === 'custom_company') return 'company_name';
  if (first === 'questions' && index !== undefined) {
    const place = placeIn(form.questions, isBlank, index);
    return ['questions', place, ...fieldOfQuestion(rest, form.questions[Number(place)])].join('.');
  }
  return first === 'expected_max_ctc' && index !== undefined ? `${first}.${index}` : first;
}

/** The contract's word on the form: what may be sent, or all that is wrong, in the order in which it is asked for. */
export function check(form: JobForm): { content: JobPostContent } | { problems: Problem[] } {
  const result = jobPostContent.safeParse(contentOf(form));
  if (result.success) return { content: result.data };
  const byField = new Map<string, Problem>();
  for (const { path, message } of result.error.issues) {
    const field = fieldOf(path.map(String), form);
    if (!byField.has(field)) byField.set(field, { field, message });
  }
  return { problems: inOrder([...byField.values()]) };
}

const order = stepIds.flatMap((step) => fields[step]);
const inOrder = (problems: Problem[]) =>
  problems.toSorted((a, b) => order.indexOf(a.field.split('.')[0] ?? '') - order.indexOf(b.field.split('.')[0] ?? ''));

/** What stands in the way of leaving a step: its own problems, and those of the steps before it. */
export function problemsUpTo(step: StepId, form: JobForm): Problem[] {
  const checked = check(form);
  return 'content' in checked ? [] : checked.problems.filter(({ field }) => !isBefore(step, stepOf(field)));
}

/** Whether a step can be gone to: nothing before it is missing. */
export const isReachable = (step: StepId, form: JobForm): boolean => problemsUpTo(stepBefore(step), form).length === 0;

/** Where a sentence stands that says of some words what is wrong with them: the first field that has them. */
export function fieldWith(words: readonly string[], form: JobForm): string {
  const texts = ['title', 'description', 'responsibility', 'minimum_qualification', 'preferred_qualification'] as const;
  const has = (text: string) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  return texts.find((field) => has(form[field])) ?? 'description';
}

/** "2 fields need attention", for a step that was left so. */
export function missingIn(step: StepId, problems: readonly Problem[]): string | undefined {
  const count = problems.filter(({ field }) => stepOf(field) === step).length;
  return count === 0 ? undefined : `${count} ${count === 1 ? 'field needs' : 'fields need'} attention`;
}
