import { matchesIn } from '../text/matches-in.ts';
import type { Place } from '../text/place.ts';

type Years = Place & { minimum: number; maximum?: number };

/** From one on, in German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Danish and Norwegian. */
const words = [
  'ein(?:e[mnrs]?)?|une?|uno|um|een|jeden|ett?',
  'zwei|deux|dos|due|dois|twee|dwa|två|to',
  'drei|trois|tres|tre|três|drie|trzy',
  'vier|quatre|cuatro|quattro|quatro|cztery|fyra|fire',
  'fünf|cinq|cinco|cinque|vijf|pięć|fem',
  'sechs|six|seis|sei|zes|sześć|sex|seks',
  'sieben|sept|siete|sette|sete|zeven|siedem|sju|syv',
  'acht|huit|ocho|otto|oito|osiem|åtta|åtte|otte',
  'neun|neuf|nueve|nove|negen|dziewięć|nio|ni',
  'zehn|dix|diez|dieci|dez|tien|dziesięć|tio|ti',
];
const values = words.map((word) => new RegExp(`^(?:${word})$`, 'iu'));
const number = `(?:\\d{1,2}(?:[.,]\\d)?|${words.join('|')})`;
const experience = `(?:\\p{L}{0,20}erfahrung(?:en)?|\\p{L}{0,20}praxis|(?:d['’])?expériences?|experi[eê]ncias?|esperienz[ae]|\\p{L}{0,20}ervaring|doświadczeni[aeu]m?|\\p{L}{0,20}erfarenhet|\\p{L}{0,20}erfaring)(?!\\p{L})`;
const length = [
  `(?:(?<most>bis zu|höchstens|maximal|max\\.|jusqu['’]à|maximum|hasta|máximo|fino a|até|maximaal|maks\\.|högst|højst)\\s)?`,
  `(?<![\\p{L}\\d.,])(?<low>${number})(?:\\s?(?:[-–]|bis|à|a|o|ou|oder|tot|do)\\s?(?<high>${number}))?\\s?\\+?\\s?(?:Jahre?n?|ans?|années?|años?|ann[io]|anos?|jaar|lata?|roku?|års?)(?!\\p{L})`,
].join('');
/** Other words between a length and what it is of; not "seit 20 Jahren". */
const between = `(?:\\s(?!(?:seit|vor|depuis|desde|hace|da|há|sinds|od|und|et|y|e|i|og|och)\\s)\\(?[\\p{L}'’.]{1,20}){0,3}`;

/** "3 Jahre einschlägige Berufserfahrung", "expérience d’au moins 3 ans", "experiencia: 2 años", "3+ jaar ervaring". */
const patterns = [
  new RegExp(`${length}${between}\\s${experience}`, 'giu'),
  new RegExp(`(?<!\\p{L})${experience}(?:\\s\\p{L}{1,12})?\\s?:?${between}\\s${length}`, 'giu'),
];
/** "Minimum rok doświadczenia": a year that no number counts. */
const oneYear = new RegExp(`(?<!\\d\\s?|pół )(?<!\\p{L})roku?${between}\\s${experience}`, 'giu');
/** The employer of itself. */
const ofEmployer =
  /(?<!\p{L})(?:wir (?:haben|verfügen|blicken|bringen)|(?:unser\p{L}{0,2}|notre|nuestr[ao]) (?:team|unternehmen|firma|entreprise|société|équipe|empresa|equipo)|unternehmen mit|nous avons|entreprise (?:avec|de)|somos|contamos con|empresa co[nm]|abbiamo|azienda con|(?:temos|contamos com)|wij (?:hebben|zijn)|bedrijf met|mamy|firma z|jesteśmy|vi har|(?:företag|virksomhed|bedrift) med)(?!\p{L})/iu;
const clauseEnd = /[.;!?\n](?=\s|$)|\n/;
/** Most texts have none of it. */
const isAbroad = /Jahre|\bans?\b|années?|años?|\b(?:ann[io]|anos?|jaar|lata?|roku?)\b|(?<!\p{L})års?(?!\p{L})/iu;
const reach = 60;
/** More than this is the age of a company. */
const longest = 15;

/** Years of experience as they are written in those languages, in the order of the text. */
export function yearsAbroad(text: string): Years[] {
  if (!isAbroad.test(text)) return [];
  const found = [...patterns, oneYear].flatMap((pattern) =>
    [...matchesIn(text, pattern)].flatMap((match): Years[] => {
      const { most, low = '1', high } = match.groups ?? {};
      const [first, second] = [valueOf(low), high === undefined ? undefined : valueOf(high)];
      const place = { start: match.index, end: match.index + match[0].length };
      const before =
        text
          .slice(Math.max(0, place.start - reach), place.start)
          .split(clauseEnd)
          .at(-1) ?? '';
      if (Math.max(first, second ?? 0) > longest || ofEmployer.test(before)) return [];
      if (most !== undefined) return [{ ...place, minimum: 0, maximum: first }];
      return [{ ...place, minimum: first, ...(second !== undefined && second >= first && { maximum: second }) }];
    }),
  );
  return found.toSorted((a, b) => a.start - b.start).filter((one, at, all) => (all[at - 1]?.end ?? 0) <= one.start);
}

const valueOf = (written: string) =>
  /^\d/.test(written) ? Number(written.replace(',', '.')) : 1 + values.findIndex((value) => value.test(written));
