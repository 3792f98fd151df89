import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noFilters, type PostedJobsState, readState, writeState } from './posted-jobs-url.ts';

const read = (search: string, filter?: unknown) => readState(new URLSearchParams(search), filter);

const named = fc.record({
  id: fc.stringMatching(/^[0-9a-f]{24}$/),
  name: fc.string({ minLength: 1 }).filter((name) => name.isWellFormed()),
});
const state: fc.Arbitrary<PostedJobsState> = fc.record({
  search: fc.string({ maxLength: 200 }).map((text) => text.trim()),
  status: fc.constantFrom(undefined, 'Open', 'Close'),
  company: fc.option(
    named.map(({ id, name }) => ({ id, name: name.trim() || 'Chosen company' })),
    { nil: undefined },
  ),
  cities: fc.array(named, { maxLength: 4 }),
  sort: fc.constantFrom('newest', 'oldest', 'title', 'review'),
  page: fc.integer({ min: 1, max: 500 }),
  viewMode: fc.constantFrom('list', 'grid'),
});

test('what is written into the address is read from it again', () => {
  fc.assert(
    fc.property(state, (shown) => {
      expect(read(writeState(shown).toString())).toEqual(shown);
    }),
  );
});

test('the page opens with all posts as a grid, newest first', () => {
  expect(read('')).toEqual({ ...noFilters, sort: 'newest', page: 1, viewMode: 'grid' });
  expect(writeState(read('')).toString()).toBe('');
});

test('city names are separated by a bar', () => {
  const [a, b] = ['a'.repeat(24), 'b'.repeat(24)];
  expect(writeState(read(`cityId=${a},${b}&cityName=Köln|Oslo`)).get('cityName')).toBe('K%C3%B6ln|Oslo');
});

test("the navigation filter 'active' forces the open ones", () => {
  expect(read('status=Close', 'active').status).toBe('Open');
  expect(read('filter=active').status).toBe('Open');
});

test.each([
  'status=Closed',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'viewMode=table',
  'sort=pay',
  'search=%20',
  'companyId=acme',
  'cityId=oslo',
  'cityName=%E0',
])('what makes no sense is left out: %s', (search) => expect(writeState(read(search)).toString()).toBe(''));
