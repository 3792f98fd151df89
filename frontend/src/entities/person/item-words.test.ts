import { aProfile } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { gradeOf, spanWords, studyOf } from './item-words.ts';

type Work = ReturnType<typeof aProfile>['workExperiences'][number];
type Study = ReturnType<typeof aProfile>['educations'][number];
const work = (span: Partial<Work>) => ({ start_date: '2021-03-01', is_current: false, ...span }) as Work;
const study = (more: Partial<Study>) =>
  ({ degree: { name: 'BSc' }, institution: { custom_institution: 'School' }, max_gpa: 10, ...more }) as Study;

test.each([
  [work({ end_date: '2024-02-28' }), 'Mar 2021 – Feb 2024\u00A0· 2 yrs 11 mos'],
  [work({ is_current: true }), 'Mar 2021 – Present\u00A0· 5 yrs 8 mos'],
  [work({}), 'Mar 2021'],
])('%o is told as %j', (item, words) => {
  expect(spanWords(item, '2026-11-22')).toBe(words);
});

test.each([
  [study({}), undefined],
  [study({ grade_type: 'GPA', grade_value: 8.5 }), 'Grade: 8.5 of 10'],
  [study({ grade_type: 'Percentage', grade_value: 71.5 }), 'Grade: 71.5%'],
  [study({ grade_type: 'Letter', grade_value: 'A-' }), 'Grade: A-'],
])('the grade of %o is %j', (item, words) => {
  expect(gradeOf(item)).toBe(words);
});

test('a study is named for its degree and field, or for its school', () => {
  expect(studyOf(study({ field_of_study: { name: 'Botany' } }))).toBe('BSc in Botany');
  expect(studyOf(study({ degree: {} }))).toBe('School');
});
