import { folded } from '@waypost/contracts/bounded-marks';
import type { Application } from './application.ts';

/** Behind every name that somebody can have. */
const behindAll = '\u{10FFFF}';

/** The key by which lists sort the names of applicants; an applicant without a name comes last. */
export function nameKey({ card }: Pick<Application, 'card'>): string {
  if (!card) return behindAll;
  return folded(`${card.first_name} ${card.last_name}`.trim() || card.email) || behindAll;
}
