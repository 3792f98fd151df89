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
    ['Seasonal Worker', 'Contract'],
    ['Data Analyst (Contract)', 'Contract'],
    ['Designer - 12 month contract', 'Contract'],
    ['Paid Media Freelancer', 'Freelance'],
    ['Senior Freelance Writer', 'Freelance'],
    ['Internship in Baking', 'Internship'],
    ['Panadero en prácticas', 'Internship'],
  ])('%s', (title, job_type) => expect(typeInTitle(title)).toMatchObject({ job_type }));

  it.each([
    'Contract Manager',
    'Internship Coordinator',
    'Internal Auditor',
    'Temporary Works Engineer',
    'Temporary Accommodation Officer',
    'Temporary Staffing Consultant',
    'Seasonal Forecasting Scientist',
    'Fixed-Term Annuities Analyst',
    'Técnico de buenas prácticas',
    'Leitung Praktikum und Ausbildung',
    'Praktikumsbetreuer',
    'Internship Placement Officer',
    'Head of Intern Hiring',
    'Internship & Graduate Programs Specialist',
    'Freelancer Community Manager',
    'Freelance Marketplace Product Manager',
    'Baker (full-time or part-time)',
    'Baker',
  ])('none: %s', (title) => expect(typeInTitle(title)).toBeUndefined());
});

it.each([
  ['Oven · Part-time · Ghent', 'Part-time'],
  ['Bread. Part-time, 20 hours.', 'Part-time'],
  ['• Employment type: Part-time', 'Employment type: Part-time'],
])('what it is read from begins without the sign before: %s', (text, evidence) => {
  const { start = 0, end = 0 } = statedType(text) ?? {};
  expect(text.slice(start, end)).toBe(evidence);
});

it('what a title says in brackets is told without them', () =>
  expect(typeInTitle('Baker (Contract)')).toMatchObject({ start: 7, end: 15 }));

describe('what employment a text says', () => {
  it.each([
    ['Employment type: Part-time (20 hours)', 'Part-Time'],
    ['We are seeking a full-time pastry chef.', 'Full-Time'],
    ['We’re looking for a part-time baker', 'Part-Time'],
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
    ['Contract type: Permanent contract, full-time', 'Full-Time'],
    ['Contract: fixed-term (not permanent)', 'Contract'],
    ['Job type: Temporary, regular hours', 'Contract'],
    ['Employment type: Regular full-time (not internship)', 'Full-Time'],
    ['Your part in it: this is a paid, full-time internship.', 'Internship'],
    ['This is a full-time, permanent position.', 'Full-Time'],
    ['The role is a fixed-term contract.', 'Contract'],
    ['Bread:\n- Part-time position', 'Part-Time'],
    ['You bake in this part-time role.', 'Part-Time'],
    ['Bake bread.\nTemporary position in Ghent', 'Contract'],
    ['Location: Ghent, OH Position Type: Full Time Key duties: bake.', 'Full-Time'],
    ['Location: Ghent, OH Position Type: Contract with the possibility of Full Time Duties', 'Contract'],
    ['Ghent Job Status Full Time Regular Area Bread', 'Full-Time'],
    ['Old Crumb seeks a baker for a 4-month contract-to-hire position with a client.', 'Contract'],
    ['Duration: 6+ month contract to hire', 'Contract'],
    ['A baker is needed for a contract position lasting until May.', 'Contract'],
    ['Old Crumb is currently seeking a full-time Night Baker.', 'Full-Time'],
    ['This is a contract position in Ghent. Duration: Full time', 'Contract'],
  ])('%s', (text, job_type) => expect(statedType(text)).toMatchObject({ job_type }));

  it.each([
    'Full-time and part-time positions.',
    'Job types: Full-time, Part-time\nA part-time role.',
    'We have a full-time role and a part-time role.',
    'Manage full-time and part-time staff.',
    'Negotiate contracts with suppliers.',
    'You have completed an internship.',
    'An internship in a bakery helps.',
    'Contract: permanent contract',
    'Employment: Unlimited contract',
    'Position type: Contract Manager',
    'Contract type: permanent or temporary',
    'First experience through an internship, job or project.',
    'Experience gained in an internship, apprenticeship or job.',
    'One year of experience or an internship.',
    'Paid internship experience or a diploma.',
    'You lead the internship of students.',
    'You are responsible for the internship of our students.',
    'This is not a full-time role.',
    'The internship may lead to a full-time position.',
    'With the possibility of a full-time position.',
    'It may convert into a full-time role.',
    'A full-time position may follow.',
    'No part-time position available',
    'Full-time position or part-time position',
    'This is a temporary position with the possibility of staying.',
    'Type: oven',
    'We are looking for a full-time or part-time baker.',
    'We are hiring a full-time and a part-time baker.',
    'We are not looking for a part-time contributor.',
    'We advise who is looking for a full-time baker.',
    'We are seeking a full-time temporary nurse.',
    'We’re looking for a full-time apprentice baker',
    'Status: open',
    'You have managed a 6 month contract.',
    'This is not for a contract position.',
    'Her firm is seeking a full-time baker.',
    'Old Crumb is seeking a full-time or part-time baker.',
    'Employment status: part-time or full-time, as you like',
    'Bread Job status contract administration',
    'What you bring:\n- Paid internship of 3 months or more',
  ])('none: %s', (text) => expect(statedType(text)).toBeUndefined());
});
