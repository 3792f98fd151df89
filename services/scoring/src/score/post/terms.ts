import { cosine, vectorOf, type Vector } from '@waypost/model/vectors';
import { findAskedSkills, setAside, type Aside } from '../../analysis/asked-mentions.ts';
import { isEmployerName } from '../../analysis/employer-names.ts';
import { isEmployers } from '../../reading/sections/section-headings.ts';
import { kindsAt, sectionsIn } from '../../reading/sections/sections.ts';
import { asGuarding, speaksOfGuards } from '../../reading/skills/guarding.ts';
import { tokenise } from '../../reading/text/tokens.ts';
import tradeWords from '../../taxonomy/trade-words.json' with { type: 'json' };
import type { ReadPerson } from '../person/read-person.ts';
import type { ScoredJob } from '../scored.ts';
import { skillIdentity } from './asked-skill.ts';

/** A skill by its id, or a word by its stem. */
export type Term = { key: string; name: string };

type Counted = Term & { count: number; isSkill: boolean };

/**
 * Further from what a post is about a word of it is of somebody's shoes, not of a trade in them. Of a short post each word is near to
 * the whole, but such have no room for shoes.
 */
const leastNear = 0.15;

/**
 * What the post says of the work in terms that mean something by themselves: skills that the part about skills has not
 * counted, and nouns of a trade that are near to what the post is about; those first that are named most often and are nearest to
 * that. What a person reads of a score is made of these alone.
 * @param own what its employer goes by
 */
export function termsOf(job: ScoredJob, about: Vector, own: ReadonlySet<string>): Term[] {
  const title = vectorOf(job.title);
  const counted = countedIn(job, own);
  const ofSkills = new Set(
    counted.flatMap(({ name, isSkill }) => (isSkill ? tokenise(name).map(({ stem }) => stem) : [])),
  );
  return counted
    .map((term) => {
      const vectors = formsOf(term).map((form) => vectorOf(form));
      return { ...term, near: Math.max(...vectors.flatMap((form) => [cosine(form, about), cosine(form, title)])) };
    })
    .filter(({ key, isSkill, near }) => isSkill || (near >= leastNear && !ofSkills.has(key)))
    .toSorted((a, b) => b.count * Math.max(leastNear, b.near) - a.count * Math.max(leastNear, a.near))
    .map(({ key, name }) => ({ key, name }));
}

/**
 * The forms of a term to compare: of a plural noun also the singular, as the vectors know less of "blueprints" than of
 * "blueprint".
 */
const formsOf = ({ name, isSkill }: Counted): string[] =>
  !isSkill && name.endsWith('s') && words.has(name.slice(0, -1)) ? [name, name.slice(0, -1)] : [name];

function countedIn(job: ScoredJob, own: ReadonlySet<string>): Counted[] {
  const asked = [job.responsibility, job.minimum_qualification, job.preferred_qualification ?? ''].join('\n');
  // A description speaks of the company and of what it offers too; of posts that came from elsewhere it is all there is.
  const text = asked.trim() === '' ? job.description : asked;
  const known = new Set(job.skills.map(({ name }) => skillIdentity(name)));
  const terms = new Map<string, Counted>();
  const add = (key: string, name: string, isSkill: boolean) => {
    const { count = 0, ...before } = terms.get(key) ?? { key, name, isSkill };
    terms.set(key, { ...before, count: count + 1 });
  };
  const aside = setAside(text, own);
  const named = findAskedSkills(text, aside);
  const mentions = speaksOfGuards(job.title, text) ? named.map(asGuarding) : named;
  const tokens = tokenise(text).filter(isOutside(aside));
  const sections = sectionsIn(text);
  const kindsOf = (places: readonly { start: number }[]) =>
    kindsAt(
      sections,
      places.map(({ start }) => start),
    );
  for (const [at, kind] of kindsOf(mentions).entries()) {
    const { skill, words: named } = mentions[at]!;
    if (isEmployers(kind) || isEmployerName(named, own, kind) || known.has(skill.id)) continue;
    if (saysOfWork(skill.category)) add(skill.id, skill.name, true);
  }
  let next = 0;
  for (const [at, kind] of kindsOf(tokens).entries()) {
    const { lower, stem, start } = tokens[at]!;
    while ((mentions[next]?.end ?? Infinity) <= start) next += 1;
    const isOfSkill = (mentions[next]?.start ?? Infinity) <= start;
    if (!isEmployers(kind) && !isOfSkill && isTradeWord(lower)) add(stem, lower, false);
  }
  return [...terms.values()];
}

/** Whether a place, of which the next is asked in the order of the text, is of none that employers speak of themselves in. */
function isOutside(aside: readonly Aside[]): (place: { start: number }) => boolean {
  const own = aside.filter(({ isStudy }) => !isStudy);
  let next = 0;
  return ({ start }) => {
    while ((own[next]?.end ?? Infinity) <= start) next += 1;
    return (own[next]?.start ?? Infinity) > start;
  };
}

/** The terms that a person has, too, by their skills and their words. */
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
