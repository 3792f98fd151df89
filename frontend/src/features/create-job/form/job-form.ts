import {
  type Currency,
  type JobType,
  type QuestionType,
  type WorkMode,
  defaults,
  experienceLevel,
  placeholderSkillIds,
} from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { SkillRequirement } from '@waypost/contracts/entities/job-skill';
import type { ProficiencyLevel } from '@waypost/contracts/profile-choices';
import { companyContent } from '../../../entities/lookup/company-content.ts';

/** Something listed, or words of one's own, which have no id. */
export type Named = { id?: string; name: string };

export type FormQuestion = {
  /** The id of a listed question, whose words and type cannot be changed. */
  question_id?: string;
  custom_question: { question_text: string; question_type: QuestionType; options: string[] };
  is_required: boolean;
};

export type FormSkill = {
  skill: string;
  skill_id?: string;
  is_custom: boolean;
  /** Null where the post says none, as one that was imported may. */
  proficiency_level: ProficiencyLevel | null;
  requirement: SkillRequirement;
  /** Added or changed by the person: another analysis leaves it alone. */
  is_own: boolean;
};

/** What is typed, named like the payload wherever one field becomes one field. Empty numbers are null, as JSON knows no NaN. */
export type JobForm = {
  title: string;
  company_name: Named | null;
  job_type: JobType | null;
  work_mode: WorkMode | null;
  cities: Named[];
  description: string;
  expected_max_ctc: { currency: Currency; amount: number | null; max_amount: number | null };
  apply_link: string;
  responsibility: string;
  minimum_qualification: string;
  preferred_qualification: string;
  questions: FormQuestion[];
  minimum_yrs_of_exp_needed: number | null;
  /** Empty, as 0, is no end: "3+ years". */
  maximum_yrs_of_exp_needed: number | null;
  /** The person has set the years: another analysis leaves them alone. */
  experience_is_own: boolean;
  skills: FormSkill[];
  /** The person has decided which skills there are: what another analysis finds is offered, and not added. */
  skills_are_own: boolean;
  /** Names of skills that the person took out, so that another analysis does not bring them back. */
  removed_skills: string[];
};

export const emptyForm: JobForm = {
  title: '',
  company_name: null,
  job_type: defaults.jobType,
  work_mode: defaults.workMode,
  cities: [],
  description: '',
  expected_max_ctc: { currency: defaults.currency, amount: null, max_amount: null },
  apply_link: '',
  responsibility: '',
  minimum_qualification: '',
  preferred_qualification: '',
  questions: [],
  minimum_yrs_of_exp_needed: null,
  maximum_yrs_of_exp_needed: null,
  experience_is_own: false,
  skills: [],
  skills_are_own: false,
  removed_skills: [],
};

export const emptyQuestion = (question_text = ''): FormQuestion => ({
  custom_question: { question_text, question_type: defaults.questionType, options: [] },
  is_required: false,
});

export const isBlank = (question: FormQuestion) => question.custom_question.question_text.trim() === '';

const named = (id: string | undefined, name: string): Named => ({ ...(id !== undefined && { id }), name });

function companyOf({ company_id, company_name, custom_company }: JobPost): Named | null {
  if (custom_company !== undefined) return { name: custom_company.name };
  return company_name === undefined ? null : named(company_id, company_name);
}

/** A published post as the form shows it. What stands in it, and what does not, was decided by a person, so no analysis changes it. */
export function formOf(post: JobPost): JobForm {
  const pay = post.expected_max_ctc;
  return {
    ...emptyForm,
    title: post.title,
    company_name: companyOf(post),
    job_type: post.job_type ?? null,
    work_mode: post.work_mode ?? null,
    cities: post.cities.map(({ city_id, name }) => named(city_id, name)),
    description: post.description,
    expected_max_ctc: {
      currency: pay?.currency ?? defaults.currency,
      // Without a minimum it is published as 0.
      amount: pay?.amount || null,
      max_amount: pay?.max_amount ?? null,
    },
    apply_link: post.apply_link ?? '',
    responsibility: post.responsibility,
    minimum_qualification: post.minimum_qualification,
    preferred_qualification: post.preferred_qualification,
    questions: post.questions.map(({ question_id, custom_question: { options = [], ...question }, is_required }) => ({
      ...(question_id !== undefined && { question_id }),
      custom_question: { ...question, options },
      is_required,
    })),
    minimum_yrs_of_exp_needed: post.minimum_yrs_of_exp_needed ?? null,
    maximum_yrs_of_exp_needed: post.maximum_yrs_of_exp_needed ?? null,
    experience_is_own: true,
    skills: post.skills.map(({ skill, skill_id, is_custom, proficiency_level, requirement }) => ({
      skill,
      ...(skill_id !== undefined && { skill_id }),
      is_custom,
      proficiency_level: proficiency_level ?? null,
      requirement: requirement ?? 'required',
      is_own: true,
    })),
    skills_are_own: true,
  };
}

