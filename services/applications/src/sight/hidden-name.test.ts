import { expect, test } from 'vitest';
import { matchesHiddenName } from './hidden-name.ts';

test.each([
  ['Applicant 1', [1]],
  ['applicant 17', [17]],
  ['7', [7]],
  ['1 7', []],
  ['applic', [1, 7, 17, 71]],
  ['', [1, 7, 17, 71]],
  ['maria', []],
])('of those who are hidden, %o finds %j', (search, found) => {
  expect([1, 7, 17, 71].filter((number) => matchesHiddenName(number, search))).toEqual(found);
});
