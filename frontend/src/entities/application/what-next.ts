import type { ApplicantStatus } from '@waypost/contracts/constants';
import { capitalised } from '../../format/capitalised.ts';

/** By the owner in the middle of a sentence, and at the start of one. */
const next: Record<ApplicantStatus, (owner: string, Owner: string) => string> = {
  Applied: (owner) => `Next, ${owner} reads your application. You will see here when its status changes.`,
  Shortlisted: (_, Owner) => `You are on the shortlist. ${Owner} may write to you to get to know you better.`,
  Referred: (_, Owner) => `${Owner} has referred you to the company. You will see here when the status changes.`,
  Selected: (_, Owner) => `Congratulations, you have been selected! ${Owner} will get in touch with you.`,
  'Not Selected': () => 'Others were chosen this time.',
  Withdrawn: () => 'You have withdrawn this application.',
};

const undecided: ReadonlySet<ApplicantStatus> = new Set(['Applied', 'Shortlisted', 'Referred']);

/** What an applicant can expect of a status, which is the owner's to change; of one whose account is deleted, nothing. */
export function whatNext(status: ApplicantStatus, owner: string, isOwnerGone = false): string {
  if (!isOwnerGone) return next[status](owner, capitalised(owner));
  const gone = `${capitalised(owner)} has deleted their account`;
  if (status === 'Selected') return `You have been selected. ${gone} since.`;
  return undecided.has(status) ? `${gone}: nobody will decide on this application any more.` : next[status](owner, '');
}
