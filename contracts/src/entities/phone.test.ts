import { expect, test } from 'vitest';
import { phoneCountries, phoneOf, phoneParts } from './phone.ts';

test('India comes first, then all countries by their names', () => {
  const [first, second, ...others] = phoneCountries();
  expect(first).toEqual({ code: 'IN', name: 'India', callingCode: '91' });
  expect(second?.name).toBe('Afghanistan');
  expect(others.length).toBeGreaterThan(200);
});

test.each([
  ['+919876543210', { country: 'IN', national: '098765 43210' }],
  ['+12125550123', { country: 'US', national: '(212) 555-0123' }],
  ['+447700900123', { country: 'GB', national: '07700 900123' }],
])('%s is split for a form and put together again', (number, parts) => {
  expect(phoneParts(number)).toEqual(parts);
  expect(phoneOf(parts)).toBe(number);
});

test('a code that is typed wins over the country, and what is no number stays as it is', () => {
  expect(phoneOf({ country: 'IN', national: '+44 7700 900123' })).toBe('+44 7700 900123');
  expect(phoneOf({ country: 'IN', national: ' at the bakery ' })).toBe('at the bakery');
  expect(phoneOf({ country: 'IN', national: ' ' })).toBe('');
  expect(phoneParts('at the bakery')).toEqual({ country: undefined, national: 'at the bakery' });
});
