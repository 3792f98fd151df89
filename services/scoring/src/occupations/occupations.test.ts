import { expect, test } from 'vitest';
import { nearestOccupations, nearestTitle } from './nearest-occupations.ts';
import { occupations } from './occupations.ts';
import { titleSimilarity } from './title-similarity.ts';

test('the occupations are of the model that is here, with their names and titles', () => {
  const { all } = occupations();
  expect(all.length).toBeGreaterThan(4_000);
  expect(all.every(({ titles }) => titles.length > 0)).toBe(true);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test.each([
  ['Staff nurse ICU', 'critical care nurse', 'truck driver'],
  ['Lorry driver', 'HGV driver', 'school teacher'],
  ['Software engineer', 'application developer', 'pastry chef'],
  ['Bookkeeper', 'accounting clerk', 'welder'],
  ['Barista', 'coffee shop server', 'dentist'],
])('%s is like %s and not like %s', (title, alike, other) => {
  expect(titleSimilarity(title, alike)).toBeGreaterThan(0.45);
  expect(titleSimilarity(title, other)).toBeLessThan(0.3);
});

test('a title is like itself, in other letters too, and as like one way as the other', () => {
  expect(titleSimilarity('Head of Växjö', 'Head of Växjö')).toBe(1);
  expect(titleSimilarity('看護師', '看護師')).toBe(1);
  expect(titleSimilarity('REGISTERED NURSE', 'registered nurse')).toBeCloseTo(1, 6);
  expect(titleSimilarity('Nurse', 'Doctor')).toBe(titleSimilarity('Doctor', 'Nurse'));
});

test.each(['', ' ', '🙂', '看護師', 'x'.repeat(10_000), '\u202Enurse'])('%j is no reason to fail', (title) => {
  const value = titleSimilarity(title, 'Registered nurse');
  expect(value).toBeGreaterThanOrEqual(0);
  expect(value).toBeLessThanOrEqual(1);
});

test('a title is of the occupation that goes by it', () => {
  const nameOf = (title: string) => nearestOccupations(title, 3).map(({ occupation }) => occupation.titles[0]);
  expect(nameOf('ICU nurse')).toContain('Critical Care Nurses');
  expect(nameOf('HGV driver')).toContain('cargo vehicle driver');
  expect(nearestOccupations('Welder', 1, ({ id }) => id.startsWith('onet:'))[0]?.occupation.id).toMatch(
    /^onet:51-4121/,
  );
});

test('the nearest known title is named, and none for what nobody does', () => {
  expect(nearestTitle('Staff nurse ICU')).toMatch(/nurse/i);
  expect(nearestTitle('看護師')).toBeUndefined();
  expect(nearestTitle('')).toBeUndefined();
});
