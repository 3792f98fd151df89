import type { SavedSearchAlert } from '@waypost/contracts/entities/saved-search';
import { useCanMail } from '../notification/queries.ts';
import { alertOptions } from './words.ts';

const isMailed = (alert: SavedSearchAlert) => alert === 'daily' || alert === 'weekly';

/** How somebody may be told: by e-mail only where e-mails are sent, or where that is chosen already. */
export function useAlertOptions(chosen?: SavedSearchAlert) {
  const canMail = useCanMail();
  return alertOptions.filter(({ value }) => canMail || !isMailed(value) || value === chosen);
}
