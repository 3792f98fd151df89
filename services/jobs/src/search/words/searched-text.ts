import type { JobPost } from '@waypost/contracts/entities/job-post';
import { companyOf } from '../company-of.ts';
import { foldedWords } from './words.ts';

/** The fields that a keyword is looked for in, with how much more than the description each weighs. */
export const fieldWeights = {
  title: 10,
  company: 4,
  places: 3,
  skills: 5,
  description: 1,
  requirements: 1.5,
} as const;
type SearchedField = keyof typeof fieldWeights;
export const searchedFields = Object.keys(fieldWeights) as SearchedField[];

/** The folded words of each field. Each inner list is a text of its own, which no phrase runs across. */
export type SearchedText = Record<SearchedField, string[][]>;

export function searchedText(post: JobPost): SearchedText {
  const texts: Record<SearchedField, readonly (string | undefined)[]> = {
    title: [post.title],
    company: [companyOf(post)],
    places: [...post.cities.map((city) => city.name), post.work_mode, post.job_type],
    skills: [...post.skills.map((skill) => skill.skill), ...post.job_post_tags],
    description: [post.description],
    requirements: [post.responsibility, post.minimum_qualification, post.preferred_qualification],
  };
  const folded = (list: readonly (string | undefined)[]) => list.flatMap((text) => (text ? [foldedWords(text)] : []));
  return Object.fromEntries(searchedFields.map((field) => [field, folded(texts[field])])) as SearchedText;
}
