import { limits } from '@waypost/contracts/constants';
import { skillByName, skills, type Skill } from '@waypost/contracts/taxonomy/skills';
import { spansOfText } from '@waypost/model/spans';
import { cosine, vectorOf } from '@waypost/model/vectors';
import type { SectionKind } from '../reading/sections/section-headings.ts';
import { isOfCountry } from '../reading/skills/of-countries.ts';
import { isOtherwiseMeant } from '../reading/skills/other-senses.ts';
import { createBoilerplateTest, isInitial } from '../reading/skills/skill-context.ts';
import type { Place } from '../reading/text/place.ts';
import { tokenise, type Token } from '../reading/text/tokens.ts';
import { isName } from './is-name.ts';
import { isOfEmployer } from './of-employer.ts';
import { isProperName } from './proper-names.ts';
import { withNeeds, type Evidence, type Mention, type ReadField } from './read-fields.ts';

export type SpansRead = {
  /** The fields with what the tagger and the taxonomy agree on among their mentions. */
  read: ReadField[];
  /** What the tagger alone takes for something to know. */
  others: { skill: string; evidence: Evidence[] }[];
  /** The number of duties that the text names. */
  duties: number;
};

/** Characters of a post that are tagged: the tagger is the slowest of all readers. */
const longest = 2000;
const shown = { others: 8, evidence: 4 };
/** As alike as two names of one thing are. */
const alike = 0.86;
/** Where what is asked for stands first. */
const order = ['requirements', 'preferred', undefined, 'responsibilities'] as const;

/**
 * What the tagger proposes where a post asks for something, beside what was found by name. A span is a skill where the taxonomy
 * has its words, or a name with a word of it that the vectors call the same; else it is left to people.
 */
export function withSpans(read: readonly ReadField[]): SpansRead {
  const agreed = new Map<ReadField, Omit<Mention, 'isPreferred' | 'kind'>[]>();
  const others = new Map<string, SpansRead['others'][number]>();
  let duties = 0;
  for (const { field, kind, start, text } of stretches(read)) {
    const isBoilerplate = createBoilerplateTest(tokenise(text), text);
    for (const span of spansOfText(text)) {
      const place = { start: start + span.start, end: start + span.end };
      if (span.kind === 'skill') duties += 1;
      if (span.kind === 'skill') continue;
      if ([...field.mentions, ...field.aside].some((one) => overlaps(one, place))) continue;
      if (kind === undefined && (isBoilerplate(span) || isOfEmployer(field.text, place.start))) continue;
      const isMeant = !isInitial(place, field.text) && !isOtherwiseMeant(field.text, place);
      const skill = isMeant ? agreedSkill(span.text, isAsked(kind)) : undefined;
      if (skill !== undefined && isOfCountry(field.text, { skill, end: place.end })) continue;
      if (skill !== undefined) {
        agreed.set(field, [...(agreed.get(field) ?? []), { ...place, skill, words: span.text }]);
      } else if (isAsked(kind) && mayBeOffered(field.text, place)) {
        const known = others.get(span.text.toLowerCase()) ?? { skill: span.text, evidence: [] };
        known.evidence = [...known.evidence, field.evidenceAt(place)].slice(0, shown.evidence);
        others.set(span.text.toLowerCase(), known);
      }
    }
  }
  return {
    read: read.map((field) => {
      const named = (agreed.get(field) ?? []).toSorted((a, b) => a.start - b.start);
      return { ...field, mentions: [...field.mentions, ...withNeeds(field.text, named, field.sections)] };
    }),
    others: [...others.values()]
      .toSorted((a, b) => b.evidence.length - a.evidence.length || (a.skill < b.skill ? -1 : 1))
      .slice(0, shown.others),
    duties,
  };
}

/** The parts of a post that are tagged, as far as that goes. */
function stretches(read: readonly ReadField[]) {
  const parts = read
    .filter(({ field }) => field !== 'title')
    .flatMap((field) => field.sections.map(({ kind, start, end }) => ({ field, kind, start, end })));
  let left = longest;
  return order.flatMap((wanted) =>
    parts
      .filter(({ kind }) => kind === wanted)
      .flatMap(({ field, kind, start, end }) => {
        const text = field.text.slice(start, Math.min(end, start + left));
        left -= text.length;
        return text === '' ? [] : [{ field, kind, start, text }];
      }),
  );
}

const mayBeOffered = (text: string, place: Place) =>
  isName(text.slice(place.start, place.end), isFirst(text, place.start)) && !isProperName(text, place);

/** Whether a line or a sentence begins at a place. */
const isFirst = (text: string, place: number) =>
  /(?:^|[\n.!?:;•·▪●*–-])\s*$/.test(text.slice(Math.max(0, place - 8), place));

const isAsked = (kind: SectionKind | undefined) => kind === 'requirements' || kind === 'preferred';

const overlaps = (a: Place, b: Place) => a.start < b.end && b.start < a.end;

function agreedSkill(text: string, isInList: boolean): Skill | undefined {
  const listed = skillByName(text);
  if (listed !== undefined)
    return listed.category === 'Occupational skills' || !isSpelt(text, listed, isInList) ? undefined : listed;
  const tokens = tokenise(text);
  if (text.length > limits.skillName.max || tokens.length < 2) return undefined;
  const own = vectorOf(text);
  let best: { skill: Skill; value: number } | undefined;
  for (const stem of new Set(tokens.map((token) => token.stem))) {
    for (const skill of withWord(stem)) {
      const value = cosine(own, vectorOf(skill.name));
      if (value >= alike && value > (best?.value ?? 0) && namesAll(tokens, skill)) best = { skill, value };
    }
  }
  return best?.skill;
}

/** "Safe" is no SAFe, nor are windows Windows where nothing is asked for; but "pandas" in a list of requirements is Pandas. */
const isSpelt = (text: string, { ambiguous = [] }: Skill, isInList: boolean) =>
  text !== text.toLowerCase() ||
  !ambiguous.some((term) => term !== text && term.toLowerCase() === text && (!isInList || /.[A-Z]/.test(term)));

/** A life cycle is no life cycle assessment. */
function namesAll(tokens: readonly Token[], { name }: Skill): boolean {
  const said = new Set(tokens.map((token) => token.stem));
  return tokenise(name).every(({ stem, lower }) => said.has(stem) || mayBeLeftOut.has(lower));
}
const mayBeLeftOut = new Set(['development', 'programming', 'software', 'systems', 'apache', 'microsoft', 'and']);

/** A word that more skills have than this says nothing of any of them. */
const most = 40;
let byWord: Map<string, Skill[]> | undefined;

/** The listed skills of several words, one of which is this. */
function withWord(stem: string): readonly Skill[] {
  if (byWord === undefined) {
    byWord = new Map();
    for (const skill of skills.filter(({ category }) => category !== 'Occupational skills')) {
      const words = new Set(tokenise(skill.name).map((token) => token.stem));
      if (words.size > 1) for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), skill]);
    }
  }
  const found = byWord.get(stem) ?? [];
  return found.length > most ? [] : found;
}
