import { expect, test } from 'vitest';
import { isSameForm, mergeForms } from './merge-forms.ts';

const base = { title: 'Baker', city: { id: 'a', name: 'Ghent' }, isCurrent: false, years: null };

test.each([
  ['what only others changed is theirs', { title: 'Miller' }, {}, { title: 'Miller' }, []],
  ['what only I changed is mine', {}, { city: null }, { city: null }, []],
  ['different fields go together', { title: 'Miller' }, { years: 2 }, { title: 'Miller', years: 2 }, []],
  ['the same change is no conflict', { title: 'Miller' }, { title: 'Miller' }, { title: 'Miller' }, []],
  [
    'what both changed is mine until it is chosen',
    { title: 'Miller' },
    { title: 'Cook' },
    { title: 'Cook' },
    ['title'],
  ],
])('%s', (_name, theirs, mine, merged, conflicts) => {
  expect(mergeForms({ base, theirs: { ...base, ...theirs }, mine: { ...base, ...mine } })).toEqual({
    form: { ...base, ...merged },
    conflicts,
  });
});

test('what was chosen again is the same', () => {
  expect(isSameForm(base, { ...base, city: { id: 'a', name: 'Ghent' } })).toBe(true);
  expect(isSameForm(base, { ...base, city: { name: 'Ghent' } })).toBe(false);
});
