import { jobAgeDays } from '@waypost/contracts/constants';

const { month, year } = jobAgeDays;
const hour = 60 * 60 * 1000;
const day = 24 * hour;

export const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** How long a post has been out, in the words of the public page. */
export function jobAge(postedAt: string | null | undefined, now: Date): string {
  const days = Math.floor((now.getTime() - new Date(postedAt ?? Number.NaN).getTime()) / day);
  if (!(days >= 1)) return 'Recently posted';
  if (days < month) return ago(days, 'day');
  if (days < year) return ago(Math.floor(days / month), 'month');
  return ago(Math.floor(days / year), 'year');
}

/** The same with hours within the first day, where the words are free. Nothing without a date. */
export function listedAge(postedAt: string | null | undefined, now: Date): string | undefined {
  const hours = Math.floor((now.getTime() - new Date(postedAt ?? Number.NaN).getTime()) / hour);
  if (Number.isNaN(hours)) return undefined;
  if (hours < 1) return 'Just now';
  return hours < 24 ? ago(hours, 'hour') : jobAge(postedAt, now);
}
