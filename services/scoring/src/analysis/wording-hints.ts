import { matchesIn } from '../reading/text/matches-in.ts';
/** Advice on how a post is worded; `words` are the words that it is about, as they stand in the text. */
export type Hint = {
  code: 'several-jobs' | 'no-pay' | 'no-location' | 'gendered-wording' | 'age-coded-wording';
  message: string;
  words: string[];
};

const gendered = new RegExp(
  String.raw`\b(?:${[
    'he|she|his|her|him|himself|herself|guys?|girls?|ladies|gentlem[ae]n|salesm[ae]n|saleswom[ae]n',
    'chairm[ae]n|foreman|foremen|craftsm[ae]n|repairm[ae]n|handyman|workm[ae]n|tradesm[ae]n|middleman',
    'businessm[ae]n|draftsm[ae]n|fireman|firemen|policeman|policemen|waitress(?:es)?|hostess|stewardess',
    'manpower|man[- ]hours?|manned|ninja|rock ?stars?|guru|wizard|hacker culture|aggressive(?:ly)?',
    'dominant|dominate|fearless|manly|motherly|nurturing|feminine|masculine',
  ].join('|')})\b`,
  'gi',
);

/** Both together are meant for everybody: `he/she`, `his or her`. */
const both =
  /\b(?:he|she|his|her|him|himself|herself)\s*(?:\/|or|and)\s*(?:he|she|his|her|hers|him|himself|herself)\b/gi;

/** Those whom the work is for may be young. */
const ageCoded = new RegExp(
  String.raw`\b(?:${[
    String.raw`young(?! (?:people|persons|adults|children|carers|learners|minds|patients)\b)`,
    String.raw`(?<=\b(?:looking for|seeking|want|need|hiring) )young|youthful|digital native`,
    'recent (?:college |university )?graduates?|new grads?|fresh graduates?|freshers?',
    String.raw`mature (?:person|candidate|applicant)s?|energetic|high[- ]energy|over[- ]?qualified|under \d\d years`,
    String.raw`(?:below|maximum age|age limit)(?: of)? \d\d|\d\d ?(?:-|–|to) ?\d\d years old|millennials?|gen z`,
    'tech[- ]savvy youth|seasoned veteran',
  ].join('|')})\b`,
  'gi',
);

/** More than anybody reads; a text may have a thousand lines that begin so. */
const mostJobs = 20;

export function wordingHints(
  texts: readonly string[],
  known: { pay?: boolean | undefined; location?: boolean | undefined; jobs: readonly string[] },
): Hint[] {
  const text = texts.join('\n').replaceAll(both, '');
  const hints: Hint[] = [];
  if (known.jobs.length > 0) {
    hints.push({
      code: 'several-jobs',
      message: 'This text tells of several jobs. Publish a post for each, so that people find the one that fits them.',
      words: known.jobs.slice(0, mostJobs),
    });
  }
  if (known.pay === false) {
    hints.push({
      code: 'no-pay',
      message: 'Posts that name the pay get more applications. Add a range if you can.',
      words: [],
    });
  }
  if (known.location === false) {
    hints.push({ code: 'no-location', message: 'Say where the work is done, so that it is found by city.', words: [] });
  }
  const genderedWords = distinct(text, gendered);
  if (genderedWords.length > 0) {
    hints.push({
      code: 'gendered-wording',
      message: 'These words can read as meant for one gender. A neutral word reaches more people.',
      words: genderedWords,
    });
  }
  const ageWords = distinct(text, ageCoded);
  if (ageWords.length > 0) {
    hints.push({
      code: 'age-coded-wording',
      message: 'These words can read as meant for one age. Name the skill or the experience instead.',
      words: ageWords,
    });
  }
  return hints;
}

function distinct(text: string, pattern: RegExp): string[] {
  const words = new Map<string, string>();
  for (const [word] of matchesIn(text, pattern))
    if (!words.has(word.toLowerCase())) words.set(word.toLowerCase(), word);
  return [...words.values()];
}
