import type { ScoreStatus } from '@waypost/contracts/entities/score';
import { describe, expect, it } from 'vitest';
import { isWaiting, points, scoreNote } from './words.ts';

describe('a score', () => {
  it.each<[ScoreStatus, boolean, string]>([
    ['pending', false, 'Your resume is still being read'],
    ['unreadable', false, 'Scored without your resume'],
    ['failed', false, 'The score could not be computed'],
    ['ready', true, 'This score is being computed again'],
  ])('that is %s (stale: %s) says so', (status, stale, title) =>
    expect(scoreNote({ status, stale })?.title).toBe(title),
  );

  it('that is as it should be needs no words', () =>
    expect(scoreNote({ status: 'ready', stale: false })).toBeUndefined());

  it('is waited for while it is pending, and only then', () => {
    expect(isWaiting({ status: 'pending', stale: false })).toBe(true);
    expect(isWaiting({ status: 'failed', stale: false })).toBe(false);
    expect(isWaiting(undefined)).toBe(false);
  });

  it('counts points of 100', () => {
    expect(points(400)).toBe('40');
    expect(points(333)).toBe('33.3');
  });
});
