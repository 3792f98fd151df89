import { expect, test } from 'vitest';
import { scoreLayout, type ScoreFields } from './application-score-layout.ts';
import type { ApplicationScore } from './application-score.ts';

const scored = {
  job_post_id: 'a'.repeat(24),
  user_id: 'b'.repeat(24),
  file_id: 'c'.repeat(24),
  submission: 1,
  scorer_version: '2',
};
const inputs = {
  profile_version: 3,
  job_version: 1,
  job_digest: 'd'.repeat(24),
  text_status: 'readable',
  text_hash: 'e'.repeat(64),
} as const;
const none = {
  user_score: null,
  breakdown: [],
  left_out: [],
  matched_skills: [],
  missing_skills: [],
  based_on: [],
  computed_at: null,
};
const computed = {
  user_score: 640,
  breakdown: [],
  left_out: [],
  matched_skills: ['Nursing'],
  missing_skills: [],
  based_on: ['profile' as const, 'resume' as const],
  computed_at: '2026-03-02T08:00:00.000Z',
  inputs,
};

/** What documents hold, and the score that it is. */
const documents: [string, ScoreFields, ApplicationScore][] = [
  [
    'that is awaited',
    { ...scored, ...none, status: 'pending', stale: false, inputs: null },
    { ...scored, status: 'pending' },
  ],
  [
    'that could not be computed, written before it was known when',
    { ...scored, ...none, status: 'failed', stale: false, inputs: null },
    { ...scored, status: 'failed' },
  ],
  [
    'that could not be computed',
    { ...scored, ...none, status: 'failed', stale: false, inputs: null, failed_at: '2026-03-02T09:00:00.000Z' },
    { ...scored, status: 'failed', failed_at: '2026-03-02T09:00:00.000Z' },
  ],
  [
    'that is known',
    { ...scored, ...computed, status: 'ready', stale: false },
    { ...scored, ...computed, status: 'ready', stale: false },
  ],
  [
    'that is known, out of date, and could not be computed again',
    { ...scored, ...computed, status: 'unreadable', stale: true, failed_at: '2026-03-02T09:00:00.000Z' },
    { ...scored, ...computed, status: 'unreadable', stale: true, failed_at: '2026-03-02T09:00:00.000Z' },
  ],
];

test.each(documents)('the document of a score %s is read as one, and written as it was', (_name, fields, value) => {
  expect(scoreLayout.read(fields, 3)).toEqual(value);
  expect(scoreLayout.write(value)).toEqual(fields);
});

test.each([
  ['ready', ['profile', 'resume']],
  ['unreadable', ['profile']],
] as const)('a %s score of before that was kept is based on %s', (status, based_on) => {
  const { based_on: _, ...before } = computed;
  expect(scoreLayout.read({ ...scored, ...before, status, stale: false }, 1)).toMatchObject({ based_on });
});

test('a score of before that was kept leaves nothing out', () => {
  const { left_out: _, ...before } = computed;
  expect(scoreLayout.read({ ...scored, ...before, status: 'ready', stale: false }, 2)).toMatchObject({ left_out: [] });
});
