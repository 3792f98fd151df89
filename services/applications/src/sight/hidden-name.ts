import { matchesSearch } from '@waypost/contracts/matches-search';

/** What stands in place of a name while it is hidden. */
export const hiddenName = (number: number | undefined) => `Applicant ${number ?? ''}`.trim();

/** By their whole number: there is nothing else to find them by, and "Applicant 1" is not one of the tens. */
export const matchesHiddenName = (number: number | undefined, search: string): boolean =>
  matchesSearch([hiddenName(number)], search) &&
  (search.match(/\d+/g) ?? []).every((digits) => Number(digits) === number);
