import { jobAgeDays } from '@waypost/contracts/constants';

const { month, year } = jobAgeDays;
const day = 24 * 60 * 60 * 1000;

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** How long a post has been out, in the words of the public page. */
export function jobAge(postedAt: string | null | undefined, now: Date): string {
  const days = Math.floor((now.getTime() - new Date(postedAt ?? Number.NaN).getTime()) / day);
  if (!(days >= 1)) return 'Recently posted';
  if (days < month) return ago(days, 'day');
  if (days < year) return ago(Math.floor(days / month), 'month');
  return ago(Math.floor(days / year), 'year');
}
