import { expect, test } from 'vitest';
import { fieldsOf, scoreOf, type AttachedScore, type ScoreFields } from './attached-score.ts';

/** What documents and events hold, and the score that it is. */
const scores: [ScoreFields, AttachedScore][] = [
  [
    { user_score: null, status: 'pending', stale: false, version: 0 },
    { status: 'pending', version: 0 },
  ],
  [
    { user_score: null, status: 'failed', stale: false, version: 2 },
    { status: 'failed', version: 2 },
  ],
  [
    { user_score: 640, status: 'ready', stale: true, version: 3 },
    { user_score: 640, status: 'ready', stale: true, version: 3 },
  ],
  [
    { user_score: 120, status: 'unreadable', stale: false, version: 2 },
    { user_score: 120, status: 'unreadable', stale: false, version: 2 },
  ],
];

test.each(scores)('%o is read as one kind of score, and written as it was', (fields, score) => {
  expect(scoreOf(fields)).toEqual(score);
  expect(fieldsOf(score)).toEqual(fields);
});