/** An empty salary means that pay is discussed in the interview. */
function payContent({ currency, amount, max_amount }: JobForm['expected_max_ctc']) {
  const [least, most] = [amount ?? 0, max_amount ?? 0];
  if (least <= 0 && most <= 0) return {};
  return { expected_max_ctc: { currency, amount: least, ...(most > 0 && { max_amount: most }) } };
}

function yearsContent({ minimum_yrs_of_exp_needed, maximum_yrs_of_exp_needed }: JobForm) {
  const [least, most] = [minimum_yrs_of_exp_needed ?? 0, maximum_yrs_of_exp_needed ?? 0];
  if (least <= 0 && most <= 0) return {};
  return { minimum_yrs_of_exp_needed: least, maximum_yrs_of_exp_needed: most };
}

function skillContent({ skill, skill_id, is_custom, proficiency_level, requirement }: FormSkill) {
  const isListed = skill_id !== undefined && !is_custom && !placeholderSkillIds.includes(skill_id);
  return {
    skill,
    ...(proficiency_level !== null && { proficiency_level }),
    is_custom: !isListed,
    ...(isListed && { skill_id }),
    ...(requirement === 'preferred' && { requirement }),
  };
}

export function questionContent({ question_id, custom_question, is_required }: FormQuestion) {
  if (question_id !== undefined) return { question_id, is_required };
  const { question_text, question_type } = custom_question;
  const options = custom_question.options.map((option) => option.trim()).filter(Boolean);
  return {
    custom_question: { question_text, question_type, ...(question_type === 'multiple_choice' && { options }) },
    is_required,
  };
}

/** What is published of the form: without what is empty and may be. */
export function contentOf(form: JobForm) {
  const preferred = form.preferred_qualification.trim();
  const applyLink = form.apply_link.trim();
  return {
    title: form.title,
    ...companyContent(form.company_name),
    job_type: form.job_type,
    work_mode: form.work_mode,
    cities: form.cities.map(({ id, name }) => (id === undefined ? { name } : { city_id: id })),
    description: form.description,
    ...payContent(form.expected_max_ctc),
    ...(applyLink && { apply_link: applyLink }),
    responsibility: form.responsibility,
    minimum_qualification: form.minimum_qualification,
    ...(preferred && { preferred_qualification: preferred }),
    questions: form.questions.filter((question) => !isBlank(question)).map(questionContent),
    ...yearsContent(form),
    skills: form.skills.map(skillContent),
  };
}

/** What the job asks for; a person may leave either empty. */
export type Years = Pick<JobForm, 'minimum_yrs_of_exp_needed' | 'maximum_yrs_of_exp_needed'>;

type AskedYears = { [name in keyof Years]?: number | null | undefined };
export const asksForYears = ({ minimum_yrs_of_exp_needed: least, maximum_yrs_of_exp_needed: most }: AskedYears) =>
  (least ?? 0) > 0 || (most ?? 0) > 0;

/** What a job is called by its most years, or by its least where they have no end; nothing where it asks for none. */
export function levelOf({ minimum_yrs_of_exp_needed: least, maximum_yrs_of_exp_needed: most }: AskedYears) {
  const years = most || least;
  return years ? experienceLevel(years) : undefined;
}

/** A year's pay by the month; nothing without an amount. */
export const monthly = (yearly: number | null): number | undefined =>
  yearly !== null && yearly > 0 ? Math.round(yearly / 12) : undefined;

const folded = (name: string) => name.trim().toLowerCase();
const beforeComma = (name: string) => folded(name.split(',')[0] ?? '');

/** The same place twice: by id, by name, by what stands before the comma, or one name within the other. */
export function isSameCity(a: Named, b: Named): boolean {
  if (a.id !== undefined && a.id === b.id) return true;
  const [first, second] = [folded(a.name), folded(b.name)];
  return beforeComma(first) === beforeComma(second) || first.includes(second) || second.includes(first);
}

export const isSameSkill = (a: string, b: string) => folded(a) === folded(b);
