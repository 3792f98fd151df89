import { expect, test } from 'vitest';
import { analyseJobPost } from '../../analysis/analyse-job-post.ts';
import type { Words } from '../scored.ts';
import { needsIn } from './needs.ts';
import { employerOf } from './read-post.ts';

const words = { title: '', description: '', responsibility: '', minimum_qualification: '' };
function needs(post: Partial<Words>) {
  const written = { ...words, ...post };
  const found = needsIn(written, employerOf(written));
  return Object.fromEntries([...found.values()].map(({ name, need }) => [name, need]));
}

test.each([
  ['React is required, Vue.js is a plus.', { React: 'must', 'Vue.js': 'nice' }],
  ['No experience with Java required.', { Java: 'nice' }],
  ['Python, no Java', { Python: 'wanted' }],
  ['CPA or CFA required', { CPA: 'wanted', CFA: 'wanted' }],
  ['RN (BSN preferred) or RD required', { 'RN license': 'wanted' }],
  ['RN (BSN preferred) required', { 'RN license': 'must' }],
  ['3 or more years of nursing, RN license.', { Nursing: 'wanted', 'RN license': 'must' }],
  ["Driver's license, forklift license a plus", { "Driver's license": 'must', 'Forklift license': 'nice' }],
  ['SQL is a plus. SQL is required.', { SQL: 'must' }],
  ['Must be able to obtain a security clearance.', { 'Security clearance': 'nice' }],
  [
    'Must have experience with Java, Ruby, Perl or any similar language.',
    { Java: 'wanted', Ruby: 'wanted', Perl: 'wanted' },
  ],
  ['RN license required. CPR required within 90 days of hire.', { 'RN license': 'must', CPR: 'nice' }],
  ['RN license. CPR certification (required within 30 days of hire)', { 'RN license': 'must', CPR: 'nice' }],
  ['PMP must be obtained in the first year of employment', { PMP: 'nice' }],
  ['Must obtain a forklift license within six (6) months of employment.', { 'Forklift license': 'nice' }],
  ['RN license and the ability to obtain CPR certification.', { 'RN license': 'must', CPR: 'nice' }],
])('%s', (minimum_qualification, expected) => {
  expect(needs({ minimum_qualification })).toEqual(expected);
});

test('what stands under a heading is needed as the heading says, as the analysis reads it', () => {
  const minimum_qualification = 'Requirements:\n- SQL\n- Excel\nNice to have:\n- Tableau\n- Power BI\n- Snowflake';
  const read = needs({ minimum_qualification });
  expect(read).toEqual({ SQL: 'wanted', Excel: 'wanted', Tableau: 'nice', 'Power BI': 'nice', Snowflake: 'nice' });
  for (const { skill, requirement } of analyseJobPost({ ...words, minimum_qualification }).skills)
    expect([skill, requirement]).toEqual([skill, read[skill] === 'nice' ? 'preferred' : 'required']);
});

test('what only names the employer is not needed, as the analysis reads it', () => {
  const post = {
    description: 'Docker Systems, LLC bakes. Alerts come from Docker. Excel skills.',
    company_name: 'Docker',
  };
  expect(needs(post)).toEqual({ Excel: 'wanted' });
  expect(analyseJobPost({ ...words, ...post }).skills.map(({ skill }) => skill)).toEqual(['Excel']);
  expect(needs({ minimum_qualification: 'Two years of Docker.', company_name: 'Docker' })).toEqual({
    Docker: 'wanted',
  });
});
