import { ago, listedAge } from '../../format/job-age.ts';

const minute = 60 * 1000;

/** How long ago something was told: minutes within an hour, then as in a list. */
export function toldAge(at: string, now: Date): string | undefined {
  const minutes = Math.floor((now.getTime() - new Date(at).getTime()) / minute);
  return minutes >= 1 && minutes < 60 ? ago(minutes, 'minute') : listedAge(at, now);
}
