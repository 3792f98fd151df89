import { describe, expect, test } from 'vitest';
import { type LookupValue, settleLookup } from './lookup.ts';

const berlin = { id: 'a'.repeat(24), name: 'Berlin' };
const settle = (
  text: string,
  settings: { value?: LookupValue | null; allowsCustom?: boolean; minimum?: number } = {},
) => settleLookup({ text, value: null, options: [berlin], allowsCustom: false, minimum: 2, ...settings });

describe('leaving a lookup', () => {
  test('takes a listed result that was typed in full, whatever its case', () => {
    expect(settle('berlin')).toEqual(berlin);
    expect(settle(' BERLIN ', { allowsCustom: true })).toEqual(berlin);
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
