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

describe('the best of a list', () => {
  const list = [
    applied('unscored'),
    applied('low', 100),
    withdrawn('best', 990),
    applied('high', 800),
    { ...applied('taken', 850), status: 'Selected' as const },
    { ...applied('liked', 820), status: 'Shortlisted' as const },
    applied('zero', 0),
  ];
  const idsOf = (count: number, to: 'Shortlisted' | 'Selected' | null) => {
    const { chosen, skipped } = topOf(list, count, to);
    return [chosen.map(({ _id }) => _id), skipped];
  };

  it('are the best scored in order, the unscored last, without who was decided on', () =>
    expect(idsOf(9, null)).toEqual([['liked', 'high', 'low', 'zero', 'unscored'], 2]));
  it('are without who has the status already, and no more than asked for', () =>
    expect(idsOf(2, 'Shortlisted')).toEqual([['high', 'low'], 3]));
  it('may be on the shortlist when they are to be selected', () =>
    expect(idsOf(1, 'Selected')).toEqual([['liked'], 2]));
});
