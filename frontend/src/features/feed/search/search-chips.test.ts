import { describe, expect, it } from 'vitest';
import { emptySearch, isSearch, type JobSearch } from './job-search.ts';
import { chipsOf, searchSummary, withoutChip } from './search-chips.ts';

const names = {
  city: (id: string) => `City ${id[0]}`,
  country: (code: string) => `Country ${code}`,
  company: () => 'Haukeland Hospital',
  skill: (value: string) => value,
};
const [a, b] = ['a'.repeat(24), 'b'.repeat(24)];

const full: JobSearch = {
  inText: false,
  keyword: 'nurse',
  isAsTyped: false,
  cityIds: [a, b],
  withinKm: '25',
  countries: ['NO'],
  companyId: a,
  companyName: undefined,
  jobTypes: ['Full-Time', 'Contract'],
  workModes: ['Remote'],
  skills: ['triage'],
  category: 'Referral',
  status: 'Close',
  experience: 1,
  leastPay: 50_000,
  mostPay: undefined,
  currency: 'EUR',
  keepsUnknownPay: true,
  postedWithin: '7',
  sort: 'pay',
  page: 3,
};

describe('chips of a search', () => {
  it('name everything that is set', () =>
    expect(chipsOf(full, names).map(({ label }) => label)).toEqual([
      '“nurse”',
      'City a + 25 km',
      'City b + 25 km',
      'Country NO',
      'Haukeland Hospital',
      'Full-Time',
      'Contract',
      'Remote',
      'triage',
      'From €50,000',
      'Including jobs without pay',
      '1 year of experience',
      'Last 7 days',
      'Referral',
      'Closed',
    ]));

  it('are none where nothing is searched for', () => expect(chipsOf(emptySearch, names)).toEqual([]));

  it('take away what they name, and nothing else', () => {
    expect(withoutChip(full, `city:${a}`)).toEqual({ ...full, cityIds: [b], page: 1 });
    expect(withoutChip(full, 'keyword')).toEqual({ ...full, keyword: '', page: 1 });
  });

  it('take the box for posts without pay along with the pay', () =>
    expect(withoutChip(full, 'pay')).toEqual({ ...full, leastPay: undefined, keepsUnknownPay: false, page: 1 }));

  it('leave nothing searched for once all are taken away', () => {
    let search = full;
    for (const { id } of chipsOf(full, names)) search = withoutChip(search, id);
    expect(isSearch(search)).toBe(false);
  });

  it('sum a search up', () =>
    expect(searchSummary({ ...emptySearch, keyword: 'nurse', cityIds: [a] }, names)).toBe('“nurse”, City a'));
});
