import { describe, expect, it } from 'vitest';
import { countFilters } from '../filters/filters.ts';
import { changed, emptySearch, isSearch, loosened, toQuery } from './job-search.ts';

const berlin = 'b'.repeat(24);
const nurses = { ...emptySearch, keyword: 'nurse', cityIds: [berlin], leastPay: 50_000, keepsUnknownPay: true };

const sent = (search: typeof emptySearch) =>
  Object.fromEntries(Object.entries(toQuery(search, undefined)).filter(([, value]) => value !== undefined));

describe('a search', () => {
  it('without words or filters asks for the newest open posts, whatever order was chosen', () =>
    expect(sent({ ...emptySearch, sort: 'pay', page: 2 })).toEqual({
      status: 'Open',
      sort: 'newest',
      ctc_currency: 'USD',
      page: '2',
    }));

  it('asks for all statuses unless one is chosen', () => expect(sent(nurses)).not.toHaveProperty('status'));

  it('sends lists joined and leaves out what is empty', () =>
    expect(sent({ ...nurses, jobTypes: ['Full-Time', 'Contract'] })).toEqual({
      keyword: 'nurse',
      cityId: berlin,
      job_type: 'Full-Time,Contract',
      min_ctc: '50000',
      with_unknown_pay: 'true',
      ctc_currency: 'USD',
      page: '1',
    }));

  it('is none for an order or a currency alone', () =>
    expect(isSearch({ ...emptySearch, sort: 'pay', currency: 'EUR', page: 4 })).toBe(false));

  it('begins at its first page when it changes', () =>
    expect(changed({ ...nurses, page: 4 }, { jobTypes: ['Contract'] }).page).toBe(1));

  it('looks for other words in what posts are about, and keeps where it looks otherwise', () => {
    const mentioning = { ...nurses, inText: true };
    expect(sent(mentioning)).toMatchObject({ keyword: 'nurse', in: 'text' });
    expect(changed(mentioning, { jobTypes: ['Contract'] }).inText).toBe(true);
    expect(changed(mentioning, { keyword: 'cook' }).inText).toBe(false);
  });

  it('counts pay once, and each value of a list', () =>
    expect(countFilters({ ...nurses, mostPay: 90_000, workModes: ['Remote', 'Hybrid'] })).toBe(4));
});

describe('loosening', () => {
  it('drops one facet and keeps the rest', () =>
    expect(loosened(nurses, { without: 'pay' })).toEqual({ ...nurses, leastPay: undefined, keepsUnknownPay: false }));
  it('drops the words', () => expect(loosened(nurses, { without: 'keyword' })).toEqual({ ...nurses, keyword: '' }));
  it('leaves some of the words, looked for as others that were typed', () => {
    const asTyped = { ...nurses, keyword: 'nurse basel', inText: true, isAsTyped: true };
    expect(loosened(asTyped, { without: 'words', keyword: 'nurse' })).toEqual(nurses);
  });
  it('drops all filters and keeps the words', () =>
    expect(loosened(nurses, { without: 'filters' })).toEqual({ ...emptySearch, keyword: 'nurse' }));
});
