import { describe, expect, it } from 'vitest';
import { stillSelected, topOf } from './chosen.ts';

const applied = (_id: string, user_score: number | null = null) => ({ _id, status: 'Applied', user_score }) as const;
const withdrawn = (_id: string, user_score: number | null = null) =>
  ({ _id, status: 'Withdrawn', user_score }) as const;

describe('the selection when a list comes anew', () => {
  it('keeps who is on another page or has left the filter', () => {
    const selected = new Set(['a', 'z']);
    expect(stillSelected(selected, [applied('a'), applied('b')])).toBe(selected);
  });

  it('drops who has withdrawn', () =>
    expect([...stillSelected(new Set(['a', 'b']), [withdrawn('a'), withdrawn('c')])]).toEqual(['b']));
});

describe('the best of a page', () => {
  const page = [
    applied('unscored'),
    applied('low', 100),
    withdrawn('best', 990),
    applied('high', 800),
    applied('zero', 0),
  ];
  it('are the best scored in order, the unscored last', () =>
    expect(topOf(page, 9)).toEqual(['high', 'low', 'zero', 'unscored']));
  it('are no more than asked for', () => expect(topOf(page, 2)).toEqual(['high', 'low']));
});
