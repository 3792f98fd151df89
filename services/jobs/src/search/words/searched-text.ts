import type { JobPost } from '@waypost/contracts/entities/job-post';
import { namesAround } from '../../lookups/city-places.ts';
import { companyOf } from '../company-of.ts';
import { type SearchedField, searchedFields } from './searched-fields.ts';
import { spellingsOf, type Spelling } from './words.ts';

/** The words of each field. Each inner list is a text of its own, which no phrase runs across. */
export type SearchedText = Record<SearchedField, Spelling[][]>;

export function searchedText(post: JobPost): SearchedText {
  const texts: Record<SearchedField, readonly (string | undefined)[]> = {
    title: [post.title],
    company: [companyOf(post)],
    places: [...placesOf(post.cities), post.work_mode, post.job_type],
    skills: post.skills.map((skill) => skill.skill),
    tags: post.job_post_tags,
    description: [post.description],
    requirements: [post.responsibility, post.minimum_qualification, post.preferred_qualification],
    titleParts: titlePartsOf(post.title),
  };
  const read = (list: readonly (string | undefined)[]) => list.flatMap((text) => (text ? [spellingsOf(text)] : []));
  return Object.fromEntries(searchedFields.map((field) => [field, read(texts[field])])) as SearchedText;
}

/** Each once: who searches for Texas or India means the cities there, whether the post says so or not. */
const placesOf = (cities: JobPost['cities']): Set<string> =>
  new Set(cities.flatMap(({ city_id, name }) => [name, ...(city_id ? namesAround(city_id, name) : [])]));

/** 'Manager - Product (Berlin)' has three; 'Full-time' is one word as far as this goes, and 'and/or' begins no 'OR technician'. */
export const titlePartsOf = (title: string): string[] =>
  title.replace(/\band\/or\b/i, 'and').split(/[,;:|/()[\]–—•]|\s-|-\s/);

/** Stands before and after each text in the index, so that a phrase can ask for a whole one, its beginning or its end. */
export const edge = '.';

/** The stems of a field as the index keeps them. */
export function indexedStems(texts: readonly (readonly Spelling[])[]): string {
  const stems: string[] = [];
  for (const words of texts) {
    if (words.length > 0) stems.push(edge);
    for (const { stem } of words) stems.push(stem);
  }
  stems.push(edge);
  return stems.join(' ');
}

/** The words of some texts as they are written, each once. */
export function distinctWords(texts: readonly (readonly Spelling[])[]): Set<string> {
  const distinct = new Set<string>();
  for (const words of texts) for (const { folded } of words) distinct.add(folded);
  return distinct;
}
