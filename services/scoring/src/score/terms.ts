import { findSkills } from '../reading/find-skills.ts';
import { tokenise } from '../reading/tokens.ts';
import tradeWords from '../taxonomy/trade-words.json' with { type: 'json' };
import type { ScoredJob } from './scored.ts';
import { skillIdentity } from './skills-part.ts';

export type SharedTerms = { shared: string[]; missing: string[] };

/**
 * What the post says of the work in terms that mean something by themselves: skills that the part about skills has not
 * counted, and nouns of a trade; most often named first. What a person reads of a score is made of these alone.
 */
export function sharedTerms(personText: string, said: ReadonlySet<string>, job: ScoredJob): SharedTerms {
  const asked = [job.responsibility, job.minimum_qualification, job.preferred_qualification ?? ''].join('\n');
  // A description speaks of the company and of what it offers too; of posts that came from elsewhere it is all there is.
  const text = asked.trim() === '' ? job.description : asked;
  const counted = new Set(job.skills.map(({ name }) => skillIdentity(name)));
  const own = new Set(findSkills(personText).map(({ skill }) => skill.id));
  const terms = new Map<string, { name: string; isThere: boolean; count: number }>();
  const add = (key: string, name: string, isThere: boolean) => {
    const known = terms.get(key) ?? { name, isThere, count: 0 };
    terms.set(key, { ...known, count: known.count + 1 });
  };
  const mentions = findSkills(text);
  for (const { skill } of mentions) {
    if (!counted.has(skill.id) && saysOfWork(skill.category)) add(skill.id, skill.name, own.has(skill.id));
  }
  let next = 0;
  for (const { lower, stem, start } of tokenise(text)) {
    while ((mentions[next]?.end ?? Infinity) <= start) next += 1;
    const isOfSkill = (mentions[next]?.start ?? Infinity) <= start;
    if (!isOfSkill && isTradeWord(lower)) add(stem, lower, said.has(stem));
  }
  const inOrder = [...terms.values()].toSorted((a, b) => b.count - a.count);
  const named = (isThere: boolean) => inOrder.filter((term) => term.isThere === isThere).map(({ name }) => name);
  return { shared: named(true), missing: named(false) };
}

/** Everybody communicates; certificates have a part of their own. */
const saysOfWork = (category: string) => !['Soft skills', 'Languages', 'Certifications'].includes(category);

const words = new Set(tradeWords.words);

/** As it is written or as one of several; what only stands as several is another word as one: "wells", "well". */
const isTradeWord = (lower: string) => words.has(lower) || (lower.endsWith('s') && words.has(lower.slice(0, -1)));
