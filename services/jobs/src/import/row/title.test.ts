import { expect, test } from 'vitest';
import { jobPostOfRow } from './job-post-of-row.ts';

const read = (title: string, row: Record<string, string> = {}) => {
  const found = jobPostOfRow({ title, description: 'Bakes bread.', location: 'Madison, WI', ...row });
  return 'post' in found ? [found.post.title, found.post.work_mode] : found.refused;
};

test.each([
  'Night Baker Job in Madison',
  'Night Baker Job in Fort Atkinson, WI',
  'Night Baker - Madison',
  'Night Baker - Madison, WI',
  'Night Baker (Madison)',
  'Night Baker, Madison, Wisconsin',
  'Night Baker | Madison',
])('a title does not say where the work is: %s', (title) => {
  expect(read(title)).toEqual(['Night Baker', undefined]);
});

test.each([
  'Crumb & Sons Job Application for Night Baker | Board.com var VARS = {"JobID":',
  'Night Baker | jobs-board.org',
])('a title does not say on which page it stood: %s', (title) => {
  expect(read(title)).toEqual(['Night Baker', undefined]);
});

test.each(['Night Baker - Remote', 'Night Baker (100% remote)', 'Night Baker, Remote Job in Madison'])(
  'what a title says of remote work is told as the place of work: %s',
  (title) => {
    expect(read(title)).toEqual(['Night Baker', 'Remote']);
    expect(read(title, { work_mode: 'Hybrid' })).toEqual(['Night Baker', 'Hybrid']);
  },
);

test.each([
  ['Night Baker (Hybrid)', 'Hybrid'],
  ['Night Baker - Hybrid', 'Hybrid'],
  ['Night Baker (On-site)', 'Onsite'],
  ['Night Baker [Remote]', 'Remote'],
  ['Night Baker - Madison (Hybrid)', 'Hybrid'],
  ['Night Baker (Hybrid) - Madison, WI', 'Hybrid'],
  ['Night Baker (Madison) - Remote', 'Remote'],
])('a title that ends in how one works is told without it: %s', (title, mode) => {
  expect(read(title)).toEqual(['Night Baker', mode]);
});

test.each([
  'Remote',
  'Hybrid',
  'Hybrid Baker',
  'Night Baker (Hybrid ovens)',
  'Madison',
  'Baker of Madison',
  'Remote Baker',
  'Night Baker - Pastry',
  'Job Application for Bakers',
  'Baker | Pastry',
  'On-the-Job Instructor',
])('what else a title says stays: %s', (title) => expect(read(title)).toEqual([title, undefined]));
