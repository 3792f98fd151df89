import { anApplicationScore } from '@waypost/contracts/testing/scores';
import { expect, test } from 'vitest';
import { originWords, outdatedWords } from './origin.ts';

const at = '2026-11-20T12:00:00.000Z';

test.each([
  ['post', at, 'Scored before the post changed on Nov 20, 2026'],
  ['profile', at, 'Scored before the profile changed on Nov 20, 2026'],
  ['resume', at, 'Scored before the resume could be read on Nov 20, 2026'],
  ['profile', null, 'Scored before the profile or the post changed'],
  ['rules', null, 'Scored by earlier rules'],
] as const)('a score that a %s (%s) has left behind says so', (cause, since, words) =>
  expect(outdatedWords({ outdated_by: { cause, at: since } })).toBe(words),
);

test('a score of what there is now says nothing of the kind', () =>
  expect(outdatedWords({ outdated_by: null })).toBeUndefined());

test('a score says when it was computed, and from which versions', () => {
  const computed_from = { profile_version: 7, job_version: 3, job_changed_at: at, resume: 'readable' as const };
  const score = anApplicationScore({ computed_from, computed_at: '2026-11-22T12:30:00.000Z' });
  expect(originWords(score)).toMatch(
    /^Computed Nov 22, 2026.* from version 7 of the profile, the resume that was sent and version 3 of this post, of Nov 20, 2026\.$/,
  );
  expect(originWords({ ...score, computed_from: { ...computed_from, job_changed_at: null } })).toMatch(
    /and version 3 of this post\.$/,
  );
  expect(originWords(anApplicationScore({ user_score: null }))).toBeUndefined();
});
