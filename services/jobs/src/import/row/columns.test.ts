import { expect, test } from 'vitest';
import { rowOf } from './columns.ts';

test('city, state and country are columns of their own', () => {
  expect(
    rowOf([
      ['City', 'Austin'],
      ['State', 'TX'],
      ['Country', 'US'],
    ]),
  ).toEqual({ location: 'Austin', region: 'TX', country: 'US' });
});

test('columns are known by what hiring systems call them', () => {
  const said = {
    'Job Posting Title': ['title', 'Baker'],
    'Job Requisition ID': ['key', 'R-12'],
    'Primary Location': ['location', 'Leeds'],
    'Time Type': ['job_type', 'Full time'],
    'Position Summary': ['description', 'Bakes bread.'],
    'Salary Low': ['salary_min', '30000'],
    'Date Opened': ['posted', '2025-11-20'],
  };
  const read = rowOf([['ID', '1'], ...Object.entries(said).map(([header, [, text = '']]) => [header, text] as const)]);
  expect(read).toEqual(Object.fromEntries(Object.values(said)));
});

test('a state that is none of a country is that of the post', () => {
  expect(rowOf([['state', 'closed']])).toEqual({ status: 'closed' });
});

test('of headers that mean the same the likeliest counts, whatever their order', () => {
  expect(
    rowOf([
      ['Summary', 'short'],
      ['role', 'Kitchen'],
      ['Description', 'long'],
      ['Job Title', 'Baker'],
    ]),
  ).toEqual({ description: 'long', title: 'Baker' });
});

test('of headers that are the same the first that says something counts', () => {
  expect(
    rowOf([
      ['Location', ''],
      ['Location', 'Leeds'],
      ['Location', 'York'],
    ]),
  ).toEqual({ location: 'Leeds' });
});

test.each(['N/A', 'NaN', 'null', 'None', '\\N', '-', ' '])('%s says nothing', (text) => {
  expect(rowOf([['company', text]])).toEqual({});
});

test.each([
  ['Filled', 'yes', { status: 'filled' }],
  ['Filled', 'no', { status: 'Open' }],
  ['Active', '0', { status: 'inactive' }],
])('what a column says by yes or no goes before a status: %s, %s', (header, text, row) => {
  expect(
    rowOf([
      ['Status', 'Open'],
      [header, text],
    ]),
  ).toEqual(row);
});
