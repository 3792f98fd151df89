import { itemSections } from '@waypost/contracts/constants';
import { aWorkExperience } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { applyOperations, readyOperation, requireRoom } from './section-operations.ts';
import type { UserSections } from './user.ts';

const work = aWorkExperience({ job_title: 'Baker' });
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

test('a skill is there once, whatever its letters are and however it came, but two from before may be edited', () => {
  const level = { proficiency_level: 'Intermediate', yrs_of_exp: 1 } as const;
  const listed = { ...level, skill_id: fresh, skill_name: 'Gardening' };
  const skills = [
    { ...listed, _id: id },
    { ...level, custom_skill: 'Kneading', _id: other },
  ];
  const apply = (...operations: Parameters<typeof readyOperation>[0][]) =>
    applyOperations('skills', skills, operations.map(ready));
  const refused = expect.objectContaining({
    errors: [{ path: 'skills.0.skill_name', message: 'This skill has already been added' }],
  });
  expect(() => apply({ operation: 'insert', ...listed })).toThrow(refused);
  expect(() => apply({ operation: 'insert', ...level, custom_skill: 'gardening' })).toThrow(refused);
  expect(() => apply({ operation: 'replace', id: other, ...listed })).toThrow(refused);
  expect(apply({ operation: 'delete', id }, { operation: 'insert', ...listed })).toHaveLength(2);
  skills.push({ ...level, custom_skill: 'kneading', _id: 'd'.repeat(24) });
  const edited = { ...level, custom_skill: 'Kneading', yrs_of_exp: 3 };
  expect(apply({ operation: 'replace', id: other, ...edited })).toHaveLength(3);
});

test('all sections together have a length, which one that was longer before may come down to', () => {
  const longs = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...work, work_summary: 'x'.repeat(3_000), _id: String(at) }));
  const bare = Object.fromEntries(itemSections.map((section) => [section, []])) as unknown as UserSections;
  expect(() => requireRoom(bare, 'work_experiences', longs(85))).not.toThrow();
  const tooLong = expect.objectContaining({
    code: 'validation-error',
    errors: [expect.objectContaining({ path: 'work_experiences' })],
  });
  expect(() => requireRoom(bare, 'work_experiences', longs(100))).toThrow(tooLong);
  const full = { ...bare, work_experiences: longs(200) };
  expect(() => requireRoom(full, 'work_experiences', longs(150))).not.toThrow();
  expect(() => requireRoom(full, 'work_experiences', longs(201))).toThrow(tooLong);
});
