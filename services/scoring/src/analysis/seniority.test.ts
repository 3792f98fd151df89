import { expect, test } from 'vitest';
import { isBeginnersTitle, seniorityOf } from './seniority.ts';

test.each([
  ['Senior Backend Engineer', 'Senior-level'],
  ['Sr. Accountant', 'Senior-level'],
  ['Backend Engineer, Senior', 'Senior-level'],
  ['Lead Nurse', 'Senior-level'],
  ['Staff Software Engineer', 'Senior-level'],
  ['Head of Sales', 'Senior-level'],
  ['Principal Designer', 'Senior-level'],
  ['Chief Financial Officer', 'Executive'],
  ['CTO', 'Executive'],
  ['VP of Engineering', 'Executive'],
  ['Mid-level Developer', 'Mid-level'],
  ['Backend Engineer', undefined],
  ['Staff Nurse', undefined],
  ['Senior Care Assistant', undefined],
  ['Caregiver for senior living', undefined],
  ['Lead Generation Specialist', undefined],
  ['Assistant Director', undefined],
  ['Assistant to the Director', undefined],
  ['Junior to Senior Engineer', undefined],
  ['Marketing Intern', undefined],
])('the title "%s" says %s', (title, level) => expect(seniorityOf(title)).toBe(level));

test('the start of somebody’s work is told by its title', () => {
  expect(isBeginnersTitle('Junior Developer')).toBe(true);
  expect(isBeginnersTitle('Developer')).toBe(false);
});
