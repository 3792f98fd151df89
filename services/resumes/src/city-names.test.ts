import { cityColumns } from '@waypost/runtime/cities/geo-names';
import { expect, test } from 'vitest';
import { cityNames } from './city-names.ts';

test('lets others in between while it folds the names, once they are read', async () => {
  await cityColumns();
  let turns = 0;
  const others = setInterval(() => turns++, 1);
  await cityNames();
  clearInterval(others);
  expect(turns).toBeGreaterThan(0);
});

test('knows cities in any spelling of their letters and by other names, but no word that a skill is called by', async () => {
  const cities = await cityNames();
  const known = [
    'berlin',
    'zurich',
    'new york',
    'new york city',
    'cologne',
    'koln',
    'bangalore',
    'salt lake city',
    'aarhus',
    'muenchen',
  ];
  expect(known.filter((name) => !cities.has(name))).toEqual([]);
  expect(['mobile', 'media', 'commerce'].filter((name) => cities.has(name))).toEqual([]);
});
