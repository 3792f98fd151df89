import type { Currency } from '@waypost/contracts/constants';
import { asksForPay, changed, type JobSearch } from './job-search.ts';

/** Names for what a search knows by id or by a folded word. */
export type SearchNames = {
  city: (id: string) => string;
  company: (id: string) => string;
  skill: (value: string) => string;
};

export type SearchChip = { id: string; label: string };

const money = (amount: number, currency: Currency) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);

function payWords({ leastPay, mostPay, currency }: JobSearch): string {
  if (mostPay === undefined) return `From ${money(leastPay ?? 0, currency)}`;
  if (leastPay === undefined) return `Up to ${money(mostPay, currency)}`;
  return `${money(leastPay, currency)} to ${money(mostPay, currency)}`;
}

type Entry = SearchChip & { without: Partial<JobSearch> };

const without = <Value>(list: readonly Value[], value: Value) => list.filter((other) => other !== value);

/** Everything that is set, in the order of the form, each with the search that lacks it. */
function entries(search: JobSearch, names: SearchNames): Entry[] {
  const company = search.companyId === undefined ? search.companyName : names.company(search.companyId);
  const one = (id: string, label: string | undefined, emptied: Partial<JobSearch>): Entry[] =>
    label === undefined ? [] : [{ id, label, without: emptied }];
  return [
    ...one('keyword', search.keyword === '' ? undefined : `“${search.keyword}”`, { keyword: '' }),
    ...search.cityIds.map((id) => ({
      id: `city:${id}`,
      label: names.city(id),
      without: { cityIds: without(search.cityIds, id) },
    })),
    ...one('company', company, { companyId: undefined, companyName: undefined }),
    ...search.jobTypes.map((type) => ({
      id: `job_type:${type}`,
      label: type,
      without: { jobTypes: without(search.jobTypes, type) },
    })),
    ...search.workModes.map((mode) => ({
      id: `work_mode:${mode}`,
      label: mode,
      without: { workModes: without(search.workModes, mode) },
    })),
    ...search.skills.map((skill) => ({
      id: `skill:${skill}`,
      label: names.skill(skill),
      without: { skills: without(search.skills, skill) },
    })),
    ...one('pay', asksForPay(search) ? payWords(search) : undefined, { leastPay: undefined, mostPay: undefined }),
    ...one('unknown-pay', search.keepsUnknownPay ? 'Posts without pay too' : undefined, { keepsUnknownPay: false }),
    ...one('experience', search.experience === undefined ? undefined : yearsWords(search.experience), {
      experience: undefined,
    }),
    ...one('posted', search.postedWithin && postedWords(search.postedWithin), { postedWithin: undefined }),
    ...one('category', search.category, { category: undefined }),
    ...one('status', search.status && (search.status === 'Open' ? 'Open' : 'Closed'), { status: undefined }),
  ];
}

const yearsWords = (years: number) => (years === 1 ? '1 year of experience' : `${years} years of experience`);
const postedWords = (days: string) => (days === '1' ? 'Last 24 hours' : `Last ${days} days`);

export const chipsOf = (search: JobSearch, names: SearchNames): SearchChip[] =>
  entries(search, names).map(({ id, label }) => ({ id, label }));

/** The search without what a chip stands for. */
export function withoutChip(search: JobSearch, id: string): JobSearch {
  const unnamed = (value: string) => value;
  const chip = entries(search, { city: unnamed, company: unnamed, skill: unnamed }).find((entry) => entry.id === id);
  return chip === undefined ? search : changed(search, chip.without);
}

/** What was searched for, in a few words. */
export const searchSummary = (search: JobSearch, names: SearchNames): string =>
  chipsOf(search, names)
    .map(({ label }) => label)
    .join(', ');
