import { describe, expect, it } from 'vitest';
import { undoing } from './undoing.ts';

describe('undoing a change', () => {
  it('goes back to each status with one change', () =>
    expect(
      undoing([
        { _id: 'a', status: 'Applied' },
        { _id: 'b', status: 'Shortlisted' },
        { _id: 'c', status: 'Applied' },
      ]),
    ).toEqual([
      { ids: ['a', 'c'], to: 'Applied' },
      { ids: ['b'], to: 'Shortlisted' },
    ]));

  it('sends no more than a call takes', () => {
    const previous = Array.from({ length: 1001 }, (_, index) => ({ _id: String(index), status: 'Applied' as const }));
    expect(undoing(previous).map(({ ids }) => ids.length)).toEqual([500, 500, 1]);
  });
});
