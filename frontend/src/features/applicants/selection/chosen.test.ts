import { describe, expect, it } from 'vitest';
import { stillSelected, topOf } from './chosen.ts';

const applied = (_id: string, user_score: number | null = null) =>
  ({ _id, status: 'Applied', user_score, is_deleted: false }) as const;
const withdrawn = (_id: string, user_score: number | null = null) =>
  ({ ...applied(_id, user_score), status: 'Withdrawn' }) as const;

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
    { ...applied('deleted', 990), is_deleted: true },
    applied('zero', 0),
  ];
  const idsOf = (count: number) => topOf(list, count).map(({ _id }) => _id);

  it('are the best scored in order, the unscored last, without who has withdrawn or deleted their account', () =>
    expect(idsOf(9)).toEqual(['taken', 'liked', 'high', 'low', 'zero', 'unscored']));
  it('are no more than asked for, whatever their status', () => expect(idsOf(2)).toEqual(['taken', 'liked']));
});
