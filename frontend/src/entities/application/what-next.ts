import type { ApplicantStatus } from '@waypost/contracts/constants';

const next: Record<ApplicantStatus, (owner: string) => string> = {
  Applied: (owner) => `Next, ${owner} reads your application. You will see here when its status changes.`,
  Shortlisted: (owner) => `You are on the shortlist. ${owner} may write to you to get to know you better.`,
  Referred: (owner) => `${owner} has referred you to the company. You will see here when the status changes.`,
  Selected: (owner) => `Congratulations, you have been selected! ${owner} will get in touch with you.`,
  'Not Selected': () => 'Others were chosen this time.',
  Withdrawn: () => 'You have withdrawn this application.',
};

const capitalized = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** What an applicant can expect of a status, which is the owner's to change. */
export const whatNext = (status: ApplicantStatus, owner: string): string => capitalized(next[status](owner));
