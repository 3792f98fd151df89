import { limits } from '@waypost/contracts/constants';
import { isRefusal, textFor } from '../../../api/api-error.ts';
import { counted } from '../../../format/counted.ts';
import { isolated } from '../../../format/quoted.ts';

export const submitted = 'Application submitted successfully!';
export const alreadyApplied = 'You have already applied for this job';

const refusals = {
  unauthenticated: 'Please log in again to apply',
  forbidden: 'You do not have permission to apply for this job',
  'not-found': 'Job not found or no longer available',
  'already-applied': alreadyApplied,
} as const;

/** Why an application was not taken. */
export function applyFailure(error: unknown): string {
  const isWordless = isRefusal(error, 'validation-error') && !error.hasWords;
  return isWordless ? 'Invalid application data' : textFor(error, refusals, 'Failed to apply for the job');
}

export const missingWords = (count: number) => `Please answer all required questions (${count} missing)`;
export const tooLongWords = `Must be at most ${limits.answer} characters`;
export const nextWords = (count: number) => `${counted(count, 'question')} to answer next`;
export const answeredWords = (answered: number, all: number) => `${answered} of ${all} questions answered`;

/** "You send cv.pdf, 2 answers, your name, e-mail address and profile." */
export function sentWords(resumeName: string, answers: number): string {
  const answered = answers === 0 ? '' : ` ${counted(answers, 'answer')},`;
  return `You send ${isolated(resumeName)},${answered} your name, e-mail address and profile.`;
}
