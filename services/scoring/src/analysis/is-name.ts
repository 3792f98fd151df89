import { limits } from '@waypost/contracts/constants';
import { skills } from '@waypost/contracts/taxonomy/skills';
import { knownWords } from '@waypost/model/vectors';
import { tokenise } from '../reading/text/tokens.ts';

/** What is no name whatever the tagger says: degrees, lengths of time, words that stand for all skills. */
const noName = new RegExp(
  [
    String.raw`^[a-z]+-(?:on|based|driven|oriented|technical|level|time|related|facing|wide)$`,
    String.raw`\b(?:${[
      String.raw`degrees?|bachelors?|masters?|ph\.?d|diploma|[bm]\.?(?:s|a|e|sc|tech|eng|com)|mba|h1b|years?|months?`,
      'experience|skills?|knowledge|abilit(?:y|ies)|teams?|company|companies|clients?|customers?',
      'candidates?|equivalent|certifications?|certificates?|tools?|technolog(?:y|ies)|systems?|solutions?',
      'products?|services?|fields?|disciplines?|environments?|industry|practices|activities|various|other',
      'related|similar|relevant|large|our|your|their|http|www|ged|inc|llc|ltd|facebook|twitter|instagram',
      String.raw`linkedin|youtube|schools?|laws?|conditions?|shifts?|entry level|p\.?t\.?o|g\.e\.d`,
      'general education(?:al)?|prn|ssn|eoe|eeo|w2|fte|asap|(?:full|part)[- ]time|screens?|checks?',
      'verifications?|registrations?|credentials|federal|polic(?:y|ies)|procedures|rules',
    ].join('|')})\b`,
    String.raw`\bo$|^no\b|^\W|[@|{}<>=()\n]|\d{3}`,
  ].join('|'),
  'i',
);
/** Where a page was copied, words of two lines stand together: "plusSolid", "users.Test", "trees-Random". */
const runOn = /\b[a-z]{3,}[A-Z]|[a-z\d]\.[A-Z]|\b[a-z]{3,}-[A-Z]|[a-z]- [A-Z]/;
const mostWords = 4;

let everyday: ReadonlySet<string> | undefined;
/** Words that skills are put together of: "Quality", "Business"; alone they name nothing. */
const isEveryday = (stem: string) =>
  (everyday ??= new Set(
    skills.flatMap(({ name }) => {
      const words = tokenise(name);
      return words.length > 1 ? words.map((word) => word.stem) : [];
    }),
  )).has(stem);

let verbs: ReadonlySet<string> | undefined;
/** What is done, as the names of ESCO's skills begin: "manage …", "maintain …". */
const isVerb = (lower: string) =>
  (verbs ??= new Set(
    skills
      .filter(({ category }) => category === 'Occupational skills')
      .flatMap(({ name }) => tokenise(name)[0]?.lower ?? []),
  )).has(lower);

/**
 * Whether words could be the name of something to know. One word alone has to look like a name, and those with which a line or a
 * sentence begins (`isFirst`) have a capital whatever they are: "Questionnaires", "Build and maintain".
 */
export function isName(text: string, isFirst = false): boolean {
  if (text.length < limits.skillName.min || text.length > limits.skillName.max) return false;
  if (noName.test(text) || runOn.test(text)) return false;
  const words = tokenise(text);
  if (words.length > 1) return words.length <= mostWords && !(isFirst && isVerb(words[0]!.lower));
  if (isFirst && /^[A-Z][a-z]+$/.test(text) && knownWords([[text.toLowerCase()]]).length > 0) return false;
  return text.length > 2 && /[A-Z0-9+#]/.test(text) && words.every(({ stem }) => !isEveryday(stem));
}
