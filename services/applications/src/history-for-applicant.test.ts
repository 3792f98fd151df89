import type { ApplicantStatus } from '@waypost/contracts/constants';
import { expect, test } from 'vitest';
import { historyForApplicant } from './history-for-applicant.ts';

const seeker = 'a'.repeat(24);
const owner = 'b'.repeat(24);
const start = Date.parse('2026-03-02T08:00:00.000Z');

type Step = [second: number, to: ApplicantStatus];

/** What is left of a history, as the statuses that it led to; the applicant applies and withdraws, the owner sets the others. */
function shownOf(...steps: Step[]) {
  const history = [[0, 'Applied'] as Step, ...steps].map(([second, to], index, all) => ({
    from: all[index - 1]?.[1] ?? null,
    to,
    by: to === 'Withdrawn' || all[index - 1]?.[1] === 'Withdrawn' || index === 0 ? seeker : owner,
    at: new Date(start + second * 1000).toISOString(),
  }));
  return historyForApplicant({ user_id: seeker, history }).map(({ to }) => to);
}

test('what is taken back within a minute leaves no trace', () => {
  const before: Step = [100, 'Shortlisted'];
  expect(shownOf(before, [500, 'Not Selected'], [504, 'Shortlisted'])).toEqual(['Applied', 'Shortlisted']);
  expect(shownOf([500, 'Not Selected'], [504, 'Applied'], [508, 'Shortlisted'])).toEqual(['Applied', 'Shortlisted']);
});

test('so does a way back over another status', () => {
  expect(shownOf([500, 'Not Selected'], [504, 'Shortlisted'], [509, 'Applied'])).toEqual(['Applied']);
  expect(shownOf([500, 'Shortlisted'], [504, 'Not Selected'], [509, 'Shortlisted'])).toEqual([
    'Applied',
    'Shortlisted',
  ]);
});

test('what stood for a minute was told, and stays', () => {
  expect(shownOf([500, 'Not Selected'], [560, 'Applied'])).toEqual(['Applied', 'Not Selected', 'Applied']);
  expect(shownOf([500, 'Not Selected'], [559, 'Applied'])).toEqual(['Applied']);
});

test('what an applicant does stays, however quickly', () => {
  expect(shownOf([5, 'Withdrawn'], [9, 'Applied'])).toEqual(['Applied', 'Withdrawn', 'Applied']);
  expect(shownOf([5, 'Shortlisted'], [9, 'Withdrawn'], [12, 'Applied'], [20, 'Shortlisted'])).toEqual([
    'Applied',
    'Shortlisted',
    'Withdrawn',
    'Applied',
    'Shortlisted',
  ]);
});
