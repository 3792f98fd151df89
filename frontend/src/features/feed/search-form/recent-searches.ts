import { keptOnDevice } from '../../../storage/kept-on-device.ts';
import type { JobSearch } from '../search/job-search.ts';
import { searchToUrl } from '../search/search-url.ts';

export type RecentSearch = {
  keyword: string;
  /** What was searched for, in a few words. */
  label: string;
  /** As it stands in the address. */
  query: string;
};

const most = 5;
/** Each person who uses this browser has a key of their own, and people who are signed out share one. */
const keyOf = (userId: string | undefined) => `waypost.recent-searches.${userId ?? 'signed-out'}`;

const isRecent = (kept: unknown): kept is RecentSearch =>
  typeof kept === 'object' &&
  kept !== null &&
  ['keyword', 'label', 'query'].every((name) => typeof (kept as Record<string, unknown>)[name] === 'string');

const recent = keptOnDevice((kept) => (Array.isArray(kept) ? kept.filter(isRecent).slice(0, most) : undefined));

/** The last searches for words in this browser, the newest first. */
export const recentSearches = (userId: string | undefined): readonly RecentSearch[] => recent.read(keyOf(userId)) ?? [];

/** Keeps a search for words; the same words with other filters take the place of the former. */
export function keepRecentSearch(userId: string | undefined, search: JobSearch, label: string): void {
  const { keyword } = search;
  if (keyword === '') return;
  const isSame = (one: RecentSearch) => one.keyword.toLowerCase() === keyword.toLowerCase();
  const others = recentSearches(userId).filter((one) => !isSame(one));
  const query = searchToUrl({ ...search, page: 1 }).toString();
  recent.keep(keyOf(userId), [{ keyword, label, query }, ...others].slice(0, most));
}

export const forgetRecentSearches = (userId: string | undefined): void => recent.clear(keyOf(userId));
