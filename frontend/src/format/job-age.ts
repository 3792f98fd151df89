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

/** The days of the browser's calendar between two moments, however long each day is. */
function calendarDays(from: Date, to: Date): number {
  const start = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((start(to) - start(from)) / day);
}

/** How long a post has been out, for a list: hours within a day, then days of the calendar. Nothing without a date. */
export function listedAge(postedAt: string | null | undefined, now: Date): string | undefined {
  const posted = new Date(postedAt ?? Number.NaN);
  const hours = Math.floor((now.getTime() - posted.getTime()) / hour);
  if (Number.isNaN(hours)) return undefined;
  if (hours < 1) return 'Just now';
  if (hours < 24) return ago(hours, 'hour');
  const days = Math.max(1, calendarDays(posted, now));
  if (days < month) return ago(days, 'day');
  if (days < year) return ago(Math.floor(days / month), 'month');
  return ago(Math.floor(days / year), 'year');
}
