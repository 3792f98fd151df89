import { currencies, jobCategories, jobStatuses, jobTypes, limits, workModes } from '@waypost/contracts/constants';
import { searchKeyword } from '@waypost/contracts/search-keyword';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { radii, takesRadius } from '../filters/city.ts';
import { asksForPay } from '../filters/pay.ts';
import { emptySearch, type JobSearch } from './job-search.ts';
import { searchFromUrl, searchToUrl } from './search-url.ts';

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const id = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'.split('')), minLength: 24, maxLength: 24 });
const words = (maxLength: number) => fc.string({ maxLength }).map((text) => text.toWellFormed().trim());
const skill = words(limits.skillName.max)
  .map((text) => text.toLowerCase())
  .filter((text) => text !== '' && !text.includes(','));
const company = fc.oneof(
  fc.record({ companyId: id, companyName: fc.constant(undefined) }),
  fc.record({ companyId: fc.constant(undefined), companyName: maybe(words(limits.name).filter(Boolean)) }),
);
const pay = maybe(fc.nat(1_000_000_000));

const anySearch: fc.Arbitrary<JobSearch> = fc
  .record({
    keyword: words(limits.keyword).map(searchKeyword),
    inText: fc.boolean(),
    isAsTyped: fc.boolean(),
    cityIds: fc.uniqueArray(id, { maxLength: 5 }),
    withinKm: maybe(fc.constantFrom(...radii)),
    countries: fc.uniqueArray(fc.constantFrom('DE', 'IN', 'US')),
    jobTypes: fc.uniqueArray(fc.constantFrom(...jobTypes)),
    workModes: fc.uniqueArray(fc.constantFrom(...workModes)),
    skills: fc.uniqueArray(skill, { maxLength: 5 }),
    category: maybe(fc.constantFrom(...jobCategories)),
    status: maybe(fc.constantFrom(...jobStatuses)),
    experience: maybe(fc.nat(limits.experienceYears)),
    leastPay: pay,
    mostPay: pay,
    currency: maybe(fc.constantFrom(...currencies)),
    keepsUnknownPay: fc.boolean(),
    postedWithin: maybe(fc.constantFrom(...(['1', '3', '7', '14', '30'] as const))),
    sort: maybe(fc.constantFrom(...(['relevance', 'newest', 'pay'] as const))),
    page: fc.integer({ min: 1, max: 666 }),
  })
  .chain((search) => company.map((chosen) => ({ ...search, ...chosen })))
  .map((search) => ({ ...search, keepsUnknownPay: search.keepsUnknownPay && asksForPay(search) }))
  .map((search) => ({ ...search, withinKm: takesRadius(search) ? search.withinKm : undefined }))
  .map((search) => ({
    ...search,
    inText: search.inText && search.keyword !== '',
    isAsTyped: search.isAsTyped && search.keyword !== '',
  }));

const names = [
  'keyword',
  'in',
  'as_typed',
  'cityId',
  'within_km',
  'country',
  'companyId',
  'companyName',
  'cities',
  'company_name',
  'job_type',
  'work_mode',
  'skills',
  'category',
  'status',
  'experience',
  'min_ctc',
  'max_ctc',
  'salaryMin',
  'ctc_currency',
  'with_unknown_pay',
  'posted_within',
  'sort',
  'page',
  'other',
];
const anyUrl = fc
  .dictionary(
    fc.constantFrom(...names),
    fc.oneof(fc.string(), fc.constantFrom('true', '5', '-1', 'Open', 'Full-Time,x', '1e3', ',')),
  )
  .map((entries) => new URLSearchParams(entries));

describe('the URL of a search', () => {
  it('holds the whole search', () =>
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(searchFromUrl(new URLSearchParams(searchToUrl(search).toString()))).toEqual(search);
      }),
    ));

  it('reads the same after it was written once, whatever it said before', () =>
    fc.assert(
      fc.property(anyUrl, (url) => {
        const search = searchFromUrl(url);
        expect(searchFromUrl(searchToUrl(search))).toEqual(search);
      }),
    ));

  it('says nothing of a search for nothing', () => expect(searchToUrl(emptySearch).toString()).toBe(''));

  it('drops ids that are none', () =>
    expect(
      searchFromUrl(new URLSearchParams({ cityId: `berlin,${'a'.repeat(24)},${'A'.repeat(24)}` })).cityIds,
    ).toEqual(['a'.repeat(24)]));

  it('names skills as their facet does, each once, also where somebody wrote it', () =>
    expect(searchFromUrl(new URLSearchParams('skills=SQL,sql, Python')).skills).toEqual(['sql', 'python']));

  it('reads cities and company by the other names that the API has for them', () =>
    expect(searchFromUrl(new URLSearchParams({ cities: 'a'.repeat(24), company_name: 'Palm Row' }))).toEqual({
      ...emptySearch,
      cityIds: ['a'.repeat(24)],
      companyName: 'Palm Row',
    }));

  it('reads the salary of older links', () =>
    expect(searchFromUrl(new URLSearchParams('salaryMin=50000&salaryMax=90000'))).toEqual({
      ...emptySearch,
      leastPay: 50_000,
      mostPay: 90_000,
    }));
});
