import { replaceSchools } from '@waypost/contracts/school-names';
import { blankMarkup } from '../reading/text/blank-markup.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: '’' };
/** Marks of headings and lists before them. */
const lineMark = /^[^\S\n]*(?:#{1,6}|[-*+•·▪●>])[^\S\n]+/gm;

/** A text without what only says how it is to look: markup, and the width of its white space. */
const withoutLooks = (text: string): string =>
  // Runs of white space first, so that no pattern has to try each of their places.
  blankMarkup(squeezed(text))
    .replaceAll(/&(amp|lt|gt|quot|nbsp|apos);/g, (_, name: string) => entities[name] ?? ' ')
    .replaceAll(/[\p{Cf}]+/gu, '')
    .replaceAll(lineMark, '')
    .replaceAll(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .replaceAll(/ \n[ \n]*|\n[ \n]+/g, '\n')
    .trim();

const squeezed = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/\s{2,}|[^\S\n ]/g, (run) => (run.includes('\n') ? '\n' : ' '));

/** Words that differ with somebody's gender, each with what stands for all of them. */
const gendered: readonly (readonly [RegExp, string])[] = [
  [/\b(?:s?he|they)\b/gi, 'they'],
  [/\b(?:him|his|hers?|theirs?|them)\b/gi, 'their'],
  [/\b(?:him|her|them)sel(?:f|ves)\b/gi, 'themselves'],
  [/\b(?:mrs|miss|mx)\b/gi, 'mr'],
  [/\b(?:fe)?males?\b/gi, ' '],
  [/\b(?:wom[ae]n|m[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|boys?)\b/gi, 'person'],
  [/\b(?:mother|father|mum|mom|dad)(s?)\b/gi, 'parent$1'],
  [/\b(?:husband|wife)\b/gi, 'spouse'],
  [/\b(?:husbands|wives)\b/gi, 'spouses'],
  [/\b(?:daughter|son)(s?)\b/gi, 'child$1'],
  [/\bwaitress(es)?\b/gi, 'waiter'],
  [/\bwaiters\b/gi, 'waiter'],
  [/\bactress(es)?\b/gi, 'actor'],
  [/\b(host|steward|manager)ess(es)?\b/gi, '$1'],
  [/\bheadmistress(es)?\b/gi, 'headmaster'],
  [/\bmasseu(?:r|se)(s?)\b/gi, 'masseur$1'],
  [/\bbar(?:maid|man|woman)\b/gi, 'bartender'],
  [
    /\b(sales|fore|chair|business|crafts|trades|police|fire|fisher|herds|repair|handy|camera|door|delivery|lines|drafts|draughts|spokes)(?:wom[ae]n|m[ae]n|persons?|people)\b/gi,
    '$1man',
  ],
  [/\b(?:mater|pater)nity leave\b/gi, 'parental leave'],
];

/** What some write at the head of a resume of who they are. */
const ofPerson = /\b(?:gender|sex|pronouns|marital status|nationality|citizenship|religion)\s*:\s*[^\n,|;]{0,40}/gi;

/** Words of age that somebody is described by. "Young people" and "elderly care" are fields of work, and stay. */
const ofAge = [
  /\b(?:date of birth|born(?: on| in)?|d\.?o\.?b\.?)\s*:?\s*(?:[\d.\-/]{4,12}|\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9},? \d{4}|\p{L}{3,9} \d{1,2},? \d{4})/giu,
  /\bage(?:d)?\s*:?\s*\d{2}\b(?!\s*[-–+]\s*\d)/gi,
  /\b\d{2}[- ]years?[- ](?:old|young)\b/gi,
  /\b(?:youthful|middle-aged)\s/gi,
  /(?<=\b(?:am|an?)\s)(?:young|mature|older|younger|elderly)\s/gi,
];

/**
 * Whether there is any of these in a text; most have none, and one look for all of them is quicker than one for each. All begin
 * where a word does, which is said once, so that nothing is tried in the middle of one.
 */
const isOfSomebody = new RegExp(
  `\\b(?:${[ofPerson, ...ofAge, ...gendered.map(([pattern]) => pattern)].map(({ source }) => source.replace(/^\\b/, '')).join('|')})`,
  'iu',
);

/** The words of a text that say what somebody does, without those that only say who they are or how it is to look. */
export function plainWords(text: string): string {
  let words = replaceSchools(withoutLooks(text), ' ');
  if (!isOfSomebody.test(words)) return words.trim();
  for (const pattern of [ofPerson, ...ofAge]) words = words.replaceAll(pattern, ' ');
  for (const [pattern, by] of gendered) words = words.replaceAll(pattern, by);
  return words.trim();
}
