import { skills } from '@waypost/contracts/taxonomy/skills';
import { cosine, knownWords, vectorOf } from '@waypost/model/vectors';
import { foldedWords } from '../words.ts';

/** Above it are other spellings ('organisation', 'enginer') and words of the same work ('joinery', 'joiner'). */
const leastLike = 0.25;

/** Words that are used beside those that they are spelt like: 'docker', 'diary', 'major', 'write'. */
const neverMistyped = new Set(['docket', 'dairy', 'mayor', 'wrote']);

/** Words of their own that hardly anybody means: there is one costumer to a thousand who look for customer service. */
const mostlyMistyped = new Set(['costumer', 'costumers', 'programer', 'programers', 'techinician']);
/** What neither the model nor a skill is called, and comes near another word. */
const others = ['factoring'];

let namesOfSkills: ReadonlySet<string> | undefined;
/** 'Policing' and 'phishing' are skills, and no 'pricing' and 'pushing'. */
function isInSkill(folded: string): boolean {
  namesOfSkills ??= new Set([
    ...others,
    ...skills.flatMap(({ name, aliases }) => [name, ...aliases].flatMap(foldedWords)),
  ]);
  return namesOfSkills.has(folded);
}

export const isKnown = (folded: string): boolean =>
  !mostlyMistyped.has(folded) && (knownWords([[folded]]).length > 0 || isInSkill(folded));

/**
 * Whether somebody who typed a word may have meant another one, which is near it in letters. What is a word of its own, such as
 * 'patent', is no mistyped 'patient', whether a post has it or not: it stands for what means nearly the same.
 */
export const mayStandFor = (typed: string, meant: string): boolean =>
  !isKnown(typed) ||
  (isKnown(meant) && !neverMistyped.has(typed) && cosine(vectorOf(typed), vectorOf(meant)) >= leastLike);

/** Above it are a job and its field: 'carpenter' and 'carpentry', but not 'counselor' and 'counsel'. */
const leastSame = 0.55;
export const isSameWork = (one: string, other: string): boolean => cosine(vectorOf(one), vectorOf(other)) >= leastSame;
