import type { SavedQuery, SavedSearch, SavedSearchAlert } from '@waypost/contracts/entities/saved-search';
import { digestTimes } from '@waypost/contracts/mail';
import { counted } from '../../format/counted.ts';
import { formatDate } from '../../format/date.ts';
import { quoted } from '../../format/quoted.ts';

const mailHour = `${String(digestTimes.hour).padStart(2, '0')}:00 UTC`;

export const alertOptions: readonly { value: SavedSearchAlert; label: string; description: string }[] = [
  { value: 'live', label: 'As they are posted', description: 'In your notifications' },
  { value: 'daily', label: 'Once a day', description: `In one e-mail, at ${mailHour}` },
  { value: 'weekly', label: 'Once a week', description: `In one e-mail, ${digestTimes.weekday}s at ${mailHour}` },
  { value: 'none', label: 'Paused', description: 'No alerts until you turn them back on' },
];

/** How a search is done and listed, or how far another filter reaches, which nobody counts among its filters. */
const manners = new Set(['keyword', 'sort', 'as_typed', 'in', 'ctc_currency', 'with_unknown_pay', 'within_km']);

/** '“nurse” · 3 filters': enough to tell it from others, without asking for the names of cities and companies. */
export function queryWords(query: SavedQuery): string {
  // The least and the most pay are one filter.
  const { min_ctc, max_ctc, ...others } = query;
  const chosen = Object.entries({ ...others, pay: min_ctc || max_ctc }).filter(
    ([name, value]) => value && !manners.has(name),
  );
  const count = chosen.reduce((sum, [, value]) => sum + (value ?? '').split(',').length, 0);
  const words = query.keyword ? [quoted(query.keyword)] : [];
  return [...words, ...(count > 0 ? [counted(count, 'filter')] : [])].join(' · ') || 'All jobs';
}

export function newsWords({ alert, alert_before_pause, last_alert_at, created_at }: SavedSearch): string {
  const isPaused = alert === 'none';
  const saved = isPaused ? `Saved ${formatDate(created_at)}` : `No new job since ${formatDate(created_at)}`;
  const news = last_alert_at === null ? saved : `Last new job ${formatDate(last_alert_at)}`;
  const before = isPaused && alertOptions.find(({ value }) => value === alert_before_pause);
  return before ? `${news} · Before the pause: ${before.label.toLowerCase()}` : news;
}

/** However they are sorted. */
export function isSameQuery({ sort: _sort, ...a }: SavedQuery, { sort: _order, ...b }: SavedQuery): boolean {
  const names = Object.keys({ ...a, ...b }) as (keyof typeof a)[];
  return names.every((name) => (a[name] || undefined) === (b[name] || undefined));
}
