import fc from 'fast-check';
import { distance as levenshtein } from 'fastest-levenshtein';
import { describe, expect, it } from 'vitest';
import { editsBetween } from './edit-distance.ts';

describe('the edits between two words', () => {
  it.each([
    ['python', 'pyhton', 1],
    ['nurse', 'nurse', 0],
    ['nurse', 'nrse', 1],
    ['kubernets', 'kubernetes', 1],
    ['developer', 'develpoers', 2],
  ])('%s and %s are %i apart', (a, b, edits) => {
    expect(editsBetween(a, b, 2)).toBe(edits);
    expect(editsBetween(b, a, 2)).toBe(edits);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });

  it('are never more than without swaps, and never less than half of that', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const edits = editsBetween(a, b, 20) ?? Infinity;
        expect(edits).toBeLessThanOrEqual(levenshtein(a, b));
        expect(edits).toBeGreaterThanOrEqual(levenshtein(a, b) / 2);
      }),
    );
  });

  it('are undefined exactly where they are more than allowed', () => {
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2), (a, b, most) => {
        const edits = editsBetween(a, b, 20) ?? Infinity;
        expect(editsBetween(a, b, most)).toBe(edits <= most ? edits : undefined);
      }),
    );
  });
});
