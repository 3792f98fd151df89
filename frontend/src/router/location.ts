/** How somebody came to a location: by following something, by something that took the place of what was there, or by the browser's back and forward. */
export const NavigationType = { Push: 'PUSH', Replace: 'REPLACE', Pop: 'POP' } as const;
export type NavigationType = (typeof NavigationType)[keyof typeof NavigationType];

/** Where in the app the browser is. `key` is that of the entry in its history, `state` what was left in it; both survive a reload. */
export type Location = { pathname: string; search: string; hash: string; state: unknown; key: string };

export const pathOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `${pathname}${search}${hash}`;

/** A path with its parts; one that begins with its query or fragment is at the page where it stands. */
export function resolve(to: string, from: string): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return { pathname: pathname || from, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}
