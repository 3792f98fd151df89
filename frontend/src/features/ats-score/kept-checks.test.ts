import { describe, expect, test } from 'vitest';
import { emptyForm } from './ats-form.ts';
import { changeOf, type Check, parseChecks, withCheck } from './kept-checks.ts';

const aCheck = (title: string, percent = 40, at = '2026-03-01T09:00:00.000Z') => ({
  title,
  company: undefined,
  percent,
  at,
  form: { ...emptyForm, job_link: `https://elsewhere.example/${title}` },
});
const origin = 'https://waypost.example';
const titles = (checks: readonly Check[]) => checks.map(({ title }) => title);

describe('the jobs that were checked', () => {
  test('are the last five, the last first', () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<Check[]>(
      (checks, title) => withCheck(checks, aCheck(title), origin),
      [],
    );
    expect(titles(all)).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  test('hold each job once, with what it scored before', () => {
    const first = withCheck(withCheck([], aCheck('a', 40), origin), aCheck('b'), origin);
    const [again, ...others] = withCheck(first, aCheck('a', 47, '2026-03-02T09:00:00.000Z'), origin);
    expect(again).toMatchObject({ percent: 47, before: { percent: 40, at: '2026-03-01T09:00:00.000Z' } });
    expect(titles(others)).toEqual(['b']);
  });

  test('hold jobs apart that share a link of another site', () => {
    const at = (title: string) => {
      const check = aCheck(title);
      return { ...check, form: { ...check.form, job_link: 'https://elsewhere.example/jobs', title } };
    };
    const all = ['a', 'b', 'a'].reduce<Check[]>((checks, title) => withCheck(checks, at(title), origin), []);
    expect(titles(all)).toEqual(['a', 'b']);
  });

  test('hold a post of this site once, whichever of its links was given', () => {
    const id = '0123456789abcdef01234567';
    const at = (path: string) => ({ ...aCheck(path), form: { ...emptyForm, job_link: `${origin}${path}` } });
    const links = [`/job/${id}`, `/public-job-details/${id}?utm_source=mail`];
    const all = links.reduce<Check[]>((checks, link) => withCheck(checks, at(link), origin), []);
    expect(titles(all)).toEqual([links[1]]);
  });

  test('are read as they were kept, without what does not fit', () => {
    expect(parseChecks(JSON.parse(JSON.stringify([aCheck('a'), { title: 1 }, null])))).toEqual([aCheck('a')]);
    expect(parseChecks({})).toEqual([]);
  });
});

test.each([
  [undefined, undefined],
  [40, undefined],
  [39, 'up 1 point'],
  [33, 'up 7 points'],
  [42, 'down 2 points'],
])('a score of 40 after %s is %s', (before, change) => {
  const at = '2026-02-01T09:00:00.000Z';
  expect(changeOf({ ...aCheck('a', 40), ...(before !== undefined && { before: { percent: before, at } }) })).toBe(
    change,
  );
});
