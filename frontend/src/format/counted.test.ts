import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('one is said apart from none and from several, whose thousands are', () => {
  expect(counted(1, 'job')).toBe('1 job');
  expect(counted(0, 'job')).toBe('0 jobs');
  expect(counted(1204, 'new applicant')).toBe('1,204 new applicants');
});
