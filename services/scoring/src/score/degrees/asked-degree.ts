import { askedNeeds } from '../../reading/needs/asked-needs.ts';
import { sectionsIn } from '../../reading/sections/sections.ts';
import { anyCase } from '../../reading/text/any-case.ts';
import type { Place } from '../../reading/text/place.ts';
import { anyDegree, degrees, placesOf, shortPlacesOf, type Degree } from './degrees.ts';

type Mention = Place & { degree: Degree };

export type AskedDegree = { rank: number; name: string; orYears?: number };

/** The least that a post asks for. `orYears`: as many of experience would do as well. */
export function askedDegree(text: string): AskedDegree | undefined {
  const mentions = mentionsIn(text);
  const needs = askedNeeds(text, mentions, sectionsIn(text, 'requirements'));
  const asked = mentions.filter((_, at) => needs[at]?.need === 'must' || needs[at]?.need === 'wanted');
  const least = degrees.find((degree) => asked.some((mention) => mention.degree === degree));
  if (least === undefined) return undefined;
  const lasts = lastsOfChoices(text, asked);
  const years = asked.flatMap((mention, at) =>
    mention.degree === least ? yearsInstead(text, mention, lasts[at]!) : [],
  );
  const orYears = years.find((one) => one !== undefined);
  return { rank: least.rank, name: least.name, ...(orYears !== undefined && { orYears }) };
}

const inWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const someYears = `(?<years>\\d{1,2}|${inWords.join('|')})(?: \\(\\d{1,2}\\))?\\+?(?: ?(?:-|–|to) ?\\d{1,2})?(?: or more)? (?:years?|yrs?)\\b(?! (?:of )?(?:college|university|school|study|studies|education))`;
/** "2+ years of experience or a graduate degree"; those of "BS + 2 years or AAS" are asked for beside the other. */
const yearsBefore = new RegExp(`(?<![\\d+] ?)${someYears}[^.,;:\\n]{0,60}(?:,? |\\()or (?:an? )?$`, 'i');
/** "A bachelor's degree or at least four years of experience". */
const yearsBehind = new RegExp(
  `^[^.:;\\d\\n]{0,80}?,? or (?:(?:at least|a minimum of|minimum|minimum of|more than|over) )?${someYears}`,
  'i',
);

/** For each the last of "a bachelor's or master's degree", which stands before the years that would do as well. */
function lastsOfChoices(text: string, mentions: readonly Mention[]): Mention[] {
  const lasts = [...mentions];
  // From the back, so that a long choice is gone through once.
  for (let at = mentions.length - 2; at >= 0; at -= 1) {
    const [{ end }, next] = [mentions[at]!, mentions[at + 1]!];
    if (/^,? or (?:an? )?$/i.test(text.slice(end, Math.min(end + 10, next.start)))) lasts[at] = lasts[at + 1]!;
  }
  return lasts;
}

/** As many as would do instead of it. */
function yearsInstead(text: string, { start }: Mention, { end }: Mention): number | undefined {
  const before = text.slice(Math.max(0, start - 100), start);
  const { years } = (yearsBehind.exec(text.slice(end, end + 140)) ?? yearsBefore.exec(before))?.groups ?? {};
  if (years === undefined) return undefined;
  return Number.isNaN(Number(years)) ? inWords.indexOf(years.toLowerCase()) + 1 : Number(years);
}

/** In the order of the text, each with what it is of. */
function mentionsIn(text: string): Mention[] {
  const found = degrees
    .flatMap((degree) =>
      [...placesOf(text, degree.words), ...shortPlacesOf(text, degree.short)].map(({ start, end }) => ({
        degree,
        start,
        end: end + (whatOf.exec(text.slice(end, end + 200))?.[0].length ?? 0),
      })),
    )
    .toSorted((a, b) => a.start - b.start);
  return found.filter(({ degree, start }, at) => {
    const before = found[at - 1]?.end ?? -Infinity;
    // "Bachelor of Science (honours) degree required" is of the former.
    const isOfFormer = degree.words === anyDegree && start - before < 60 && !/[.;\n]/.test(text.slice(before, start));
    return start >= before && !isOfFormer;
  });
}

/** "… of Science degree in law, business or a related field": the commas of it separate nothing that is said of. */
const word = `(?!${anyCase('(?:(?:and|or|with|is|are|from)\\b|prefer|desir|requir|experience|knowledge|skills|proficien|abilit|an? plus|master|bachelor|associate|doctor)')}|[BM][ABES]|Ph)(?:[A-Za-z][a-z'’-]+|[A-Z]{2,4})(?![a-z])`;
const subject = `(?:an? )?${word}(?:[ /]${word}){0,3}`;
const whatOf = new RegExp(
  `^(?:,? of (?:Science|Arts|[A-Z][a-z]+))?(?:\\.(?= [a-z(/]| Degree|,))?(?: (?:[Dd]egree|level)s?)?(?:,? (?:in|with an? (?:major|concentration|focus|emphasis|specialization) in) ${subject}(?:(?:, ?${subject}){0,8},? (?:and|or|and/or|&) ${subject})?)?`,
);
