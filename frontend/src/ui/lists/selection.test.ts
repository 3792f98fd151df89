import { describe, expect, test } from 'vitest';
import { toggleRows } from './selection.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

describe('selecting rows', () => {
  test('ticks one row and keeps the others', () => {
    expect(toggleRows({ ids, selected: new Set(['a']), id: 'c', anchor: undefined, isSelected: true })).toEqual(
      new Set(['a', 'c']),
    );
  });

  test('ticks the range to the anchor, in either direction', () => {
    const selected = new Set(['b']);
    expect(toggleRows({ ids, selected, id: 'd', anchor: 'b', isSelected: true })).toEqual(new Set(['b', 'c', 'd']));
    expect(toggleRows({ ids, selected: new Set(), id: 'a', anchor: 'c', isSelected: true })).toEqual(
      new Set(['a', 'b', 'c']),
    );
  });

  test('clears a range', () => {
    expect(toggleRows({ ids, selected: new Set(ids), id: 'd', anchor: 'b', isSelected: false })).toEqual(
      new Set(['a', 'e']),
    );
  });

  test('leaves rows alone that are selected on another page, and an anchor that is gone', () => {
    expect(toggleRows({ ids, selected: new Set(['z']), id: 'b', anchor: 'y', isSelected: true })).toEqual(
      new Set(['z', 'b']),
    );
  });
});
