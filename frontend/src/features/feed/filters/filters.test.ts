import { expect, it } from 'vitest';
import { filters, inChips, inPanel } from './filters.ts';

/** Beside the keyword, above the results. */
const inSearchRow = ['city', 'job_type', 'work_mode'];

it.each([
  ['in the chips', inChips],
  ['in the panel or beside the keyword', [...inPanel, ...inSearchRow]],
])('have one place each %s', (_where, names) => expect(names.toSorted()).toEqual(Object.keys(filters).toSorted()));
