import { hash } from 'node:crypto';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { factsOf } from '../filters/facts.ts';
import type { Term } from '../filters/filter.ts';
import { numberNames, termFacets } from '../filters/filters.ts';
import { listedPost } from '../listed-post.ts';
import { titleVector } from '../words/alike-titles.ts';
import { searchedFields, wordFields, type SearchedField } from '../words/searched-fields.ts';
import { distinctWords, indexedStems, searchedText } from '../words/searched-text.ts';
import { lookedUpWords } from '../words/word-starts.ts';
import { foldedWords } from '../words/words.ts';
import { labelledFacets } from './index-layout.ts';

/** What the index holds of a post. Of a removed one only its version, which the engine keeps by itself. */
export function indexedPost(post: JobPost | undefined): Record<string, unknown> {
  if (!post) return {};
  const facts = factsOf(post);
  const text = searchedText(post);
  const words = distinctWords(wordFields.flatMap((field) => text[field]));
  /** Each text on its own, with a gap between them that no phrase crosses; the parts of a title are asked for together. */
  const stems = (field: SearchedField) =>
    field === 'titleParts' ? indexedStems(text[field]) : text[field].map((words) => indexedStems([words]));
  return {
    post: listedPost(post),
    id: facts.id,
    created_by: facts.created_by,
    text: Object.fromEntries(searchedFields.map((field) => [field, stems(field)])),
    title_vector: [...titleVector(foldedWords(facts.title))],
    exact: [...words].join(' '),
    beginnings: lookedUpWords(`${facts.title} ${facts.company}`).join(' '),
    terms: Object.fromEntries(termFacets.map((facet) => [facet, facts.terms[facet].map(({ value }) => value)])),
    labels: Object.fromEntries(labelledFacets.map((facet) => [facet, facts.terms[facet].map(labelKey)])),
    ...Object.fromEntries(numberNames.map((name) => [name, facts[name]])),
  };
}

const digestLength = 12;

/** Digests of the last values: posts share their companies, cities and skills. */
const digests = new Map<string, string>();
const mostDigests = 50_000;

/** As short for the longest value as for any other one, and nothing in it that means something in a pattern. */
export function digestOf(value: string): string {
  const before = digests.get(value);
  if (before !== undefined) return before;
  const digest = hash('sha256', value).slice(0, digestLength);
  if (digests.size >= mostDigests) digests.clear();
  digests.set(value, digest);
  return digest;
}

/** A term as one key, so that labels can be asked for by their value. */
const labelKey = ({ value, label }: Term): string => digestOf(value) + JSON.stringify([value, label]);

export const digestOfKey = (key: string): string => key.slice(0, digestLength);

export function termOfKey(key: string): Term {
  const [value, label] = JSON.parse(key.slice(digestLength)) as [string, string];
  return { value, label };
}

/** A pattern for the keys of these values. The engine takes 1,000 characters of it, so some 70 values. */
export const keysOfValues = (values: readonly string[]): string =>
  // With `.*` the engine takes it for a list of prefixes, and fails (2.19.1) where one lies behind all terms that there are.
  `(${values.map(digestOf).join('|')}).+`;
