/** How somebody came to a location: by following something, by something that took the place of what was there, or by the browser's back and forward. */
export const NavigationType = { Push: 'PUSH', Replace: 'REPLACE', Pop: 'POP' } as const;
export type NavigationType = (typeof NavigationType)[keyof typeof NavigationType];

/** Where in the app the browser is. `key` is that of the entry in its history, `state` what was left in it; both survive a reload. */
export type Location = { pathname: string; search: string; hash: string; state: unknown; key: string };

/** What this router keeps in an entry; `idx` counts them, from the first that was opened in this tab. */
type Entry = { usr?: unknown; key?: string; idx?: number } | null;

export const pathOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `${pathname}${search}${hash}`;

/** A path with its parts; one that begins with its query or fragment is at the page where it stands. */
export function resolve(to: string, from: string): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return { pathname: pathname || from, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

/** Where the browser is now. */
export function locationNow(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = (history.state as Entry) ?? {};
  return { pathname, search, hash, state: usr, key };
}

const indexNow = () => (history.state as Entry)?.idx;

/** Counts the entry that the page was opened with, so that others know whether there is a way back. */
export function countFirstEntry(): void {
  if (indexNow() === undefined) history.replaceState({ ...(history.state as Entry), idx: 0 }, '');
}

/** Writes an entry, without loading anything. */
export function writeEntry(path: string, state: unknown, isInPlace: boolean): void {
  const key = Math.random().toString(36).slice(2, 10);
  const index = indexNow() ?? 0;
  if (isInPlace) history.replaceState({ usr: state, key, idx: index }, '', path);
  else history.pushState({ usr: state, key, idx: index + 1 }, '', path);
}
