import { describe, expect, test } from 'vitest';
import { listedAs, type LookupValue, settleLookup } from './lookup.ts';

const berlin = { id: 'a'.repeat(24), name: 'Berlin' };
const malmo = { id: 'b'.repeat(24), name: 'Malmö' };
const settle = (
  text: string,
  settings: { value?: LookupValue | null; allowsCustom?: boolean; minimum?: number } = {},
) =>
  settleLookup({
    text,
    value: null,
    answer: { options: [berlin, malmo], answered: 'b' },
    allowsCustom: false,
    minimum: 2,
    ...settings,
  });

describe('leaving a lookup', () => {
  test('takes a listed result that was typed in full, whatever its capitals and marks', () => {
    expect(settle('berlin')).toEqual(berlin);
    expect(settle(' BERLIN ', { allowsCustom: true })).toEqual(berlin);
    expect(settle('malmo', { allowsCustom: true })).toEqual(malmo);
  });

  test.each([
    ['lodz', 'Łódź'],
    ['Tonder', 'Tønder'],
    ['gießen', 'Giessen'],
    ['Aero', 'Ærø'],
  ])('takes %s for %s, whose letters not everybody has a key for', (typed, name) => {
    const options = [{ id: 'd'.repeat(24), name }];
    expect(listedAs(typed, { options, answered: typed })).toBe(options[0]);
    expect(listedAs(`${typed}n`, { options, answered: typed })).toBeUndefined();
  });

  test('takes what has another name than it is shown by, where just that was asked for', () => {
    const options = [{ id: 'c'.repeat(24), name: 'Mumbai, India', isMeant: true }];
    expect(listedAs('Bombay', { options, answered: 'Bombay' })).toBe(options[0]);
    expect(listedAs('Bombay', { options, answered: 'Mumbai' })).toBeUndefined();
  });

  test('accepts other words only where custom entries are allowed', () => {
    expect(settle('Atlantis')).toBeUndefined();
    expect(settle('Atlantis', { allowsCustom: true })).toEqual({ name: 'Atlantis' });
  });

  test('does not accept a custom entry below the minimum length', () => {
    expect(settle('A', { allowsCustom: true })).toBeUndefined();
    expect(settle('  A  ', { allowsCustom: true })).toBeUndefined();
  });

  test('clears the value when its words were deleted', () => {
    expect(settle('', { value: berlin })).toBeNull();
  });

  test('changes nothing when the words are those of the value', () => {
    expect(settle('Berlin', { value: berlin })).toBeUndefined();
    expect(settle('', { value: null })).toBeUndefined();
    expect(settle('Atlantis', { value: { name: 'Atlantis' }, allowsCustom: true })).toBeUndefined();
  });
});
