import { expect, test, vi } from 'vitest';
import { findListedCity } from './listed-city.ts';
import * as lookups from './lookups.ts';

test.each(['tokyo', 'Tōkyō', 'Ｔｏｋｙｏ', 'Tokyo, Japan'])('%s is the city of the list', async (written) => {
  const city = { id: 'a'.repeat(24), name: 'Tokyo' };
  vi.spyOn(lookups, 'lookUpNamedCities').mockResolvedValue([{ city, names: ['Tokyo'] }]);
  expect(await findListedCity(written)).toEqual({ ...city, isShared: false });
});
