import { describe, expect, it } from 'vitest';
import { points, scoreWords } from './score-words.ts';

const ready = { user_score: 724, score_status: 'ready', score_stale: false } as const;

describe('what a row says of a score', () => {
  it('is its percentage, rounded', () => expect(scoreWords(ready)).toEqual({ percent: 72 }));

  it('is zero where the score is zero', () => expect(scoreWords({ ...ready, user_score: 0 })).toEqual({ percent: 0 }));

  it.each([
    ['No Score', { ...ready, user_score: null }],
    ['No Score', { ...ready, user_score: null, score_status: 'failed' }],
    ['Scoring…', { ...ready, user_score: null, score_status: 'pending' }],
    ['Updating…', { ...ready, score_status: 'pending', score_stale: true }],
    ['Outdated', { ...ready, score_stale: true }],
    ['Profile only', { ...ready, score_status: 'unreadable' }],
  ] as const)('is marked "%s"', (note, scored) => expect(scoreWords(scored).note).toBe(note));
});

it('shows points of 100', () => expect([points(250), points(1000), points(124)]).toEqual(['25', '100', '12.4']));
