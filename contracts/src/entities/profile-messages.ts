import { letterGrades } from '../profile-choices.ts';

/** What people are told of an item, by its form and by the call. */
export const profileMessages = {
  required: 'Please fill in all required fields',
  city: 'Please select a city for the location',
  skill: 'Please select a skill',
  startInFuture: 'Start date cannot be in the future',
  endInFuture: 'End date cannot be in the future',
  endBeforeStart: 'End date must be after or equal to start date',
  issueInFuture: 'Issue date cannot be in the future',
  expiryBeforeIssue: 'Expiry date must be after or equal to issue date',
  longAgo: 'Choose a date from 1900 on',
  gradeDecimals: 'Use at most two decimals for the grade',
  grade: `Enter the grade as a number, or a letter from ${letterGrades[0]} to ${letterGrades.at(-1)}`,
  letterGrade: `Choose a letter from ${letterGrades[0]} to ${letterGrades.at(-1)}`,
  numberGrade: (most: number) => `The grade must be between 0 and ${most}`,
} as const;
