import type { ApplicantStatus } from '@waypost/contracts/constants';
import { expect, test } from 'vitest';
import { whatNext } from './what-next.ts';

test.each<[ApplicantStatus, string]>([
  ['Applied', 'Next, the recruiter reads your application. You will see here when its status changes.'],
  ['Shortlisted', 'You are on the shortlist. The recruiter may write to you to get to know you better.'],
  ['Referred', 'The recruiter has referred you to the company. You will see here when the status changes.'],
  ['Selected', 'Congratulations, you have been selected! The recruiter will get in touch with you.'],
])('of %s: %s', (status, words) => expect(whatNext(status, 'the recruiter')).toBe(words));

test.each<[ApplicantStatus, string]>([
  ['Applied', 'The recruiter has deleted their account: nobody will decide on this application any more.'],
  ['Selected', 'You have been selected. The recruiter has deleted their account since.'],
  ['Not Selected', 'Others were chosen this time.'],
])('of an owner who is gone, of %s: %s', (status, words) =>
  expect(whatNext(status, 'the recruiter', true)).toBe(words),
);
