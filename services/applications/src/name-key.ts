import { folded } from '@waypost/contracts/bounded-marks';
import type { Application } from './application.ts';

/** Behind every name that somebody can have. */
const behindAll = '\u{10FFFF}';

/** By which the names of applicants are in order, as a list shows them; whoever has no name yet comes last. */
export function nameKey({ card }: Pick<Application, 'card'>): string {
  if (!card) return behindAll;
  return folded(`${card.first_name} ${card.last_name}`.trim() || card.email) || behindAll;
}
