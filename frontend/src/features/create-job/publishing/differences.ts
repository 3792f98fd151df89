import { cleanText } from '@waypost/contracts/fields';
import { formatExperience } from '../../../format/experience.ts';
import { formatProficiency } from '../../../format/proficiency.ts';
import { fieldNames } from '../form/field-names.ts';
import { type FormQuestion, isBlank, type JobForm } from '../form/job-form.ts';
import { questionTypeNames } from '../requirements/question-type-names.ts';

export type Difference = { field: string; theirs: string; mine: string };

const lines = (values: readonly string[]) => values.join('\n');
const whole = new Intl.NumberFormat('en-US');

/** In full: two amounts that read alike in short may differ. */
function payInWords({ currency, amount, max_amount }: JobForm['expected_max_ctc']): string {
  const [least, most] = [amount ?? 0, max_amount ?? 0];
  if (least <= 0 && most <= 0) return '';
  if (most <= 0) return `From ${currency} ${whole.format(least)}`;
  if (least <= 0) return `Up to ${currency} ${whole.format(most)}`;
  return `${currency} ${whole.format(least)} to ${whole.format(most)}`;
}

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
  [fieldNames.expected_max_ctc, (form) => payInWords(form.expected_max_ctc)],
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
        form.skills.map(({ skill, proficiency_level, requirement }) =>
          [
            skill,
            ...(proficiency_level === null ? [] : [formatProficiency(proficiency_level)]),
            ...(requirement === 'preferred' ? ['preferred'] : []),
          ].join(', '),
        ),
      ),
  ],
];

/** As the server writes it, each character in one way. */
const written = (text: string) => cleanText(text).trim();

/** Where two versions of a post differ, in words. */
export function differencesOf(theirs: JobForm, mine: JobForm): Difference[] {
  // One that was just chosen bears its country, until it is saved.
  const cities = mine.cities.map((city) => theirs.cities.find(({ id }) => id !== undefined && id === city.id) ?? city);
  return shown.flatMap(([field, words]) => {
    const [there, here] = [written(words(theirs)), written(words({ ...mine, cities }))];
    return there === here ? [] : [{ field, theirs: there, mine: here }];
  });
}
