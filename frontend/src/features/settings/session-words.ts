import type { OpenSession } from '@waypost/contracts/entities/session';
import { formatDate, formatDateTime } from '../../format/date.ts';

/** 'Chrome on macOS'. */
export function browserWords({ name, system }: OpenSession['browser']): string {
  const browser = name ?? 'Unknown browser';
  return system === null ? browser : `${browser} on ${system}`;
}

export const isMobile = ({ system }: OpenSession['browser']): boolean => system === 'Android' || system === 'iOS';

export const seenWords = ({ created_at, last_seen_at, is_current }: OpenSession): string => {
  const since = `signed in ${formatDate(created_at) ?? ''}`;
  return is_current ? `In use now, ${since}` : `Last seen ${formatDateTime(last_seen_at) ?? ''}, ${since}`;
};

export const othersWords = (count: number): string =>
  count === 1 ? 'the other browser' : `all ${count} other browsers`;
