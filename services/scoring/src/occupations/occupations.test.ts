import { expect, test } from 'vitest';
import { occupations } from './occupations.ts';
import { sharedOccupation, workSimilarity } from './work-similarity.ts';

test('the occupations are of the model that is here, each with an id of its own and a name', () => {
  const { all } = occupations();
  expect(all.length).toBeGreaterThan(4_000);
  expect(all.filter(({ name }) => name === '')).toEqual([]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test.each([
  ['Staff nurse ICU', 'critical care nurse', 'truck driver'],
  ['Lorry driver', 'HGV driver', 'school teacher'],
  ['Software engineer', 'application developer', 'pastry chef'],
  ['Bookkeeper', 'accounting clerk', 'welder'],
  ['Barista', 'coffee shop server', 'dentist'],
])('%s is like %s and not like %s', (title, alike, other) => {
  expect(workSimilarity(title, alike)).toBeGreaterThan(0.45);
  expect(workSimilarity(title, other)).toBeLessThan(0.3);
});

test('a title is like itself, in other letters too, and as like one way as the other', () => {
  expect(workSimilarity('Head of Växjö', 'Head of Växjö')).toBe(1);
  expect(workSimilarity('看護師', '看護師')).toBe(1);
  expect(workSimilarity('REGISTERED NURSE', 'registered nurse')).toBeCloseTo(1, 6);
  expect(workSimilarity('Nurse', 'Doctor')).toBe(workSimilarity('Doctor', 'Nurse'));
});

test.each(['', ' ', '🙂', '看護師', 'x'.repeat(10_000), '\u202Enurse'])('%j is no reason to fail', (title) => {
  const value = workSimilarity(title, 'Registered nurse');
  expect(value).toBeGreaterThanOrEqual(0);
  expect(value).toBeLessThanOrEqual(1);
});

test('titles are alike by a kind of work that has a name, and by none where they have nothing in common', () => {
  expect(sharedOccupation('staff nurse icu', 'critical care nurse')).toMatch(/nurse/i);
  expect(sharedOccupation('bookkeeper', 'accounting clerk')).toMatch(/bookkeep|account/i);
  expect(sharedOccupation('lorry driver', 'school teacher')).toBeUndefined();
  expect(sharedOccupation('看護師', '看護師')).toBeUndefined();
  expect(sharedOccupation('', '')).toBeUndefined();
});
