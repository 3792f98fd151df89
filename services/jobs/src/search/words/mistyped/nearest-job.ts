import { listedNames } from '../lists/job-names.ts';
import { createLikelyWords } from './likely-words.ts';
import { likeness, mostEdits, typingErrorsBetween } from './typing-errors.ts';

const names = createLikelyWords();
for (const name of listedNames) names.add(name);

/** What people write so often that it is known, also where more letters are wrong than may be, or the word has come into titles. */
const oftenMistyped: ReadonlyMap<string, string> = new Map(
  `maintainence maintenance  restraunt restaurant  restuarant restaurant  techinician technician  accomodations accommodation
   apprentis apprentice  reciptionist receptionist  cashear cashier  sheff chef  wearhouse warehouse  manufaturing manufacturing
   entrepeneur entrepreneur  questionaire questionnaire  secretery secretary  personel personnel  calender calendar
   liason liaison`
    .trim()
    .split(/\s{2,}/)
    .map((pair) => pair.split(' ') as [string, string]),
);

type Meant = { word: string; errors: number };

/** The name of a job that a mistyped word may be, whether a post has it or not: others with that name may have posts. */
export function nearestJob(typed: string): Meant | undefined {
  const often = oftenMistyped.get(typed);
  if (often !== undefined) return { word: often, errors: 0 };
  const near: (Meant & { likeness: number })[] = [];
  names.each(typed, mostEdits, (word) => {
    const errors = typingErrorsBetween(typed, word);
    if (errors !== undefined) near.push({ word, errors, likeness: likeness(typed, word) });
  });
  return near.toSorted(
    (a, b) =>
      a.errors - b.errors || b.likeness - a.likeness || b.word.length - a.word.length || (a.word < b.word ? -1 : 1),
  )[0];
}
