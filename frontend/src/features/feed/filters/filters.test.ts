import { expect, it } from 'vitest';
import { filters, inChips, inPanel } from './filters.ts';

it.each([
  ['the chips', inChips],
  ['the panel', inPanel],
])('have their place each in %s', (_where, names) => expect(names.toSorted()).toEqual(Object.keys(filters).toSorted()));
