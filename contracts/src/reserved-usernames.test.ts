import { expect, test } from 'vitest';
import { pages } from './paths.ts';
import { isReservedUsername, looksLikeStaff } from './reserved-usernames.ts';
import { routes } from './routes.ts';

test('what an address begins with is nobody’s name', () => {
  const paths = [...Object.values(pages), ...Object.values(routes).map(({ url }) => url)];
  const beginnings = paths.map((path) => path.split('/')[1] ?? '').filter((word) => word !== '');
  expect(beginnings.filter((word) => !isReservedUsername(word))).toEqual([]);
});

test.each([
  'admin',
  'adm1n',
  'adrnin',
  '4dm1n',
  'ad-min',
  'ada-admin',
  'waypost',
  'way-post',
  'vvaypost',
  'wayp0st-jobs',
])('the username %s could be taken for staff', (username) => expect(looksLikeStaff(username)).toBe(true));

test.each(['ada-moss', 'ian-li', 'lan-li', 'lena-horne', 'horne', 'joe-root', 'olive', 'mod-erato', 'ada-1'])(
  'the username %s is a person’s',
  (username) => expect(looksLikeStaff(username) || isReservedUsername(username)).toBe(false),
);
