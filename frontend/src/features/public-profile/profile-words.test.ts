import { describe, expect, it, test } from 'vitest';
import { isOpenedFromSearch, openedFromSearch } from '../../entities/person/opened-from.ts';
import { formatMonths, monthsBetween } from '../../format/date.ts';
import { formatSkillYears } from '../../format/skill-years.ts';
import { postedWords } from './posted-words.ts';
import { mayBeName } from './use-public-profile.ts';
import { searchOf, viewOf } from './view.ts';
import { isOnTheWeb } from './web-address.ts';

test.each([
  ['2026-11-21', 'Posted Nov 21, 2026'],
  [undefined, 'Recently'],
  ['', 'Recently'],
  ['soon', 'Recently'],
])('a job of %s reads "%s"', (date, words) => expect(postedWords(date)).toBe(words));

test.each([
  ['2020-03-01', '2020-03-20', '1 mo'],
  ['2020-03-15', '2021-03-14', '11 mos'],
  ['2020-03-15', '2021-03-15', '1 yr'],
  ['2020-01-31', '2022-04-30', '2 yrs 2 mos'],
  ['2022-01-01', '2020-01-01', '1 mo'],
])('from %s to %s is %s', (start, end, words) => expect(formatMonths(monthsBetween(start, end) ?? 0)).toBe(words));

it('knows no time between what are no dates', () => expect(monthsBetween('once', '2020-01-01')).toBeUndefined());

test.each([
  [0, 'Under 1 year'],
  [1, '1–2 years'],
  [2, '2–3 years'],
  [3, '3+ years'],
  [9, '3+ years'],
])('step %i of a skill reads "%s of experience"', (step, years) =>
  expect(formatSkillYears(step)).toBe(`${years} of experience`),
);

describe('the address of a profile', () => {
  test.each([
    ['', { tab: 'all', page: 1 }, ''],
    ['tab=jobs&page=3', { tab: 'jobs', page: 3 }, '?tab=jobs&page=3'],
    ['tab=nonsense&page=-1', { tab: 'all', page: 1 }, ''],
    ['page=99999999', { tab: 'all', page: 1 }, ''],
  ] as const)('"%s" shows %o, as "%s"', (query, view, own) => {
    expect(viewOf(new URLSearchParams(query))).toEqual(view);
    expect(searchOf(view)).toBe(own);
  });

  test.each(['ada', 'ada-moss-2', 'ADA', '0123456789abcdef01234567'])('%s may be a name', (name) =>
    expect(mayBeName(name)).toBe(true),
  );
  test.each(['', 'a b', 'a.b', '..', 'x'.repeat(31), 'adä'])('"%s" is none', (name) =>
    expect(mayBeName(name)).toBe(false),
  );
});

test.each([
  ['https://example.org', true],
  ['HTTP://example.org', true],
  ['javascript:alert(1)', false],
  ['//example.org', false],
  ['mailto:a@example.org', false],
])('%s is on the web: %s', (link, isOn) => expect(isOnTheWeb(link)).toBe(isOn));

test.each([
  [openedFromSearch, true],
  [null, false],
  ['search', false],
  [{ openedFrom: 'home' }, false],
])('the state %o leads back to a search: %s', (state, isFrom) => expect(isOpenedFromSearch(state)).toBe(isFrom));
