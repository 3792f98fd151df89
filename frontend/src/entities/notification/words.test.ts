import {
  aFoundNotification,
  aNewApplicantNotification,
  anOldPostNotification,
  aScoreNotification,
  aStatusNotification,
} from '@waypost/contracts/testing/notifications';
import { expect, test } from 'vitest';
import { bellLabel, shortCount } from './bell-words.ts';
import { arrivalWords, wordsOf } from './words.ts';

test.each([
  ['Applied', 'Your application for “Gardener” was moved back to Applied'],
  ['Referred', 'You were referred for “Gardener”'],
  ['Shortlisted', 'You were shortlisted for “Gardener”'],
  ['Selected', 'You were selected for “Gardener”'],
  ['Not Selected', 'You were not selected for “Gardener”'],
] as const)('the status %s reads %s, and leads to the job', (status, text) => {
  const one = aStatusNotification({ status });
  expect(wordsOf(one)).toEqual({ text, to: `/job/${one.job_post_id}` });
});

test('a job whose title is not known is still told of', () => {
  expect(wordsOf(aStatusNotification({ title: null })).text).toBe('You were shortlisted for a job you applied to');
});

test.each([
  [0, 'Notifications', '0'],
  [1, 'Notifications, 1 unread', '1'],
  [9, 'Notifications, 9 unread', '9'],
  [10, 'Notifications, 10 unread', '9+'],
])('the bell says that %i are unread', (unread, label, short) => {
  expect([bellLabel(unread), shortCount(unread)]).toEqual([label, short]);
});

test('one that comes is said as it is, of several the latest', () => {
  const [one, other] = [aStatusNotification(), aStatusNotification({ title: 'Florist' })];
  expect(arrivalWords([one], 4)).toBe('New notification: You were shortlisted for “Gardener”');
  expect(arrivalWords([other, one], 4)).toBe('4 unread notifications. The latest: You were shortlisted for “Florist”');
});

test('a job that a saved search found is told with its title, and leads to it', () => {
  const one = aFoundNotification();
  expect(wordsOf(one)).toEqual({ text: 'New job for “Work outside”: Gardener', to: `/job/${one.job_post_id}` });
  expect(wordsOf(aFoundNotification({ title: null })).text).toBe('A new job for “Work outside”');
});

test('several that came close together are one line, and lead to the search', () => {
  const query = { keyword: 'tree surgeon', sort: 'pay' };
  expect(wordsOf(aFoundNotification({ count: 3, query }))).toEqual({
    text: '3 new jobs for “Work outside”',
    to: '/feed?keyword=tree+surgeon&sort=newest',
  });
});

test.each([
  [480, '480+ new jobs for “Work outside”'],
  [1, '1+ new jobs for “Work outside”'],
])('of more than anybody counted it is said that there are more than %i', (count, text) => {
  expect(wordsOf(aFoundNotification({ count, has_more: true })).text).toBe(text);
});

test('what a search found that is gone leads to the latest job', () => {
  const one = aFoundNotification({ count: 2, name: null, query: null });
  expect(wordsOf(one)).toEqual({ text: '2 new jobs for a search you saved', to: `/job/${one.job_post_id}` });
});

const job_post_id = 'a'.repeat(24);
const applicants = `/job-applications/${job_post_id}`;

test.each([
  [aNewApplicantNotification({ job_post_id }), 'New applicant for “Gardener”', applicants],
  [aNewApplicantNotification({ job_post_id, count: 12 }), '12 new applicants for “Gardener”', applicants],
  [aNewApplicantNotification({ job_post_id, title: null }), 'New applicant for one of your posts', applicants],
  [aScoreNotification({ job_post_id }), 'An applicant for “Gardener” was scored: 84%', applicants],
  [aScoreNotification({ job_post_id, count: 3 }), '3 applicants for “Gardener” were scored, the best 84%', applicants],
  [
    anOldPostNotification({ job_post_id }),
    '“Gardener” is about to be 60 days old. Close it if it’s filled',
    `/job/${job_post_id}`,
  ],
  [
    anOldPostNotification({ job_post_id, title: null }),
    'One of your posts is about to be 60 days old. Close it if it’s filled',
    `/job/${job_post_id}`,
  ],
  [
    anOldPostNotification({ job_post_id, count: 3 }),
    '3 of your posts are about to be 60 days old. Close those that are filled',
    '/posted-jobs?status=Open&sort=oldest',
  ],
])('what the owner of a post is told leads to where they can act: %#', (one, text, to) => {
  expect(wordsOf(one)).toEqual({ text, to });
});
