import { skillByName } from '@waypost/contracts/taxonomy/skills';
import { expect, test } from 'vitest';
import { withMonths } from './skill-months.ts';

const position = (start: string, end: string, work_summary: string, job_title = 'Engineer') => ({
  job_title,
  company_name: 'Old Crumb',
  city: '',
  work_summary,
  start,
  end,
  is_current: false,
});
const work = [
  position('2018-01', '2020-12', 'Moved the ledgers to Kotlin, and clusters to K8s.'),
  position('2020-01', '2021-12', 'Taught Kotlin (and some C++). Let us go on and excel.', 'Kotlin Lead'),
  { ...position('2015-01', '2015-12', 'Wrote Perl'), start: undefined, end: undefined },
];

function monthsOf(name: string) {
  const listed = skillByName(name);
  const skill = listed ? { skill_id: listed.id, name: listed.name } : { name };
  const [found] = withMonths([skill], work as Parameters<typeof withMonths>[1], '2026-11-22');
  return found?.months;
}

test.each([
  ['Kotlin', 48],
  ['Kubernetes', 36],
  ['C++', 24],
  ['ledgers', 36],
])('%s: the months of the positions that name it, what overlaps once', (name, months) =>
  expect(monthsOf(name)).toBe(months),
);

test.each(['C', 'Go', 'Excel', 'ledger', 'Perl', '·'])('of %s no dated position tells', (name) =>
  expect(monthsOf(name)).toBeUndefined(),
);

test('a position that goes on counts until today', () => {
  const current = { ...position('2026-01', '', 'Runs Kotlin'), end: undefined, is_current: true };
  const [found] = withMonths([{ name: 'Kotlin' }], [current] as Parameters<typeof withMonths>[1], '2026-11-22');
  expect(found?.months).toBe(10);
});

test('of positions that are as long as a book the beginning is looked at', () => {
  const long = position('2018-01', '2020-12', 'Wrote a book. '.repeat(5_000));
  const later = position('2015-01', '2015-12', 'Kotlin');
  const monthsWith = (...positions: (typeof later)[]) =>
    withMonths([{ name: 'Kotlin' }], positions as Parameters<typeof withMonths>[1], '2026-11-22')[0]?.months;
  expect(monthsWith(later, long)).toBe(12);
  expect(monthsWith(long, later)).toBeUndefined();
});
