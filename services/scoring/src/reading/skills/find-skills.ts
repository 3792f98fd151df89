import { skills, type Skill } from '@waypost/contracts/taxonomy/skills';
import { joins, ofSpelling, tokenise, type Token } from '../text/tokens.ts';
import type { Candidate, Doubt } from './candidate.ts';
import { isOfColleague } from './of-colleagues.ts';
import { isOfCountry } from './of-countries.ts';
import { isOfOffice } from './office-programs.ts';
import { isOtherwiseMeant } from './other-senses.ts';
import { areListed, createBoilerplateTest, isAnnounced, standsAlone } from './skill-context.ts';

/** A skill that a text names, with the words it is named by (`start` inclusive, `end` exclusive, in characters). */
export type SkillMention = { skill: Skill; start: number; end: number; words: string };

type Term = { skill: Skill; words: readonly Token[]; doubt: Doubt };
type Node = { next: Map<string, Node>; terms: Term[] };

/** `any`: whatever the capitals, so that a text in other ones names the same; the words around an everyday word have to say more then. */
export type Capitals = 'as-written' | 'any';

/** @param tokens of the text, where they are known already. */
export function findSkills(
  text: string,
  capitals: Capitals = 'as-written',
  tokens: readonly Token[] = tokenise(text),
): SkillMention[] {
  const isBoilerplate = createBoilerplateTest(tokens, text);
  return meant(candidates(tokens, capitals), tokens, text, capitals)
    .map(({ skill, first, last }) => {
      const start = tokens[first]?.start ?? 0;
      const end = tokens[last]?.end ?? 0;
      return { skill, start, end, words: text.slice(start, end) };
    })
    .filter(
      (mention) =>
        !isBoilerplate(mention) &&
        ![isOtherwiseMeant, isOfColleague, isOfCountry].some((isElse) => isElse(text, mention)),
    );
}

/** The longest term at each place, from left to right, without overlaps. */
function candidates(tokens: readonly Token[], capitals: Capitals): Candidate[] {
  const found: Candidate[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    let node: Node | undefined = begun(tokens[first]!);
    let best: Candidate | undefined;
    for (let last = first; node !== undefined; last += 1) {
      const term = termAt(node, tokens, first, capitals);
      if (term !== undefined) best = { skill: term.skill, first, last, doubt: term.doubt };
      const next = tokens[last + 1];
      node = node.next.size > 0 && next !== undefined && joins(next.gap) ? node.next.get(next.stem) : undefined;
    }
    if (best === undefined) continue;
    found.push(best);
    first = best.last;
  }
  return found;
}

const termAt = ({ terms }: Node, tokens: readonly Token[], first: number, capitals: Capitals): Term | undefined =>
  terms.length === 0 ? undefined : terms.find((term) => spells(term, tokens, first, capitals));

/**
 * What a shared stem does not say: one word must be that word, one that names a person (`engineers`) is not one that
 * names the work (`engineering`), and a term that is also an everyday word must have its own capitals.
 */
function spells({ skill, words, doubt }: Term, tokens: readonly Token[], first: number, capitals: Capitals): boolean {
  return words.every((own, index) => {
    const written = tokens[first + index];
    if (written === undefined) return false;
    if (words.length === 1 && isCutOff(written, own)) return false;
    if (doubt === 'spelling')
      return capitals === 'any' || isOfOffice(tokens, first + index)
        ? written.lower === own.lower
        : written.text === own.text;
    // "Lean initiatives" are nobody's initiative.
    if (words.length === 1 && skill.category === 'Soft skills') return written.lower === own.lower;
    if (words.length === 1) return written.base === own.base;
    return sameKind(written.lower, own.lower);
  });
}

/** "CIC" is not one of several CICS, nor a "pal" one of PALS. */
const isCutOff = (written: Token, own: Token) =>
  own.lower === `${written.lower}s` && (/^[A-Z]{2,4}$/.test(written.text) || /^[A-Z]+$/.test(own.text));

const person = /(?:er|or)s?$/;
const noun = /ments?$/;
/** "Managers" are no "managing", and "management processes" are not managed. */
const sameKind = (written: string, own: string) =>
  person.test(written) === person.test(own) && noun.test(written) === noun.test(own);

/**
 * Those that are skills by themselves or by the words around them, and those that neighbours in a list vouch for. Where capitals
 * say nothing, "fast-paced environments and go the extra mile" is no list of skills.
 */
function meant(found: readonly Candidate[], tokens: readonly Token[], text: string, capitals: Capitals): Candidate[] {
  const sure = found.map((candidate) => candidate.doubt === 'none');
  const possible = found.map((candidate, at) => sure[at] === true || standsAlone(candidate, tokens, text));
  for (const [at, candidate] of found.entries()) {
    if (!sure[at] && possible[at]) sure[at] = isAnnounced(candidate, tokens, text);
  }
  const listedWithNext = found.map((candidate, at) => {
    const next = found[at + 1];
    if (next === undefined) return false;
    const byWords = capitals === 'as-written' || isSoft(candidate) === isSoft(next);
    return areListed(candidate, next, tokens, text, byWords);
  });
  // "BLS/ACLS": two certificates beside one another are no everyday words.
  for (const [at, isListed] of listedWithNext.entries()) {
    if (isListed && possible[at] && possible[at + 1] && areCertificates(found[at]!, found[at + 1]!)) sure[at] = true;
  }
  // What a neighbour confirms can confirm the next one: once forwards and once backwards reaches all of a list.
  for (let at = 1; at < found.length; at += 1) {
    if (possible[at] && sure[at - 1] && listedWithNext[at - 1]) sure[at] = true;
  }
  for (let at = found.length - 2; at >= 0; at -= 1) {
    if (possible[at] && sure[at + 1] && listedWithNext[at]) sure[at] = true;
  }
  return found.filter((_, at) => sure[at]);
}

const areCertificates = (one: Candidate, other: Candidate) =>
  (one.skill.id !== other.skill.id || one.doubt === 'spelling') &&
  [one, other].every(({ skill }) => skill.category === 'Certifications');
const isSoft = ({ skill }: Candidate) => skill.category === 'Soft skills';

const none: Node = { next: new Map(), terms: [] };
/** Where the terms branch off that begin with a word. */
const begun = ofSpelling(({ stem }) => tree().next.get(stem) ?? none);

let grown: Node | undefined;

/** Grown at the first use: a process that never reads a text does not pay for it. */
function tree(): Node {
  if (grown !== undefined) return grown;
  grown = { next: new Map(), terms: [] };
  for (const skill of skills) {
    const spelling = new Set(skill.ambiguous?.filter((term) => term !== term.toLowerCase()));
    const context = new Set(skill.ambiguous?.filter((term) => term === term.toLowerCase()));
    for (const term of new Set([skill.name, ...skill.aliases, ...spelling])) {
      const doubt = spelling.has(term) ? 'spelling' : context.has(term.toLowerCase()) ? 'context' : 'none';
      plant(grown, { skill, words: tokenise(term), doubt });
    }
  }
  return grown;
}

function plant(root: Node, term: Term) {
  let node = root;
  for (const token of term.words) {
    const next: Node = node.next.get(token.stem) ?? { next: new Map(), terms: [] };
    node.next.set(token.stem, next);
    node = next;
  }
  node.terms.push(term);
}
