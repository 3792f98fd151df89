import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readState, type SavedJobsState, writeState } from './saved-jobs-url.ts';

const state: fc.Arbitrary<SavedJobsState> = fc.record({
  search: fc.string({ maxLength: 200, unit: 'grapheme' }).map((text) => text.slice(0, 200).trim()),
  status: fc.constantFrom(undefined, 'Open', 'Close'),
  page: fc.integer({ min: 1, max: 100 }),
});

test('what is written into the address is read from it again', () => {
  fc.assert(
    fc.property(
      state.filter(({ search }) => search.isWellFormed()),
      (shown) => {
        expect(readState(new URLSearchParams(writeState(shown).toString()))).toEqual(shown);
      },
    ),
  );
});

test.each([
  ['All Status and the first page are left out', { search: '', status: undefined, page: 1 }, ''],
  ['Closed has the value Close', { search: 'baker', status: 'Close', page: 2 }, 'search=baker&status=Close&page=2'],
] as const)('%s', (_, shown, address) => expect(writeState(shown).toString()).toBe(address));

test.each(['status=All', 'status=Closed', 'page=0', 'page=-1', 'page=x', 'search=%20', 'other=1'])(
  'what makes no sense is left out: %s',
  (address) => expect(writeState(readState(new URLSearchParams(address))).toString()).toBe(''),
);
