import { project, workExperience } from '@waypost/contracts/entities/profile';
import { expect, test } from 'vitest';
import { applyOperations, readyOperation, requirePastDates } from './section-operations.ts';

const work = workExperience.parse({ job_title: 'Baker', company_name: 'Crumb & Co', start_date: '2020-01-01' });
const [id, other, fresh] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [string, string, string];
const stored = [
  { ...work, _id: id },
  { ...work, _id: other },
];
const ready = (operation: Parameters<typeof readyOperation>[0]) => readyOperation(operation, () => fresh);

test('items are inserted at the end, replaced in their place, and deleted', () => {
  const items = applyOperations('work_experiences', stored, [
    ready({ operation: 'insert', ...work, job_title: 'Confectioner' }),
    ready({ operation: 'replace', id: other, ...work, job_title: 'Miller' }),
    ready({ operation: 'delete', id }),
  ]);
  expect(items).toEqual([
    { ...work, _id: other, job_title: 'Miller' },
    { ...work, _id: fresh, job_title: 'Confectioner' },
  ]);
});

test('an item that is not there can be neither replaced nor deleted', () => {
  for (const operation of [
    { operation: 'replace' as const, id: fresh, ...work },
    { operation: 'delete' as const, id: fresh },
  ]) {
    expect(() => applyOperations('work_experiences', stored, [ready(operation)])).toThrow('Item not found');
  }
});

test('what goes on loses its end', () => {
  const [item] = applyOperations(
    'work_experiences',
    [],
    [ready({ operation: 'insert', ...work, end_date: '2024-01-01', is_current: true })],
  );
  expect(item).toEqual({ ...work, _id: fresh, is_current: true });
});

test('a section holds at most 100 items', () => {
  const full = Array.from({ length: 100 }, (_, index) => ({ ...work, _id: index.toString(16).padStart(24, '0') }));
  expect(() => applyOperations('work_experiences', full, [ready({ operation: 'insert', ...work })])).toThrow(
    'At most 100 items',
  );
});

test('today is no future date, tomorrow is; each is reported at its path', () => {
  const began = project.parse({ project_name: 'Oven', description: 'Built it', start_date: '2026-03-02' });
  const operations = [
    { operation: 'insert', ...began },
    { operation: 'insert', ...began, start_date: '2026-03-03', end_date: '2026-03-04' },
  ];
  expect(() => requirePastDates('projects', operations.slice(0, 1), '2026-03-02')).not.toThrow();
  expect(() => requirePastDates('projects', operations, '2026-03-02')).toThrow(
    expect.objectContaining({
      errors: [
        { path: 'projects.1.start_date', message: 'Start date cannot be in the future' },
        { path: 'projects.1.end_date', message: 'End date cannot be in the future' },
      ],
    }),
  );
});

test('the end of what goes on, and an expiry date, may lie ahead', () => {
  const operations = [
    { operation: 'insert', ...work, end_date: '2030-01-01', is_current: true },
    { operation: 'insert', issue_date: '2026-03-01', expiry_date: '2030-01-01' },
  ];
  expect(() => requirePastDates('work_experiences', operations, '2026-03-02')).not.toThrow();
});
