import { findAskedSkills, setAside } from '../analysis/asked-mentions.ts';
import { ownNames } from '../analysis/own-names.ts';
import { tokenise } from '../reading/tokens.ts';
import tradeWords from '../taxonomy/trade-words.json' with { type: 'json' };
import { skillIdentity } from './asked-skill.ts';
import type { ReadPerson } from './read-person.ts';
import type { ScoredJob } from './scored.ts';

/** A skill by its id, or a word by its stem. */
export type Term = { key: string; name: string };

/**
 * What the post says of the work in terms that mean something by themselves: skills that the part about skills has not
 * counted, and nouns of a trade; most often named first. What a person reads of a score is made of these alone.
 */
export function termsOf(job: ScoredJob): Term[] {
  const asked = [job.responsibility, job.minimum_qualification, job.preferred_qualification ?? ''].join('\n');
  // A description speaks of the company and of what it offers too; of posts that came from elsewhere it is all there is.
  const text = asked.trim() === '' ? job.description : asked;
  const counted = new Set(job.skills.map(({ name }) => skillIdentity(name)));
  const terms = new Map<string, Term & { count: number }>();
  const add = (key: string, name: string) =>
    terms.set(key, { key, name: terms.get(key)?.name ?? name, count: (terms.get(key)?.count ?? 0) + 1 });
  const own = ownNames([text], undefined);
  const mentions = findAskedSkills(text, setAside(text, own));
  for (const { skill } of mentions) {
    if (!counted.has(skill.id) && saysOfWork(skill.category)) add(skill.id, skill.name);
  }
  let next = 0;
  for (const { lower, stem, start } of tokenise(text)) {
    while ((mentions[next]?.end ?? Infinity) <= start) next += 1;
    const isOfSkill = (mentions[next]?.start ?? Infinity) <= start;
    if (!isOfSkill && isTradeWord(lower)) add(stem, lower);
  }
  return [...terms.values()].toSorted((a, b) => b.count - a.count);
}

/** Which of them a person has too, by their skills and their words. */
export function sharedTerms(terms: readonly Term[], { held, named, stems }: ReadPerson) {
  const isThere = ({ key }: Term) => held.has(key) || named.has(key) || stems.has(key);
  const names = (found: readonly Term[]) => found.map(({ name }) => name);
  return { shared: names(terms.filter(isThere)), missing: names(terms.filter((term) => !isThere(term))) };
}

/** Everybody communicates; certificates have a part of their own. */
const saysOfWork = (category: string) => !['Soft skills', 'Languages', 'Certifications'].includes(category);

const words = new Set(tradeWords.words);

/** As it is written or as one of several; what only stands as several is another word as one: "wells", "well". */
const isTradeWord = (lower: string) => words.has(lower) || (lower.endsWith('s') && words.has(lower.slice(0, -1)));
