import { quoted } from '../../../format/quoted.ts';
import { filters, inChips } from '../filters/filters.ts';
import type { FilterChip, SearchNames } from '../filters/search-filter.ts';
import { changed, type JobSearch } from './job-search.ts';

export type SearchChip = { id: string; label: string };

/** Everything that is set, in the order of the form, each with the search that lacks it. */
function entries(search: JobSearch, names: SearchNames): FilterChip<JobSearch>[] {
  const keyword = { id: 'keyword', label: quoted(search.keyword), without: { keyword: '' } };
  return [
    ...(search.keyword === '' ? [] : [keyword]),
    ...inChips.flatMap((name): FilterChip<JobSearch>[] => filters[name].chips(search, names)),
  ];
}

export const chipsOf = (search: JobSearch, names: SearchNames): SearchChip[] =>
  entries(search, names).map(({ id, label }) => ({ id, label }));

/** The search without what a chip stands for. */
export function withoutChip(search: JobSearch, id: string): JobSearch {
  const unnamed = (value: string) => value;
  const chip = entries(search, { city: unnamed, country: unnamed, company: unnamed, skill: unnamed }).find(
    (entry) => entry.id === id,
  );
  return chip === undefined ? search : changed(search, chip.without);
}

/** What was searched for, in a few words. */
export const searchSummary = (search: JobSearch, names: SearchNames): string =>
  chipsOf(search, names)
    .map(({ label }) => label)
    .join(', ');
