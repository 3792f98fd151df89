import { expect, test } from 'vitest';
import { statusOfTab, tabOf, tabsOf } from './status-tabs.ts';

const counts = { Applied: 3, Referred: 0, Shortlisted: 1, Selected: 2, 'Not Selected': 0, Withdrawn: 0 };
const labels = (...asked: Parameters<typeof tabsOf>) => tabsOf(...asked).map(({ label }) => label);

test('a status has a tab where it can be set, where people withdraw, and where somebody has it all the same', () => {
  expect(labels(['Applied', 'Shortlisted'], undefined)).toEqual(['All', 'Applied', 'Shortlisted', 'Withdrawn']);
  expect(labels(['Applied', 'Shortlisted'], counts)).toEqual([
    'All',
    'Applied',
    'Shortlisted',
    'Selected',
    'Withdrawn',
  ]);
});

test('the first tab counts everybody, and no tab counts before the list is there', () => {
  expect(tabsOf(['Applied'], counts)[0]).toEqual({ id: 'all', label: 'All', count: 6 });
  expect(tabsOf(['Applied'], undefined).map(({ count }) => count)).toEqual([null, null, null]);
});

test('a tab leads to its status and back', () => {
  expect(statusOfTab(tabOf('Not Selected'))).toBe('Not Selected');
  expect(statusOfTab(tabOf(undefined))).toBeUndefined();
});
