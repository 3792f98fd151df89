import { stateNames } from '@waypost/runtime/cities/state-names';
import type { Place } from '../reading/text/place.ts';

const states = stateNames['US'] ?? {};
const [codes, names] = [Object.keys(states), Object.values(states)];

/** Every code of two letters: `Intl` knows which are of a country. Jersey is a library, too. */
function* countries(): Generator<string> {
  const display = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const first of letters) {
    for (const second of letters) {
      const name = display.of(first + second);
      if (name !== undefined && /^(?!Jersey)[\p{L} ]+$/u.test(name)) yield name;
    }
  }
}
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** States and countries, also in what is called by one: "Illinois Highway Department". */
const region = new RegExp(
  `\\b(?:${[...names, ...countries()].join('|')}|America|Europe|Asia|Africa|U\\.?S\\.?A?|U\\.?K)\\b`,
);
/** "Andover, MA", "Nassau County". */
const behindTown = new RegExp(
  `^(?:, ?(?:${codes.join('|')})\\b(?! [A-Z])|,? (?:${names.join('|')})\\b| (?:County|Region|[Aa]rea|[Mm]etro|[Ss]uburbs?)\\b)`,
);
const town = /^\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,2}$/u;
const beforeTown =
  /\b(?:located|based|headquarter\w*|headquarters|reside|relocat\w*|commut\w*|offices?|campus(?:es)?|facility|site|location)\b[^.;\n]{0,30}\b(?:in|near|of|to|at|:)(?: the| downtown)? ?$/i;

/** "Clients such as Crumb & Sons": not "SQL clients such as DBeaver". */
const parties =
  /(?<!\b(?:sql|git|https?|rest|api|e-?mail|web|ssh|ftp|vpn|database) )\b(?:clients?|customers?|partners|investors|brands|competitors)\b[^.;\n]{0,30}\b(?:like|such as|including|includes?|e\.g\.)[^.;\n]{0,120}$/i;
const ofPerson = /\b(?:regards|thanks|thank you|sincerely|contact|recruiter)\b[^.;\n]{0,30}$/i;
const isAddress = (text: string) => /^[\w-]+(?:\.[\w-]+){0,3}\.(?:com|org|edu|gov)$/i.test(text);
const reach = 180;

/** Whether words with a capital are of a place, of a person, or of whom an employer works with or for, none of which is to be known. */
export function isProperName(text: string, { start, end }: Place): boolean {
  const words = text.slice(start, end);
  const [before, behind] = [text.slice(Math.max(0, start - reach), start), text.slice(end, end + reach)];
  if (/(?:@|\/\/)$/.test(before) || behind.startsWith('@') || isAddress(words)) return true;
  if (!/^\p{Lu}/u.test(words)) return false;
  if (region.test(words) || parties.test(before) || ofPerson.test(before)) return true;
  return town.test(words) && (behindTown.test(behind) || beforeTown.test(before));
}
