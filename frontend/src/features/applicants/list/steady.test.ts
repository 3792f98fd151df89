import { anApplicant } from '@waypost/contracts/testing/applications';
import { expect, test } from 'vitest';
import { hold, newsOf } from './steady.ts';

const [ada, rae, kim, lin] = [anApplicant(), anApplicant(), anApplicant(), anApplicant()];
const counts = { Applied: 3, Referred: 0, Shortlisted: 0, Selected: 0, 'Not Selected': 0, Withdrawn: 0 };
const answer = (applicants: (typeof ada)[], total = applicants.length) => ({
  applicants,
  total,
  counts,
  is_blind: false,
});
const idsOf = ({ rows }: { rows: readonly (typeof ada)[] }) => rows.map(({ _id }) => _id);
const first = hold(undefined, 'date 1', answer([ada, rae, kim]), false);

test('who applies meanwhile is told of, and moves nobody', () => {
  const held = hold(first, 'date 1', answer([lin, ada, rae, kim]), false);
  expect(idsOf(held)).toEqual(idsOf(first));
  expect(newsOf(held)).toBe('1 new applicant');
  expect(newsOf(hold(held, 'date 1', answer([lin, ada, rae], 1_240), false))).toBe('1,237 new applicants');
});

test('scores fill their cells where they stand, and the order is told of', () => {
  const scored = { ...kim, user_score: 910, score_status: 'ready' as const };
  const held = hold(first, 'date 1', answer([scored, ada, rae]), false);
  expect(held.rows).toEqual([ada, rae, scored]);
  expect(newsOf(held)).toBe('The order has changed');
});

test('what stands as it did is no news', () => {
  const shortlisted = { ...rae, status: 'Shortlisted' as const };
  const held = hold(first, 'date 1', answer([ada, shortlisted, kim]), false);
  expect(held.rows).toEqual([ada, shortlisted, kim]);
  expect(newsOf(held)).toBeUndefined();
});

test('another page, another order and a list that was empty come as they are', () => {
  expect(idsOf(hold(first, 'date 2', answer([lin]), false))).toEqual([lin._id]);
  const empty = hold(undefined, 'date 1', answer([]), false);
  expect(idsOf(hold(empty, 'date 1', answer([lin]), false))).toEqual([lin._id]);
});

test('what one has changed oneself comes as it is, unless something else waits to be shown', () => {
  expect(idsOf(hold(first, 'date 1', answer([ada, kim]), true))).toEqual([ada._id, kim._id]);
  const waiting = hold(first, 'date 1', answer([lin, ada, rae, kim]), false);
  expect(idsOf(hold(waiting, 'date 1', answer([lin, ada, kim]), true))).toEqual(idsOf(first));
});

test('asked for, the list comes up to date', () => {
  const waiting = hold(first, 'date 1', answer([lin, ada, rae, kim]), false);
  const updated = hold(undefined, waiting.key, waiting.seen, false);
  expect(idsOf(updated)).toEqual([lin._id, ada._id, rae._id, kim._id]);
  expect(newsOf(updated)).toBeUndefined();
});
