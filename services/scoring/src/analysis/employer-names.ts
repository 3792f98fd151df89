import type { SectionKind } from '../reading/sections/section-headings.ts';
import { matchesIn } from '../reading/text/matches-in.ts';

const name = `\\p{Lu}[\\p{L}\\p{N}&.’'-]{0,30}(?: \\p{Lu}[\\p{L}\\p{N}&.’'-]{0,30}){0,3}`;
const what = `(?:[Ee]qual|EQUAL|[Aa]ffirmative|leading|global|fast|growing|privately|publicly|premier|top|(?:[\\p{L}’'-]+ ){0,8}(?:company|leader|provider|firms?|start-?up|platform|agency|organi[sz]ation|manufacturer|retailer|hospital|university|bank|business|group|brand|supplier|network))`;

/** How an employer names itself: "About Polder", "Polder is a leading …", "Why Polder?", "At Polder, we …", "Join Polder". */
const introductions: readonly RegExp[] = [
  new RegExp(
    `(?:^|\\n)[^\\S\\n]{0,8}(?:About|Join|Why|Welcome to|Life at) (?<own>${name})[^\\S\\n]{0,8}(?:\\n|:|!|$)`,
    'gu',
  ),
  new RegExp(
    `(?:^|[.!?\\n]\\s{0,3})(?:The )?(?<own>${name})(?: \\([^)\\n]{1,20}\\))?,? is (?:an?|the|one of the) ${what}`,
    'gu',
  ),
  new RegExp(`\\bWhy (?!Join|Work|Choose|You|Us|We|Is|Are|Do)(?<own>${name})\\?`, 'gu'),
  new RegExp(`\\b(?:At|at|Here at) (?<own>${name}),? (?:we|our|you)\\b`, 'gu'),
  new RegExp(
    `(?:^|[.!?\\n]\\s{0,3})(?<own>${name}) (?:is (?:hiring|looking|seeking|searching|proud|committed)|was founded|has been|offers|believes|employs)\\b`,
    'gu',
  ),
  new RegExp(`(?<![\\p{L}])(?<own>${name}),? (?:Inc|INC|LLC|Ltd|LTD|GmbH)\\b`, 'gu'),
];
const articles = /^(?:We|You|The|This|It|Our|Us|Who|What|He|She|They|There|That)$/;

/** What names of companies end in: who is called "Polder Systems" goes by "Polder", too. */
const ofCompanies =
  /[ ,](?:Systems|Group|Solutions|Technologies|Consulting|Staffing|Services|Associates|Partners|Corporation|Corp|Company|Inc|LLC|Ltd|GmbH)\.?$/i;

/** Nobody has more; each is looked for in the whole text. */
const mostNames = 20;

/** What the employer goes by, in lower case: the name that is given, and those that the text introduces it by. */
export function employerNames(texts: readonly string[], company: string | undefined): ReadonlySet<string> {
  const found = texts.flatMap((text) =>
    introductions.flatMap((pattern) => [...matchesIn(text, pattern)].map((match) => match.groups?.['own'] ?? '')),
  );
  const all = [...(company === undefined ? [] : [company]), ...found.filter((one) => !articles.test(one))];
  const names = new Set(all.map((one) => one.trim().toLowerCase()).filter((one) => one !== ''));
  return new Set(
    names
      .values()
      .take(mostNames)
      .flatMap((one) => [one, one.replace(ofCompanies, '')]),
  );
}

/** Whether a name has these words, as whole ones. */
export const isOfEmployerName = (words: string, own: ReadonlySet<string>): boolean =>
  own.values().some((name) => ` ${name} `.includes(` ${words.toLowerCase()} `));

/** Whether words only name the employer. Where they are required, its product is meant: "two years of Salesforce". */
export const isEmployerName = (words: string, own: ReadonlySet<string>, kind: SectionKind | undefined): boolean =>
  kind !== 'requirements' && own.has(words.toLowerCase());
