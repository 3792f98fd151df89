import { describe, expect, test } from 'vitest';
import { problemsOf } from '../testing/problems-of.ts';
import { dashboardName, dashboardType, username } from './user.ts';

describe('a username', () => {
  test.each(['ada', 'a-1', 'x'.repeat(30), '0123456789abcdef0123456'])('may be %s', (name) => {
    expect(username.parse(name)).toBe(name);
  });

  test('is taken as it is typed, but for white space around it', () => {
    expect(username.parse(' ada-moss ')).toBe('ada-moss');
  });

  test.each([
    ['ad', 'Use at least 3 characters'],
    ['x'.repeat(31), 'Use at most 30 characters'],
    ['Ada-Moss', 'Use letters a to z, digits and hyphens'],
    ['ada moss', 'Use letters a to z, digits and hyphens'],
    ['zoë', 'Use letters a to z, digits and hyphens'],
    ['0123456789abcdef01234567', 'This username is not available'],
    ['-ada', 'Put hyphens one at a time, between letters or digits'],
    ['ada-', 'Put hyphens one at a time, between letters or digits'],
    ['ada--moss', 'Put hyphens one at a time, between letters or digits'],
    ['settings', 'This username is reserved'],
    ['public-job-details', 'This username is reserved'],
    ['waypost', 'This username could be taken for our staff'],
    ['adm1n', 'This username could be taken for our staff'],
  ])('may not be %s', (name, message) => {
    expect(problemsOf(username, name)).toEqual([['', message]]);
  });
});

test('a role has to be chosen', () => {
  for (const none of [undefined, '', 'Admin']) {
    expect(problemsOf(dashboardType, none)).toEqual([['', 'Please select a role to continue.']]);
  }
});

test('a dashboard has a name of 1 to 60 characters', () => {
  expect(dashboardName.parse(' Hiring ')).toBe('Hiring');
  expect(problemsOf(dashboardName, ' ')).toEqual([['', 'Enter a name']]);
  expect(problemsOf(dashboardName, 'x'.repeat(61))).toEqual([['', 'Must be at most 60 characters']]);
});
