import { expect, test } from 'vitest';
import { cityNames } from './city-names.ts';

test('knows cities in any spelling of their letters and by other names, but no word that a skill is called by', async () => {
  const cities = await cityNames();
  const known = ['berlin', 'zurich', 'new york', 'new york city', 'cologne', 'koln', 'bangalore', 'salt lake city'];
  expect(known.filter((name) => !cities.has(name))).toEqual([]);
  expect(['mobile', 'media', 'commerce'].filter((name) => cities.has(name))).toEqual([]);
});
