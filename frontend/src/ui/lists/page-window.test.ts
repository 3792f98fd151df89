import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesAround } from './page-window.ts';

test('shows all pages while there are at most five', () => {
  expect(pagesAround(1, 1)).toEqual([1]);
  expect(pagesAround(3, 4)).toEqual([1, 2, 3, 4]);
});

test('keeps the current page in the middle, and five pages at both ends', () => {
  expect(pagesAround(1, 20)).toEqual([1, 2, 3, 4, 5]);
  expect(pagesAround(10, 20)).toEqual([8, 9, 10, 11, 12]);
  expect(pagesAround(20, 20)).toEqual([16, 17, 18, 19, 20]);
});

test('is empty without pages', () => {
  expect(pagesAround(1, 0)).toEqual([]);
});

test('always holds the current page and stays in range', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [page = 1, count = 1] = [a, b].toSorted((x, y) => x - y);
      const pages = pagesAround(page, count);
      expect(pages).toContain(page);
      expect(pages.length).toBe(Math.min(5, count));
      expect(pages.at(0)).toBeGreaterThanOrEqual(1);
      expect(pages.at(-1)).toBeLessThanOrEqual(count);
    }),
  );
});
