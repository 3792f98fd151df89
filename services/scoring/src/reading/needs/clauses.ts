import { formHeading } from '../sections/section-headings.ts';
import { matchesIn } from '../text/matches-in.ts';
import type { Place } from '../text/place.ts';
import { sentenceEnd } from '../text/sentence-end.ts';

/** A piece of a clause, with the numbers of the places that lie in it, from `first` up to `next`. */
export type Part = Place & {
  text: string;
  first: number;
  next: number;
  isBracketed: boolean;
  /** Whether it goes on behind a bracket: "Kafka (or Pulsar) is a plus". */
  isBehindBracket: boolean;
};

const inSentence = 'a|an|and|any|as|for|has|have|in|is|of|or|our|the|to|with|your';
/** How lines of requirements begin that were run together with a blank: "… a plus Experience with SQL". */
const begins =
  "Abilit(?:y|ies) to|Bachelor['’]?s?|Degree in|Demonstrated|Excellent|Experienced? (?:in|with)|Familiar(?:ity)? with|Hands-on|Knowledge of|Master['’]s|Minimum of|Must|Prior|Proficien(?:cy|t) (?:in|with)|Proven|Requires?|Strong|Understanding of|Working knowledge";

/**
 * What ends a clause, and what only a part of it: commas, brackets, dashes, and words that turn to something else. Lines that were
 * run together where a page was copied end one: "required.Kafka", "preferredKafka", "required5 years".
 */
const ends = new RegExp(
  [
    `(?<clause>${sentenceEnd}`,
    '\\s\\*+\\s',
    '(?<=[a-z]{4}|\\))(?=[A-Z])',
    '(?<=\\b(?:required|preferred|desired))(?=\\d)',
    `(?<=\\b[a-z]{2,20}\\)?)(?<!\\b(?:${inSentence}))\\s(?=(?:${begins})\\b)`,
    `(?=${formHeading.words} [A-Z\\d])${formHeading.behind})`,
    // "six (6) months" goes on.
    ',(?!\\d)|\\((?!\\d{1,3}\\))|(?<!\\(\\d{1,3})\\)|[[\\]]|\\s[-–—]\\s',
    '\\s(?=(?:but|while|whereas|although|though|ideally|preferably)\\b)',
  ].join('|'),
  'g',
);

/** The clauses of a text, each as its parts. Nothing ends within one of the places, which come in the order of the text. */
export function clausesIn(text: string, places: readonly Place[]): Part[][] {
  const clauses: Part[][] = [[]];
  let [start, first, open] = [0, 0, 0];
  let isBehindBracket = false;
  const close = (end: number, next: number) => {
    const part = { start, end, text: text.slice(start, end), first, next, isBracketed: open > 0, isBehindBracket };
    if (part.text.trim() !== '') clauses.at(-1)?.push(part);
    [start, first] = [end, next];
  };
  let next = 0;
  for (const { 0: sign, index, groups } of matchesIn(text, ends)) {
    while ((places[next]?.end ?? Infinity) <= index) next += 1;
    const { start: from = Infinity } = places[next] ?? {};
    // Where lines were run together, a place may begin where a clause ends.
    if (from < index || (from === index && sign !== '')) continue;
    close(index, next);
    start = index + sign.length;
    isBehindBracket = sign === ')' || sign === ']';
    if (groups?.['clause'] !== undefined) {
      clauses.push([]);
      open = 0;
    } else if (sign === '(' || sign === '[') open += 1;
    else if (isBehindBracket) open = Math.max(0, open - 1);
  }
  close(text.length, places.length);
  return clauses;
}
