import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { relatedSkills, skillByName, skills } from '@waypost/contracts/taxonomy/skills';
import { expect, it } from 'vitest';
import { findSkills } from '../reading/skills/find-skills.ts';

const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !/^[#[]/.test(line));
const curated = linesOf('curated-skills.txt').map((line) => {
  const names = line.split(',').map((term) => term.trim());
  return names.find((term) => !/^[!?]/.test(term)) ?? '';
});

it('holds every curated skill, of which there are more than 600', () => {
  expect(curated.length).toBeGreaterThan(600);
  const known = new Set(skills.map(({ name }) => name));
  expect(curated.filter((name) => !known.has(name))).toEqual([]);
});

it('is under 4 MB compressed', () => {
  expect(gzipSync(JSON.stringify(skills)).length).toBeLessThan(4_000_000);
});

it.each([
  ['cloud', ['Amazon EKS', 'OpenTelemetry', 'FinOps', 'Azure Functions', 'k8s']],
  ['data', ['Snowflake', 'DuckDB', 'Dagster', 'Apache Iceberg', 'delta lake']],
  [
    'AI tooling since 2023',
    ['LangGraph', 'ChatGPT', 'Claude', 'vector database', 'Model Context Protocol', 'agentic ai'],
  ],
  ['trades', ['HVAC', 'heat pumps', 'tig welding', 'Tree surgery']],
  ['health', ['Triage', 'MRI', 'wound care', 'Prior authorization']],
  ['finance', ['IFRS', 'KYC', 'Transfer pricing', 'ESG reporting']],
  ['office', ['Microsoft 365', 'DocuSign', 'ms excel', 'Calendar management']],
])('knows %s', (_, names) => {
  expect(names.filter((name) => skillByName(name) === undefined)).toEqual([]);
});

it.each([
  'Follow us on LinkedIn, Facebook, Twitter, YouTube and Instagram.',
  'We search with Google and meet on Skype.',
  'Imagine a place with experienced managers.',
  'We assess performance and build machines in a clean room.',
  'Our management processes are audited.',
  'We meet in the office and go for a run on the beach.',
  'Manage security related projects.',
  'Ray, Claude and Julia lead the team from Jackson, by the river.',
])('takes nothing for a skill in: %s', (text) => {
  expect(findSkills(text).map(({ skill }) => skill.name)).toEqual([]);
});

it.each([
  ['Knowledge of food safety and safe food handling.', ['Food safety']],
  ['HACCP plans', ['HACCP']],
  ['ServSafe', ['ServSafe certification']],
  ['Manage accounts payable and receivable.', ['Accounts payable']],
  ['Managing key accounts', ['Account management']],
  ['A dental hygiene license', ['Dental hygiene license']],
  ['A class B CDL', ['CDL']],
  ['CDL with hazmat and tanker endorsements', ['CDL', 'Hazmat endorsement']],
  ['Hazardous materials endorsement', ['Hazmat endorsement']],
  ["A food handler's license or permit", ['ServSafe certification']],
  ['Journeyman license required', ['Journeyman license']],
  ['A licensed journeyman', ['Journeyman license']],
  ['Journeyman electrician', ['Electrician license']],
  ['CSCS required', ['CSCS card']],
  ['LCSW in Oregon', ['Licensed clinical social worker']],
  ['PGCE with QTS', ['Teaching license']],
  ['Master plumber', ['Plumbing license']],
  ['Over-the-road driver', ['Truck driving']],
  ['SAP SD and SAP MM', ['SAP SD', 'SAP MM']],
  ['Ahrefs', ['Ahrefs']],
  ['HCPC registered', ['HCPC registration']],
  ['NMC registration', ['RN license']],
  ['OTR/L', ['Occupational therapist license']],
  ['Führerschein Klasse B', ["Driver's license"]],
  ['Inglês, angielski', ['English']],
  ['SMSTS and a CSCS card', ['SMSTS certificate', 'CSCS card']],
  ['Licensed to practise law', ['Bar admission']],
  ['An active bar license', ['Bar admission']],
  ['GST return filing', ['VAT']],
  ['Filing of GST returns', ['VAT']],
  ['Manejo de Excel', ['Excel']],
  ['Conocimientos avanzados de Excel', ['Excel']],
  ['BCLS certification', ['BLS certification']],
  ['A class A license and a TWIC card', ['CDL', 'TWIC card']],
  ['ASE certified', ['ASE certification']],
  ['A CDA credential', ['Child Development Associate']],
  ['CCC-SLP', ['Speech-language pathology license']],
  ['Licensed PE', ['Professional engineer license']],
  ['RHIT required', ['Medical coding certification']],
  ['RDMS required', ['Sonography certification']],
  ['Food cost control, guest relations', ['Food costing', 'Customer service']],
  ['Experience with a TMS', ['Transportation management']],
  ['KPIs and performance metrics', ['Performance metrics']],
  ['Count your cash drawer', ['Cash handling']],
  ['Admitted to the New York bar', ['Bar admission']],
  ['Mixpanel and Collibra', ['Mixpanel', 'Collibra']],
  ['SciPy, Plotly and Seaborn', ['SciPy', 'Plotly', 'Seaborn']],
  ['Regulatory compliance', ['Regulatory compliance']],
  ['Product design and rapid prototyping', ['Product design', 'Prototyping']],
  ['Manufacturing operations', ['Manufacturing']],
  ['Scheduling appointments', ['Appointment scheduling']],
  ['A license to practice professional nursing', ['RN license']],
  ['Current licensure as a Registered Nurse', ['RN license']],
  ['A nursing assistant certification', ['CNA certification']],
  ['Licensed Real Estate Salesperson', ['Real estate license']],
  ['Ohio Cosmetology Operator License', ['Cosmetology license']],
  ['Full clean licence', ["Driver's license"]],
  ['MRCVS', ['Veterinary license']],
  ['Staplerschein', ['Forklift license']],
  ['Certified Veterinary Technician', ['Veterinary technician license']],
  ['An active dental license, Dentrix', ['Dental license', 'Dentrix']],
  ['Texas all-lines adjuster license, Xactimate', ['Adjuster license', 'Xactimate']],
  ['STCW and GMDSS', ['STCW certificate', 'GMDSS certificate']],
  ['SDL Trados or memoQ', ['SDL Trados Studio', 'memoQ']],
  ['Health & Safety, medication rounds', ['Occupational safety', 'Medication administration']],
])('names what is meant by: %s', (text, names) => {
  expect([...new Set(findSkills(text).map(({ skill }) => skill.name))]).toEqual(names);
});

it('relates skills both ways, and none to itself', () => {
  for (const skill of skills) {
    for (const other of relatedSkills(skill.id)) {
      expect(other.id).not.toBe(skill.id);
      expect(relatedSkills(other.id)).toContain(skill);
    }
  }
  expect(relatedSkills(skillByName('React')?.id ?? '').map(({ name }) => name)).toContain('Vue.js');
});
