import { formatDate } from '../../format/date.ts';

/** "Posted Nov 21, 2026" */
export function postedWords(date: string | null | undefined): string {
  const day = formatDate(date);
  return day === undefined ? 'Recently' : `Posted ${day}`;
}
