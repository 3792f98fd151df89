import { describe, expect, it } from 'vitest';
import { everybody } from '../applicant-list.ts';
import { checkFilters, formOf, type FilterForm } from './filter-form.ts';

const empty = formOf(everybody);
const check = (change: Partial<FilterForm>) => checkFilters({ ...empty, ...change });
const least = 'Min experience must be between 0 and 50 years';
const most = 'Max experience must be between 0 and 50 years';

describe('the filters of a form', () => {
  it('are none where nothing is given', () =>
    expect(checkFilters(empty)).toEqual({
      filters: { search: '', minimum: undefined, maximum: undefined, country: '', rating: undefined },
    }));

  it('come without the blanks around the words', () =>
    expect(check({ search: ' ada ', minimum: 0, maximum: 50, country: 'India', rating: 'none' })).toEqual({
      filters: { search: 'ada', minimum: 0, maximum: 50, country: 'India', rating: 'none' },
    }));

  it.each([
    [{ minimum: -1 }, { minimum: least }],
    [{ minimum: 51 }, { minimum: least }],
    [{ minimum: 1.5 }, { minimum: least }],
    [{ maximum: -1 }, { maximum: most }],
    [{ maximum: 51 }, { maximum: most }],
    [
      { minimum: 60, maximum: 0.5 },
      { minimum: least, maximum: most },
    ],
    [{ minimum: 4, maximum: 4 }, { minimum: 'Min experience must be less than max experience' }],
    [{ minimum: 9, maximum: 4 }, { minimum: 'Min experience must be less than max experience' }],
  ])('of %o are refused with %o', (years, errors) => expect(check(years)).toEqual({ errors }));
});
