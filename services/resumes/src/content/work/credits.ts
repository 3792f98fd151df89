import { datesOf } from '../../reading/structure/written-dates.ts';

/** "2022 Salt Line, Nurse, dir. R. Okafor", "2024 Grenzland (feature documentary)": what somebody played or worked on, and no position. */
const ofFilm =
  /\bdir\. ?\p{Lu}|\b(?:directed by|dir:)|\((?:(?:tv|web|feature|short|animated|documentary) ?){0,3}(?:feature|film|short|documentary|series|pilot|mini-?series|tv|\d{1,2} episodes)\b[^()]{0,30}\)/iu;

/** Whether a line with a date tells of one film, series or play. */
export const isCredit = (line: string): boolean => ofFilm.test(line) && datesOf(line) !== undefined;
