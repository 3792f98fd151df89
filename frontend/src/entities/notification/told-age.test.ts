import { expect, test } from 'vitest';
import { toldAge } from './told-age.ts';

test.each([
  ['11:59:01', 'Just now'],
  ['11:59:00', '1 minute ago'],
  ['11:15:30', '44 minutes ago'],
  ['11:00:01', '59 minutes ago'],
  ['11:00:00', '1 hour ago'],
  ['12:00:30', 'Just now'],
])('what was told at %s is called "%s" at noon', (time, age) =>
  expect(toldAge(`2026-11-21T${time}Z`, new Date('2026-11-21T12:00:00Z'))).toBe(age),
);
