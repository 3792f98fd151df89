import { expect, test } from 'vitest';
import { roleOf, usualSkills } from './roles.ts';

const usual = (title: string) => usualSkills(title).map(({ name }) => name);

test.each([
  ['Sales Associate', 'Point of sale'],
  ['Sales Support Assistant', 'Data entry'],
  ['Assistant Sales Manager', 'Negotiation'],
  ['Group Financial Controller', 'General ledger'],
  ['Licensed Mental Health Counselor', 'Counselling'],
  ['Counselor - Nights', 'Counselling'],
  ['Senior Consultant', 'Management consulting'],
  ['Videographer and Editor', 'Video editing'],
  ['Account Manager', 'Negotiation'],
  ['Entry Level Sales Account Manager - Telecommunications', 'Negotiation'],
  ['Accounting Manager', 'General ledger'],
  ['Civil Engineer -Highway Design', 'Civil engineering'],
  ['Project Manager: Information Security', 'Project management'],
  ['Systems Test Engineer', 'Test automation'],
  ['Medical Office Receptionist', 'Appointment scheduling'],
  ['Supplier Quality Auditor', 'Quality control'],
  ['Night Auditor', 'Reception'],
  ['RN Acute Case Manager', 'Patient care'],
  ['CNC Programmer', 'CNC machining'],
  ['Specialty Insurance Underwriter', 'Insurance'],
  ['Solutions Architect', 'Software architecture'],
  ['Developer - SQL, web services, .NET', 'ASP.NET'],
  ['Sr. Software Engineer IaaS', 'Git'],
  ['Registered Nurse -FT Rotating Days', 'Patient care'],
  ['Registered Nurse Recruiter', 'Recruitment'],
  ['Data Center Virtualization Architect', 'Networking'],
  ['Financial Services Compliance Analyst', 'Regulatory compliance'],
])('posts for a title like %j usually name %s', (title, skill) => expect(usual(title)).toContain(skill));

test.each([
  'Benefits Counselor',
  'Admissions Counsellor',
  'SAP Consultant',
  'Beauty Consultant',
  'Document Controller',
  'Driving Instructor',
  'Oracle Architect',
  'Build Engineer',
  'Senior Staff',
  'Solution Specialist - Australia Market',
  'Kitchen Designer',
  'Operations Engineer - Linux, Chef',
  'Server Analyst',
  'Restaurant Staff',
  'Respiratory Therapist',
])('what only sounds like a role is none: %s', (title) =>
  expect([roleOf(title), usual(title)]).toEqual([undefined, []]),
);
