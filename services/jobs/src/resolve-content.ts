import { limits, placeholderSkillIds } from '@waypost/contracts/constants';
import type { City, ImportedJobPost, JobPostContent, Pay } from '@waypost/contracts/entities/job-post';
import { askedAlready, type JobQuestion } from '@waypost/contracts/entities/job-question';
import type { JobSkill } from '@waypost/contracts/entities/job-skill';
import { invalid } from '@waypost/contracts/errors';
import { skillById, skillByName } from '@waypost/contracts/taxonomy/skills';
import { derivedId } from '@waypost/runtime/service/derived-id';
import type { PostContent } from './job-post.ts';
import type { Lookups } from './lookups/lookups.ts';
import { questionIdOf, toQuestionResult, type QuestionStore } from './question-store.ts';
import { companyIdOf } from './search/company-id.ts';
import { fold } from './search/words/words.ts';

/** The content of a call, without what the call says besides. */
type Written = JobPostContent | Omit<ImportedJobPost, 'import_key' | 'status' | 'posted_date'>;
type Sources = { lookups: Pick<Lookups, 'cities'>; questions: QuestionStore };

/**
 * Turns what was written into what is stored: ids become names, the company gets its id, a city or skill that is there twice is there once.
 * @throws validation-error with the path of an id that no lookup knows.
 */
export async function resolveContent(written: Written, postId: string, sources: Sources): Promise<PostContent> {
  const { cities, skills, questions, expected_max_ctc, company_name, custom_company, ...rest } = defined(written);
  const company = custom_company?.name ?? company_name;
  const pay = payOf(expected_max_ctc);
  return {
    links: [],
    job_post_tags: [],
    preferred_qualification: '',
    ...rest,
    cities: await resolveCities(cities, sources.lookups),
    skills: resolveSkills(skills),
    questions: await resolveQuestions(questions, postId, sources.questions),
    // One company: with both, pages would show the custom one, and the search count the other under its id.
    ...(custom_company ? { custom_company } : company_name !== undefined && { company_name }),
    ...(company !== undefined && { company_id: companyIdOf(company) }),
    ...(pay && { expected_max_ctc: pay }),
  };
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

const defined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Defined<T>;

/** An empty salary means that pay is discussed in the interview. */
const payOf = (pay: Pay | undefined) =>
  pay && (pay.amount > 0 || (pay.max_amount ?? 0) > 0) ? defined(pay) : undefined;

async function resolveCities(cities: Written['cities'], lookups: Sources['lookups']): Promise<City[]> {
  const ids = cities.flatMap((city) => ('city_id' in city ? [city.city_id] : []));
  const found = ids.length > 0 ? await lookups.cities.byIds(ids) : [];
  const names = new Map(found.map((city) => [city.city_id, city.city_name]));
  const resolved = cities.map((city, index): City => {
    if (!('city_id' in city)) return { name: city.name };
    const name = names.get(city.city_id);
    if (name === undefined) throw invalid(`cities.${index}.city_id`, 'This city is not known');
    return { city_id: city.city_id, name };
  });
  return distinctBy(resolved, (city) => city.city_id ?? fold(city.name));
}

/** A skill that the taxonomy has, by id or by name, gets its name there, so that everybody's skills count together. */
function resolveSkills(skills: Written['skills']): JobSkill[] {
  const resolved = skills.map(({ skill, skill_id, proficiency_level, requirement }): JobSkill => {
    const placeholder = skill_id === undefined || placeholderSkillIds.includes(skill_id);
    const known = (placeholder ? undefined : skillById(skill_id)) ?? skillByName(skill);
    return {
      ...(known ? { skill: known.name, skill_id: known.id, is_custom: false } : { skill, is_custom: true }),
      ...(proficiency_level && { proficiency_level }),
      ...(requirement === 'preferred' && { requirement }),
    };
  });
  return distinctBy(resolved, ({ skill }) => fold(skill));
}

/** @throws validation-error with the path of an id that nobody knows, of what reads like a question before it, or with which there are too many options. */
export async function resolveQuestions(
  questions: Written['questions'],
  postId: string,
  store: QuestionStore,
): Promise<JobQuestion[]> {
  const ids = questions.flatMap((question) => ('question_id' in question ? [question.question_id] : []));
  const listed = new Map(
    (ids.length > 0 ? await store.find(ids) : []).map((question) => [question._id, toQuestionResult(question)]),
  );
  const resolved = questions.map((question, index): JobQuestion => {
    const { is_required } = question;
    if ('custom_question' in question) {
      const { question_text, question_type, options } = question.custom_question;
      const custom_question = { question_text, question_type, ...(options && { options }) };
      return { _id: derivedId(postId, questionIdOf(custom_question)), custom_question, is_required };
    }
    const found = listed.get(question.question_id);
    if (!found) throw invalid(`questions.${index}.question_id`, 'This question is not known');
    const { question_id, ...custom_question } = found;
    return { _id: derivedId(postId, question_id), question_id, custom_question, is_required };
  });
  const texts = resolved.map(({ custom_question }) => fold(custom_question.question_text));
  const twice = texts.findIndex((text, index) => texts.indexOf(text) < index);
  if (twice >= 0) throw invalid(`questions.${twice}`, askedAlready);
  const tooMany = firstBeyond(limits.questionOptions.charactersOfPost, resolved.map(lengthOfOptions));
  if (tooMany >= 0) throw invalid(`questions.${tooMany}`, tooManyOptions);
  return resolved;
}

const tooManyOptions = `The options of all questions together can have at most ${limits.questionOptions.charactersOfPost.toLocaleString('en-US')} characters`;
const lengthOfOptions = ({ custom_question: { options = [] } }: JobQuestion) => options.join('').length;

/** Where the sum of these goes beyond the most; -1 where it does not. */
function firstBeyond(most: number, lengths: readonly number[]): number {
  let sum = 0;
  return lengths.findIndex((length) => (sum += length) > most);
}

const distinctBy = <T>(items: readonly T[], key: (item: T) => string): T[] => {
  const seen = new Set<string>();
  return items.filter((item) => seen.size < seen.add(key(item)).size);
};
