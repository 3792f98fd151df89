import { applicantSorts } from '@waypost/contracts/calls/applications/applicant-filters';
import { applicantStatuses } from '@waypost/contracts/constants';
import { ratingFilters } from '@waypost/contracts/note-limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changed,
  countFilters,
  everybody,
  filtersOf,
  isSameChoice,
  listFromUrl,
  listToUrl,
  withoutFilters,
  type ApplicantList,
} from './applicant-list.ts';

const read = (query: string) => listFromUrl(new URLSearchParams(query));
const trimmed = (maxLength: number) => fc.string({ maxLength }).map((text) => text.trim());

const lists: fc.Arbitrary<ApplicantList> = fc
  .record({
    status: fc.option(fc.constantFrom(...applicantStatuses), { nil: undefined }),
    minimum: fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined }),
    maximum: fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined }),
    search: trimmed(40),
    country: trimmed(40),
    rating: fc.option(fc.constantFrom(...ratingFilters), { nil: undefined }),
    sort: fc.constantFrom(...applicantSorts),
    page: fc.integer({ min: 1, max: 500 }),
  })
  .filter(({ minimum, maximum }) => minimum === undefined || maximum === undefined || minimum < maximum);

describe('the URL of a list', () => {
  it('holds all of it', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(listFromUrl(listToUrl(list))).toEqual(list);
      }),
    );
  });

  it('is empty for everybody in the first order', () => expect(listToUrl(everybody).toString()).toBe(''));

  it('begins with the best scored, whom the page promises first', () => {
    expect(read('')).toMatchObject({ sort: 'score' });
    expect(read('sort=date')).toMatchObject({ sort: 'date' });
  });

  it.each([
    ['status=Hired', 'an unknown status'],
    ['minExperience=-1&maxExperience=51', 'years out of range'],
    ['minExperience=2.5', 'half years'],
    ['minExperience=5&maxExperience=5', 'a range that holds nobody'],
    ['rating=6', 'stars that there are not'],
    ['sort=tallest&page=0', 'an unknown sort and page'],
    ['search=%20%20', 'blank words'],
  ])('reads %s as if it were not there: %s', (query) => expect(read(query)).toEqual(everybody));
});

describe('a changed list', () => {
  it('starts from its first page', () =>
    expect(changed({ ...everybody, page: 4, search: 'ada' }, { sort: 'date' })).toEqual({
      ...everybody,
      search: 'ada',
      sort: 'date',
    }));

  it('without filters keeps status and order', () =>
    expect(withoutFilters(read('status=Selected&sort=score&search=a&country=India&minExperience=1&page=3'))).toEqual({
      ...everybody,
      status: 'Selected',
      sort: 'score',
    }));
});

it('counts a range of years as one filter, and leaves the status to its tabs', () =>
  expect(countFilters(read('status=Applied&minExperience=0&maxExperience=3&search=a&rating=none'))).toBe(3));

it('asks for nothing that is not set, and for zero years where they are', () => {
  expect(filtersOf(everybody)).toEqual({});
  expect(filtersOf(read('minExperience=0&country=India&rating=4'))).toEqual({
    applicant_experience: { min: 0 },
    applicant_country: 'India',
    own_rating: '4',
  });
});

it('knows the same people in another order', () => {
  expect(isSameChoice(read('search=a&sort=score&page=2'), read('search=a'))).toBe(true);
  expect(isSameChoice(read('search=a'), read('search=b'))).toBe(false);
});
