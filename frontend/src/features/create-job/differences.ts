import { formatExperience } from '../../format/experience.ts';
import { fieldNames } from './field-names.ts';
import { type FormQuestion, isBlank, type JobForm } from './job-form.ts';
import { questionTypeNames } from './question-type-names.ts';

export type Difference = { field: string; theirs: string; mine: string };

const lines = (values: readonly string[]) => values.join('\n');
const whole = new Intl.NumberFormat('en-US');
const range = (least: number | null, most: number | null) =>
  [least, most].flatMap((value) => (value !== null && value > 0 ? [whole.format(value)] : [])).join(' to ');

function questionInWords({ custom_question: { question_text, question_type, options }, is_required }: FormQuestion) {
  const kind = [questionTypeNames[question_type], ...(is_required ? ['mandatory'] : [])].join(', ');
  const choices = question_type === 'multiple_choice' ? `: ${options.join(', ')}` : '';
  return `${question_text.trim()} (${kind}${choices})`;
}

const shown: readonly (readonly [string, (form: JobForm) => string])[] = [
  [fieldNames.title, (form) => form.title.trim()],
  [fieldNames.company_name, (form) => form.company_name?.name ?? ''],
  [fieldNames.job_type, (form) => form.job_type ?? ''],
  [fieldNames.work_mode, (form) => form.work_mode ?? ''],
  [fieldNames.cities, (form) => lines(form.cities.map(({ name }) => name))],
  [fieldNames.description, (form) => form.description.trim()],
  [
    fieldNames.expected_max_ctc,
    ({ expected_max_ctc: { currency, amount, max_amount } }) =>
      range(amount, max_amount) && `${currency} ${range(amount, max_amount)}`,
  ],
  [fieldNames.apply_link, (form) => form.apply_link.trim()],
  [fieldNames.responsibility, (form) => form.responsibility.trim()],
  [fieldNames.minimum_qualification, (form) => form.minimum_qualification.trim()],
  [fieldNames.preferred_qualification, (form) => form.preferred_qualification.trim()],
  [fieldNames.questions, (form) => lines(form.questions.filter((question) => !isBlank(question)).map(questionInWords))],
  [fieldNames.minimum_yrs_of_exp_needed, (form) => formatExperience(form) ?? ''],
  [
    fieldNames.skills,
    (form) =>
      lines(
        form.skills.map(
          ({ skill, proficiency_level, requirement }) => `${skill}, ${proficiency_level}, ${requirement}`,
        ),
      ),
  ],
];

/** Where two versions of a post differ, in words. */
export const differencesOf = (theirs: JobForm, mine: JobForm): Difference[] =>
  shown.flatMap(([field, words]) => {
    const [there, here] = [words(theirs), words(mine)];
    return there === here ? [] : [{ field, theirs: there, mine: here }];
  });
