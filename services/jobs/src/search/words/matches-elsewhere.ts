import type { Highlights } from '@waypost/contracts/entities/highlights';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { companyOf } from '../company-of.ts';
import { phrasesOf } from './keyword/text-query.ts';
import type { TextQuery } from './phrase-query.ts';
import { findingEach } from './phrase-ranges.ts';
import { edge } from './searched-text.ts';
import { fold, stemsOf } from './words.ts';

const mostNamed = 3;

/**
 * What a post was found by where a list does not show it: of each part of a keyword the skills and tags that match, or
 * where there are none the words of the text. Undefined where the title, company and places say it all.
 */
export function matchingElsewhere(queries: readonly TextQuery[]): (post: JobPost) => Highlights['matches'] {
  const parts = queries.map((query) => {
    const phrases = phrasesOf(query);
    return { query, phrases, wholes: new Set(phrases.filter(([first]) => first === edge).map(keyOf)) };
  });
  return (post) => {
    const cities = post.cities.map(({ name }) => name);
    const shown = [post.title, companyOf(post), ...cities, post.work_mode ?? '', post.job_type ?? ''].map(stemsOf);
    const names = [...post.skills.map(({ skill }) => skill), ...post.job_post_tags];
    const texts = [post.description, post.responsibility, post.minimum_qualification, post.preferred_qualification];

    const open = parts
      .filter(({ query }) => !isIn(query, shown))
      .map((part) => ({ ...part, phrases: part.phrases.filter((phrase) => !has(shown, phrase)) }));
    if (open.length === 0) return undefined;
    // All parts in one reading: a page has fifty posts of many thousand letters, and a keyword a dozen parts.
    const findIn = findingEach(open.map(({ phrases }) => phrases));
    const found = names.map((name) => findIn(name));
    const named = open.map(({ wholes }, part) => {
      // Few keywords ask for what is all of a name, and every page has hundreds of names.
      const isWhole = (name: string) => wholes.size > 0 && wholes.has(keyOf([edge, ...stemsOf(name), edge]));
      return names.filter((name, at) => found[at]?.[part]?.length || isWhole(name));
    });
    const skills = named.flat();
    const text = wordsIn(
      texts,
      open.filter((_, part) => named[part]?.length === 0).map(({ phrases }) => phrases),
    );
    return skills.length + text.length > 0 ? { skills: firstOf(skills), text: firstOf(text) } : undefined;
  };
}

type Stems = readonly string[];

const has = (texts: readonly Stems[], phrase: Stems): boolean =>
  texts.some((stems) => stems.some((_, at) => phrase.every((stem, index) => stems[at + index] === stem)));

const keyOf = (stems: Stems): string => stems.join(' ');

function isIn(query: TextQuery, texts: readonly Stems[]): boolean {
  if ('phrase' in query) return has(texts, query.phrase);
  if ('all' in query) return query.all.every((one) => isIn(one, texts));
  if ('not' in query) return true;
  return query.any.some((one) => isIn(one, texts));
}

/** Of each list of phrases its words in the first text that has any, as they stand there. */
function wordsIn(texts: readonly string[], lists: readonly (readonly Stems[])[]): string[] {
  const words = lists.map((): string[] => []);
  let left = lists.map((phrases, list) => ({ phrases, list }));
  for (const text of texts) {
    if (left.length === 0) break;
    const found = findingEach(left.map(({ phrases }) => phrases))(text);
    for (const [at, { list }] of left.entries())
      words[list] = (found[at] ?? []).map(({ start, end }) => text.slice(start, end));
    left = left.filter(({ list }) => words[list]?.length === 0);
  }
  return words.flat();
}

/** Each once, whatever its case. */
function firstOf(words: readonly string[]): string[] {
  const byFolded = Map.groupBy(words, fold);
  return [...byFolded.values()].flatMap(([first]) => first ?? []).slice(0, mostNamed);
}
