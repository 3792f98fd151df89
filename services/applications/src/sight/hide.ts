import type { ApplicantStatus } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';

/** Whoever withdraws was not decided on: they stay hidden. */
const decided: ReadonlySet<ApplicantStatus> = new Set(['Referred', 'Selected', 'Not Selected']);

export const hidesStatus = (status: ApplicantStatus): boolean => !decided.has(status);

/** An applicant without all that tells who they are. */
export function hide(
  applicant: Applicant,
  { number, replies }: { number: number; replies: readonly string[] },
): Applicant {
  return {
    ...applicant,
    hidden_as: number,
    user_id: null,
    user_info: null,
    resume_info: null,
    user_resume_id: null,
    answers: applicant.answers.map((answer, at) => ({ ...answer, reply: replies[at] ?? '' })),
  };
}
