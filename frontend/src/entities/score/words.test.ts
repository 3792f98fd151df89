import type { ScoreStatus } from '@waypost/contracts/entities/score';
import { describe, expect, it } from 'vitest';
import { isWaiting } from './queries.ts';
import { basedOn, leftOutWords, readFrom, scoreNote, scoreWords } from './words.ts';

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
    expect(isWaiting({ status: 'pending' })).toBe(true);
    expect(isWaiting({ status: 'failed' })).toBe(false);
    expect(isWaiting(undefined)).toBe(false);
  });

  it('says what it is based on', () => {
    expect(basedOn(['profile'])).toEqual({ caption: 'Based on profile' });
    expect(basedOn([])).toEqual({ caption: 'Based on profile' });
    const both = { caption: 'Based on profile', besides: 'and your newest resume' };
    expect(basedOn(['profile', 'resume'])).toEqual(both);
    // Also of a profile that says nothing of it: it was read, and filling it raises the score.
    expect(basedOn(['resume'])).toEqual(both);
  });

  it('says what the post asks nothing of', () => {
    expect(leftOutWords(['Experience', 'Preferred qualifications'])).toBe(
      'Not counted, because the post says nothing of it: experience or preferred qualifications. The other parts weigh more instead.',
    );
  });

  it('names all that it was read from', () => {
    const names = { profile: 'your profile', resume: 'your resume' };
    expect(readFrom(['profile', 'resume'], names)).toBe('your profile, your resume and this post');
    expect(readFrom(['profile'], names)).toBe('your profile and this post');
  });
});

const ready = { user_score: 724, score_status: 'ready', score_stale: false } as const;

describe('what a row says of a score', () => {
  it('is its percentage, rounded', () => expect(scoreWords(ready)).toEqual({ percent: 72 }));

  it('is zero where the score is zero', () => expect(scoreWords({ ...ready, user_score: 0 })).toEqual({ percent: 0 }));

  it.each([
    ['No Score', { ...ready, user_score: null }],
    ['No Score', { ...ready, user_score: null, score_status: 'failed' }],
    ['No Score', { ...ready, user_score: null, score_status: 'pending', is_deleted: true }],
    ['Scoring…', { ...ready, user_score: null, score_status: 'pending' }],
    ['Updating…', { ...ready, score_status: 'pending', score_stale: true }],
    ['Outdated', { ...ready, score_stale: true }],
    ['Profile only', { ...ready, score_status: 'unreadable' }],
  ] as const)('is marked "%s"', (note, scored) => expect(scoreWords(scored).note).toBe(note));
});
