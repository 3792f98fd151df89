import { expect, it } from 'vitest';
import { titleSimilarity } from './title-similarity.ts';

it.each([
  ['Registered Nurse', 'RN'],
  ['Software Engineer', 'Programmer'],
  ['Java Developer', 'Developer, Java'],
  ['Warehouse Associate', 'Material Handler'],
  ['Line cook', 'Cook'],
])('finds %s near %s', (a, b) => {
  expect(titleSimilarity(a, b)).toBeGreaterThan(0.6);
});

it.each([
  ['Registered Nurse', 'Truck Driver'],
  ['Software Engineer', 'Civil Engineer'],
  ['Project Manager', 'Restaurant Manager'],
  ['Account Executive', 'Accounts Clerk'],
])('keeps %s apart from %s', (a, b) => {
  expect(titleSimilarity(a, b)).toBeLessThan(0.45);
});

it('puts a near rank before a far one', () => {
  const senior = titleSimilarity('Senior Accountant', 'Accountant');
  expect(titleSimilarity('Senior Accountant', 'Senior Accountant')).toBeGreaterThan(senior);
  expect(senior).toBeGreaterThan(titleSimilarity('Senior Accountant', 'Accountant Intern'));
});

it('leaves places and forms of employment aside', () => {
  expect(titleSimilarity('Electrician - Lyon (m/f/d)', 'Electrician')).toBeCloseTo(
    titleSimilarity('Electrician', 'Electrician'),
  );
});

it('is the same in both directions, and nothing for nothing', () => {
  expect(titleSimilarity('Cook', 'Sous Chef')).toBe(titleSimilarity('Sous Chef', 'Cook'));
  expect(titleSimilarity('', 'Cook')).toBe(0);
});

it('who brokers something else shares little', () => {
  expect(titleSimilarity('Freight Broker', 'Real Estate Broker')).toBeLessThan(0.35);
});
