import { afterEach, expect, test, vi } from 'vitest';
import { ownToday } from '../../../format/own-day.ts';
import { itemEditor } from './item-editor.ts';
import { problemsOf } from './item-problems.ts';

afterEach(() => vi.unstubAllEnvs());

const moment = new Date('2026-11-22T10:30:00Z');
const empty = { job_title: '', company: '', city: '', start_date: '', end_date: '', is_current: false };
const editor = itemEditor<'work_experiences', typeof empty>({
  section: 'work_experiences',
  noun: 'work experience',
  titles: { add: 'Add', edit: 'Edit' },
  size: 'lg',
  empty,
  formOf: () => empty,
  write: ({ company: name, city: city_id, ...form }) => ({ ...form, custom_company: { name }, address: { city_id } }),
  fieldAt: { address: 'city', company_name: 'company', custom_company: 'company' },
  labels: {
    job_title: 'Title',
    company: 'Company',
    city: 'City',
    start_date: 'Start date',
    end_date: 'End date',
    is_current: 'Current',
  },
  Fields: () => null,
});
const work = (span: Partial<typeof empty>) => ({
  ...empty,
  job_title: 'Baker',
  company: 'Old Crumb',
  city: 'a'.repeat(24),
  start_date: '2020-01-01',
  ...span,
});
const startInFuture = { field: 'start_date', message: 'Invalid start date: Start date cannot be in the future' };
const endInFuture = { field: 'end_date', message: 'Invalid end date: End date cannot be in the future' };

test.each([
  ['Pacific/Niue', '2026-11-21', '2026-11-22'],
  ['UTC', '2026-11-22', '2026-11-23'],
  ['Pacific/Kiritimati', '2026-11-23', '2026-11-24'],
])('in %s, %s is today and %s in the future', (zone, today, tomorrow) => {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ now: moment, toFake: ['Date'] });
  const own = ownToday(moment);
  expect(own).toBe(today);
  expect(problemsOf(editor, work({ start_date: today }), own)).toEqual([]);
  expect(problemsOf(editor, work({ end_date: today }), own)).toEqual([]);
  expect(problemsOf(editor, work({ start_date: tomorrow }), own)).toEqual([startInFuture]);
  expect(problemsOf(editor, work({ end_date: tomorrow }), own)).toEqual([endInFuture]);
  // What goes on has no end.
  expect(problemsOf(editor, work({ end_date: tomorrow, is_current: true }), own)).toEqual([]);
  vi.useRealTimers();
});

test('what is missing is told at its field, in the order of the form', () => {
  const required = 'Please fill in all required fields';
  expect(problemsOf(editor, empty, '2026-11-22')).toEqual([
    { field: 'job_title', message: required },
    { field: 'company', message: required },
    { field: 'city', message: 'Please select a city for the location' },
    { field: 'start_date', message: required },
  ]);
});
