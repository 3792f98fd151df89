import { expect, test } from 'vitest';
import { formatCities } from './cities.ts';

const cities = (...names: string[]) => names.map((name) => ({ name }));

test('names two cities and counts the others', () => {
  expect(formatCities(cities('Berlin'))).toBe('Berlin');
  expect(formatCities(cities('Berlin', 'Oslo'))).toBe('Berlin, Oslo');
  expect(formatCities(cities('Berlin', 'Oslo', 'Pune'))).toBe('Berlin, Oslo +1\u00A0more');
  expect(formatCities(cities('Berlin', 'Oslo', 'Pune', 'Lima'))).toBe('Berlin, Oslo +2\u00A0more');
});

test('is nothing without cities', () => {
  expect(formatCities([])).toBeUndefined();
  expect(formatCities(undefined)).toBeUndefined();
});
