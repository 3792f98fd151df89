import { expect, it } from 'vitest';
import { nobody } from '../../testing/people-and-posts.ts';
import { score } from '../score.ts';
import { describedJob } from '../scored.ts';

const found = (certificate: string, minimum_qualification: string) => {
  const words = { title: 'Nurse', description: '', responsibility: 'Care for patients.', minimum_qualification };
  const { breakdown } = score({ ...nobody, certificates: [certificate] }, undefined, describedJob(words, '2026-11-01'));
  const isCapped = breakdown.some(({ part }) => part === 'Must-haves');
  const part = breakdown.find(({ part }) => part === 'Education and certificates');
  return { evidence: part?.evidence, isCapped };
};

it.each([
  ['Registered Nurse (RN), State of Texas', 'RN license required.', 'RN license'],
  ['RN, Illinois', 'RN license required.', 'RN license'],
  ['Registered Nurse - California', 'RN license required.', 'RN license'],
  ['RN', 'RN license required.', 'RN license'],
  ['BLS for Healthcare Providers', 'BLS certification required.', 'BLS certification'],
  ['CDL Class A, Ohio', 'CDL required.', 'CDL'],
])('the certificate "%s" is what is asked for by: %s', (certificate, asked, name) => {
  expect(found(certificate, asked)).toEqual({ evidence: [`Found: ${name}`], isCapped: false });
});

it.each(['No CPA needed.', 'CPA not required.', 'We do not want a CPA.', 'Python, no CPA.'])(
  'no certificate is asked for by: %s',
  (asked) => {
    expect(found('CFA', asked)).toEqual({ evidence: undefined, isCapped: false });
  },
);

it.each([
  ['CFA', 'CPA or CFA required.', 'Found: CPA or CFA'],
  ['First aid', 'CPA or CFA required.', 'Not found: CPA or CFA'],
])('the certificate "%s" beside a choice: %s', (certificate, asked, evidence) => {
  expect(found(certificate, asked)).toEqual({ evidence: [evidence], isCapped: false });
});

const told = (minimum_qualification: string, responsibility = 'Care for patients.') => {
  const words = { title: 'Nurse', description: '', responsibility, minimum_qualification };
  const { breakdown } = score(nobody, undefined, describedJob(words, '2026-11-01'));
  return Object.fromEntries(breakdown.map(({ part, evidence, advice }) => [part, { evidence, advice }]));
};

it('names a degree by itself in its advice, and what would do as well in its evidence', () => {
  expect(told('High school diploma or equivalent.')['Education and certificates']).toEqual({
    evidence: ['Not found: a high school diploma, or equivalent'],
    advice: 'If you have it, add a high school diploma to your profile.',
  });
  expect(told("Bachelor's degree or equivalent work experience.")['Education and certificates']).toMatchObject({
    evidence: ["Not found: a bachelor's degree, or equivalent experience"],
  });
});

it.each([
  [36, 'Found'],
  [12, 'Not found'],
])('of somebody with %i months of work a degree or years are: %s', (total_experience, found) => {
  const words = { title: 'Baker', description: '', responsibility: 'Bake.', minimum_qualification: '' };
  const job = { ...words, minimum_qualification: '2+ years of experience or a graduate degree.' };
  const { breakdown } = score({ ...nobody, total_experience }, undefined, describedJob(job, '2026-11-01'));
  const part = breakdown.find(({ part }) => part === 'Education and certificates');
  expect(part?.evidence).toEqual([`${found}: a master's degree or 2 years of experience`]);
});

it('says of what has to be there once what to do about it, and what that changes', () => {
  const { 'Education and certificates': part, 'Must-haves': line } = told('RN license required.');
  expect(part).toEqual({ evidence: ['Not found: RN license'], advice: null });
  expect(line?.advice).toBe('If you have it, add RN license to your profile: the post requires it.');
});

it.each([
  ['LPN, Florida', 'RN license required.', 'RN license'],
  ['Driving lessons', 'CDL required.', 'CDL'],
])('the certificate "%s" is not what is asked for by: %s', (certificate, asked, name) => {
  expect(found(certificate, asked)).toEqual({ evidence: [`Not found: ${name}`], isCapped: true });
});

it.each(['2014 Bachelor of Social Work University of False Bay', 'B.S. Computer Science Larch University 2012'])(
  'a degree beside its school in a row of a table is found: %s',
  (resume) => {
    const words = { title: 'Baker', description: '', responsibility: 'Bake.', minimum_qualification: '' };
    const job = describedJob({ ...words, minimum_qualification: "Bachelor's degree required." }, '2026-11-01');
    const part = score(nobody, resume, job).breakdown.find(({ part }) => part === 'Education and certificates');
    expect(part?.evidence).toEqual(["Found: a bachelor's degree"]);
  },
);
