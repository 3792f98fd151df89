import { limits } from '@waypost/contracts/constants';
import { skills } from '@waypost/contracts/taxonomy/skills';
import { tokenise } from '../reading/tokens.ts';

/** What is no name whatever the tagger says: degrees, lengths of time, words that stand for all skills. */
const noName =
  /\b(?:degrees?|bachelors?|masters?|ph\.?d|diploma|[bm]\.?(?:s|a|e|sc|tech|eng|com)|mba|h1b|years?|months?|experience|skills?|knowledge|abilit(?:y|ies)|teams?|company|companies|clients?|customers?|candidates?|equivalent|certifications?|certificates?|tools?|technolog(?:y|ies)|systems?|solutions?|products?|services?|fields?|disciplines?|environments?|industry|practices|activities|various|other|related|similar|relevant|large|our|your|their|http|www)\b|^\W|[@|{}<>=()\n]|\d{3}/i;
/** Where a page was copied, words of two lines stand together: "plusSolid", "users.Test". */
const runOn = /\b[a-z]{3,}[A-Z]|[a-z\d]\.[A-Z]/;
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

/** Whether words could be the name of something to know. One word alone has to look like a name. */
export function isName(text: string): boolean {
  if (text.length < limits.skillName.min || text.length > limits.skillName.max) return false;
  if (noName.test(text) || runOn.test(text)) return false;
  const words = tokenise(text);
  if (words.length > 1) return words.length <= mostWords;
  return text.length > 2 && /[A-Z0-9+#]/.test(text) && words.every(({ stem }) => !isEveryday(stem));
}
