import { username } from '@waypost/contracts/entities/user';
import { expect, test } from 'vitest';
import { usernameCandidates, usernameOf } from './username.ts';

test.each([
  ['Ada', 'Moss', 'ada-moss'],
  ['Zoë', 'Ångström', 'zoe-angstrom'],
  ["Anne-Marie O'", ' Neill', 'anne-marie-o-neill'],
  ['李', '明', 'user'],
  ['', '', 'user'],
  ['Waypost', 'Support', 'user'],
  ['Maximiliana Wilhelmina', 'von Hohenstein', 'maximiliana-wilhelmina'],
])('%o %o is %o', (first, last, expected) => {
  expect(usernameOf(first, last)).toBe(expected);
});

test('every name that is tried is one the contract allows, and none of them is tried twice', () => {
  let count = 0;
  const random = () => (count++).toString(16).padStart(6, '0');
  for (const base of ['ada-moss', 'press', 'user', usernameOf('Maximiliana Wilhelmina', 'von Hohenstein')]) {
    const tried = usernameCandidates(base, random).take(10).toArray();
    expect(tried.map((name) => username.parse(name))).toEqual(tried);
    expect(new Set(tried).size).toBe(10);
  }
});
