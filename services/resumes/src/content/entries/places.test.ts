import { expect, test } from 'vitest';
import { isPlace, splitPlace } from './places.ts';

const cities = new Set(['berkeley']);

test.each([
  ['Kornblum Inc. Oslo, Norway', 'Kornblum Inc.', 'Oslo, Norway'],
  ['Kornblum Bakery New York, NY', 'Kornblum Bakery', 'New York, NY'],
  ['Baker | Santa Clara, CA', 'Baker', 'Santa Clara, CA'],
  ['Ovens (Remote)', 'Ovens', 'Remote'],
  ['KORNBLUM HOTEL, LARCH, GHANA', 'KORNBLUM HOTEL', 'LARCH, GHANA'],
  ['Kornblum Co., Larch, Iraq', 'Kornblum Co.', 'Larch, Iraq'],
  ['Kornblum Bank — Larch VIC', 'Kornblum Bank', 'Larch VIC'],
  ['Kornblum Foundation, Larch, D.C.', 'Kornblum Foundation', 'Larch, D.C.'],
  ['Ph.D., Applied Mathematics', 'Ph.D., Applied Mathematics', ''],
])('a place at the end of a header: %s', (line, rest, place) => {
  expect(splitPlace(line)).toEqual({ rest, place });
});

test('a city behind which its state stands is a place, and a degree behind what it is in is none', () => {
  expect([isPlace('Berkeley CA', cities), isPlace('Baking MA', cities)]).toEqual([true, false]);
  expect(splitPlace('Baker, Old Crumb S.A., Berkeley.', cities).place).toBe('Berkeley');
  expect(splitPlace('KORNBLUM HOTEL, BERKELEY', cities).place).toBe('BERKELEY');
});
