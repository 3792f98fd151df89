import { expect, it } from 'vitest';
import { filters, inChips, inPanel } from './filters.ts';
import { pay } from './pay.ts';

/** Beside the keyword, above the results. */
const inSearchRow = ['city', 'job_type', 'work_mode'];

it.each([
  ['in the chips', inChips],
  ['in the panel or beside the keyword', [...inPanel, ...inSearchRow]],
])('have one place each %s', (_where, names) => expect(names.toSorted()).toEqual(Object.keys(filters).toSorted()));

it('a step of pay asks for no more than its count says, whatever came with the address', () => {
  const { facet } = pay;
  expect(facet.chosen === 'one' && facet.choose('50000')).toEqual({ leastPay: 50_000, mostPay: undefined });
});
