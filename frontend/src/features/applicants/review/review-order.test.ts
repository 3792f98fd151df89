import { describe, expect, it } from 'vitest';
import { moveFrom } from './review-order.ts';

const ids = ['a', 'b', 'c'];
const middle = { page: 2, pageCount: 3 };
const only = { page: 1, pageCount: 1 };

describe('the next applicant', () => {
  it.each([
    ['a', 1, { to: 1 }],
    ['b', -1, { to: 0 }],
    ['c', 1, { page: 3, edge: 'first' }],
    ['a', -1, { page: 1, edge: 'last' }],
  ] as const)('after %s by %i is %o', (id, step, move) =>
    expect(moveFrom(ids, { id, index: 0 }, step, middle)).toEqual(move),
  );

  it('is nobody at both ends', () => {
    expect(moveFrom(ids, { id: 'c', index: 2 }, 1, only)).toBeUndefined();
    expect(moveFrom(ids, { id: 'a', index: 0 }, -1, only)).toBeUndefined();
  });

  it('is who moved up into the row of somebody who left', () => {
    expect(moveFrom(ids, { id: 'gone', index: 1 }, 1, only)).toEqual({ to: 1 });
    expect(moveFrom(ids, { id: 'gone', index: 1 }, -1, only)).toEqual({ to: 0 });
  });

  it('is found although the list became shorter', () => {
    expect(moveFrom(['a'], { id: 'gone', index: 5 }, -1, only)).toEqual({ to: 0 });
    expect(moveFrom(['a'], { id: 'gone', index: 5 }, 1, only)).toBeUndefined();
    expect(moveFrom([], { id: 'gone', index: 0 }, 1, only)).toBeUndefined();
  });
});
