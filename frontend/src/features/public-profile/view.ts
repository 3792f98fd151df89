import { oneOf, pageIn } from '../../format/url-values.ts';

/** The parts of a profile that can be shown, in the specified order. */
export const profileTabs = [
  'all',
  'experience',
  'projects',
  'jobs',
  'skills',
  'education',
  'certificates',
  'accomplishments',
] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** What an address asks to see; `page` is one of the posted jobs. */
export type ProfileView = { tab: ProfileTab; page: number };

/** Far more than anybody has posted, and within what a search answers. */
const lastPage = 2_000;

export const viewOf = (search: URLSearchParams): ProfileView => ({
  tab: oneOf(profileTabs, search.get('tab')) ?? 'all',
  page: pageIn(search, lastPage),
});

/** The query of the page's own address, without what is so by itself. */
export function searchOf({ tab, page }: ProfileView): string {
  const search = new URLSearchParams();
  if (tab !== 'all') search.set('tab', tab);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '' : `?${search.toString()}`;
}
