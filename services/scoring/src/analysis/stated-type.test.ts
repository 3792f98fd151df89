import { describe, expect, it } from 'vitest';
import { statedType, typeInTitle } from './stated-type.ts';

describe('what employment a title says', () => {
  it.each([
    ['Software Engineering Intern – Summer 2027', 'Internship'],
    ['Praktikum Gartenbau (m/w/d)', 'Internship'],
    ['Werkstudent Marketing (m/w/d)', 'Part-Time'],
    ['Part-time Baker', 'Part-Time'],
    ['Baker (Teilzeit)', 'Part-Time'],
    ['Temporary Tax Preparer', 'Contract'],
    ['Data Analyst (Contract)', 'Contract'],
    ['Designer - 12 month contract', 'Contract'],
    ['Paid Media Freelancer', 'Freelance'],
  ])('%s', (title, job_type) => expect(typeInTitle(title)).toMatchObject({ job_type }));

  it.each([
    'Contract Manager',
    'Internship Coordinator',
    'Internal Auditor',
    'Baker (full-time or part-time)',
    'Baker',
  ])('none: %s', (title) => expect(typeInTitle(title)).toBeUndefined());
});

describe('what employment a text says', () => {
  it.each([
    ['Employment type: Part-time (20 hours)', 'Part-Time'],
    ['Job Types: Full-time, Apprenticeship', 'Full-Time'],
    ['Contract: Fixed term, full time', 'Contract'],
    ['Beschäftigungsart: Teilzeit', 'Part-Time'],
    ['This is a part-time position.', 'Part-Time'],
    ['$20/hr · Part-time · On site', 'Part-Time'],
    ['Part-time, 25 hours a week.', 'Part-Time'],
    ['This is a full time contract role.', 'Contract'],
    ['A 6-month contract in Lyon.', 'Contract'],
    ['We are looking for a freelancer.', 'Freelance'],
    ['A paid internship of 16 weeks, with a mentor.', 'Internship'],
    ['A full-time post without end date.', 'Full-Time'],
  ])('%s', (text, job_type) => expect(statedType(text)).toMatchObject({ job_type }));

  it.each([
    'Full-time and part-time positions.',
    'Job types: Full-time, Part-time\nA part-time role.',
    'We have a full-time role and a part-time role.',
    'Manage full-time and part-time staff.',
    'Negotiate contracts with suppliers.',
    'You have completed an internship.',
    'An internship in a bakery helps.',
    'Type: oven',
    'Status: open',
  ])('none: %s', (text) => expect(statedType(text)).toBeUndefined());
});
