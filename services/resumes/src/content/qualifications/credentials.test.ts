import { expect, test } from 'vitest';
import { structureOf } from '../../reading/structure/resume-structure.ts';
import { contentOf } from '../resume-content.ts';

function told(lines: string) {
  const text = `Mira Okoye\nEducation & Credentials\n${lines}`;
  const { educations, certificates } = contentOf({ text, structure: structureOf(text) }, '2026-11-22', new Set());
  return {
    studies: educations.map(({ degree, institution, end }) => [degree, institution, end]),
    certificates: certificates.map((one) => [one.certificate_name, one.issuing_organisation, one.issued]),
  };
}

test.each([
  [
    'COSHH Awareness, 2020\nNPQ for Leadership, 2019\nUEFA B Licence (2018)\nAAT Level 4 Diploma in Baking (2023)\nAAT Level 3 (2000)\nGCSEs incl. Maths',
    [
      ['AAT Level 4 Diploma in Baking', '', '2023'],
      ['GCSEs', '', '2023'],
    ],
    [
      ['COSHH Awareness', '', '2020'],
      ['NPQ for Leadership', '', '2019'],
      ['UEFA B Licence', '', '2018'],
      ['AAT Level 3', '', '2000'],
    ],
  ],
  [
    'NVQ Level 3 Baking – Gower College, 2013\nAM2 – 2013\nIPAF 3a/3b, exp 2027\nCPR Level C, renewed March 2026\nSolicitor of England and Wales (admitted September 2019)\nTexas CDL Class A, endorsements: H, X. TWIC card.',
    [['NVQ Level 3', 'Gower College', '2013']],
    [
      ['AM2', '', '2013'],
      ['IPAF 3a/3b', '', undefined],
      ['CPR Level C', '', '2026-03'],
      ['Solicitor of England and Wales', '', '2019-09'],
      ['Texas CDL Class A, endorsements: H, X. TWIC card.', '', undefined],
    ],
  ],
  [
    'AAS in Baking, Larch Community College, 2013\nServSafe Manager Certification, Board of Bakers, 2022',
    [['AAS', 'Larch Community College', '2013']],
    [['ServSafe Manager Certification', 'Board of Bakers', '2022']],
  ],
  [
    'MBA, Rye School of Management, 2018\nPrince2 Practitioner; Lean Six Sigma Black Belt',
    [['MBA', 'Rye School of Management', '2018']],
    [
      ['Prince2 Practitioner', '', undefined],
      ['Lean Six Sigma Black Belt', '', undefined],
    ],
  ],
  [
    'High School Certificate (HSC), Rye High School, 2012\nCertificate III in Baking, Rye College, 2013\nMaster Electrician License, State of Rye, 2020',
    [
      ['High School Certificate (HSC)', 'Rye High School', '2012'],
      ['Certificate III', 'Rye College', '2013'],
    ],
    [['Master Electrician License', 'State of Rye', '2020']],
  ],
  ['• Certified Sommelier\n2021\n• GED, 2013', [['GED', '', '2013']], [['Certified Sommelier', '', undefined]]],
  ['Class A CDL, Ohio BMV, 2017', [], [['Class A CDL', 'Ohio BMV', '2017']]],
  ['PMP, Project Management Institute, 2019', [], [['PMP', 'Project Management Institute', '2019']]],
  [
    'Certified Nursing Assistant Program, Larch Community College, 2012',
    [['Certified Nursing Assistant Program', 'Larch Community College', '2012']],
    [],
  ],
  [
    'Certificate in Welding, Larch Technical Institute, 2012',
    [['Certificate', 'Larch Technical Institute', '2012']],
    [],
  ],
])('%j', (lines, studies, certificates) => expect(told(lines)).toEqual({ studies, certificates }));

test('certificates of one line are of the issuer in brackets and of the date behind it', () => {
  const text = 'Mira Okoye\nCertifications\nBLS, ACLS (Heart Society), 2024';
  const { certificates } = contentOf({ text, structure: structureOf(text) }, '2026-11-22', new Set());
  const of = { issuing_organisation: 'Heart Society', issued: '2024' };
  expect(certificates).toEqual([
    { certificate_name: 'BLS', ...of },
    { certificate_name: 'ACLS', ...of },
  ]);
});

test.each([
  ['Mira Okoye | Pastry chef', 'Okoye'],
  ['Mira Okoye — Freelance Web & Brand Designer', 'Okoye'],
  ['Mira Okoye | mira@example.org', 'Okoye'],
  ['Mira Okoye, MLS(ASCP)CM', 'Okoye'],
  ['Rye Valley – Old Crumb', undefined],
])('a name is what stands before what somebody does: %s', (line, last) => {
  const text = `${line}\n\nSkills\nBread`;
  expect(contentOf({ text, structure: structureOf(text) }, '2026-11-22', new Set()).last_name).toBe(last);
});

test('certificates of one line with a year each in brackets are several', () => {
  const text = 'Mira Okoye\nCertifications\nRye Baker+ (2022), Bread Maker: Fundamentals (2023)';
  const { certificates } = contentOf({ text, structure: structureOf(text) }, '2026-11-22', new Set());
  expect(certificates.map((one) => [one.certificate_name, one.issued])).toEqual([
    ['Rye Baker+', '2022'],
    ['Bread Maker: Fundamentals', '2023'],
  ]);
});

test.each([
  ['CCRN, AACN — 2021', ['CCRN, AACN, 2021']],
  ['BLS, ACLS, AHA', ['BLS, AHA', 'ACLS, AHA']],
  ['BLS, ACLS, Larch Heart Association', ['BLS, Larch Heart Association', 'ACLS, Larch Heart Association']],
  ['BLS | ACLS | PALS', ['BLS', 'ACLS', 'PALS']],
  ['PMP | PMI', ['PMP, PMI']],
  ['CQXA | CQXB | CQXC', ['CQXA', 'CQXB', 'CQXC']],
  ['Rye card, Oven permit', ['Rye card', 'Oven permit']],
  ['Azure Fundamentals, Cloud Practitioner, 2022', ['Azure Fundamentals, 2022', 'Cloud Practitioner, 2022']],
  [
    'Food Handler, First Aid, Forklift License, 2021',
    ['Food Handler, 2021', 'First Aid, 2021', 'Forklift License, 2021'],
  ],
  ['RN, License 123456, Ohio', ['RN, Ohio']],
])('certificates of one line, and who gives them: %s', (line, told) => {
  const text = `Mira Okoye\nCertifications\n${line}`;
  const { certificates } = contentOf({ text, structure: structureOf(text) }, '2026-11-22', new Set());
  const written = certificates.map((one) => [one.certificate_name, one.issuing_organisation, one.issued]);
  expect(written.map((one) => one.filter(Boolean).join(', '))).toEqual(told);
});

test('courses are certificates where they have a date, as students name their subjects so', () => {
  const text = 'Mira Okoye\nCourses\nAlgorithms, Databases\nPastry, Rye College, 2020';
  const { certificates } = contentOf({ text, structure: structureOf(text) }, '2026-11-22', new Set());
  expect(certificates.map((one) => one.certificate_name)).toEqual(['Pastry']);
});

test.each([
  ['Forklift Operator, OSHA 10, First Aid/CPR', ['Forklift Operator', 'OSHA 10', 'First Aid/CPR'], ''],
  ['Certified Baker, PMP, ITIL Foundation', ['Certified Baker', 'PMP', 'ITIL Foundation'], ''],
  ['Python for Everybody - Coursera', ['Python for Everybody'], 'Coursera'],
  ['Journeyman License #2710-4455, Virginia DPOR', ['Journeyman License'], 'Virginia DPOR'],
  ['RN, License No. 12345', ['RN'], ''],
  ['CKA, CKAD, Linux Foundation', ['CKA', 'CKAD'], 'Linux Foundation'],
  [
    'Basic Life Support, Advanced Cardiac Life Support, American Heart Association',
    ['Basic Life Support', 'Advanced Cardiac Life Support'],
    'American Heart Association',
  ],
  ['Certified Welder, Level 2, American Welding Society', ['Certified Welder, Level 2'], 'American Welding Society'],
])('the last of %j is an issuer only where it is called as one', (line, names, issuer) => {
  const text = `Mira Okoye\nCertifications\n${line}`;
  const { certificates } = contentOf({ text, structure: structureOf(text) }, '2026-11-22', new Set());
  expect(certificates).toEqual(names.map((certificate_name) => ({ certificate_name, issuing_organisation: issuer })));
});

test('a certificate, who gave it and when it was issued stand below one another, as networks show them', () => {
  const text =
    'Mira Okoye\nLicenses & certifications\nBread Basics\nOld Crumb School\nIssued Jan 2021\nCake Basics\nOld Crumb School\nIssued Mar 2022';
  const { certificates } = contentOf({ text, structure: structureOf(text) }, '2026-11-22', new Set());
  expect(certificates).toEqual([
    { certificate_name: 'Bread Basics', issuing_organisation: 'Old Crumb School', issued: '2021-01' },
    { certificate_name: 'Cake Basics', issuing_organisation: 'Old Crumb School', issued: '2022-03' },
  ]);
});

test('a degree of a school among the training is a study', () => {
  const text = 'Mira Okoye\nTraining\nBA (Hons) Baking, Old Rye School, Larch, 2016–2019\nOven Safety (2021)';
  const { educations, certificates } = contentOf({ text, structure: structureOf(text) }, '2026-11-22', new Set());
  expect(educations).toMatchObject([{ degree: 'BA (Hons)', field_of_study: 'Baking', institution: 'Old Rye School' }]);
  expect(certificates).toMatchObject([{ certificate_name: 'Oven Safety', issued: '2021' }]);
});

test('a doctor of law has studied, endorsements are of one license, and a narrow column breaks a certificate', () => {
  expect(told('Juris Doctor, Crumb College, 2014').certificates).toEqual([]);
  const text =
    'Mira Okoye\nCertifications\nTexas CDL Class A, Endorsements: Hazmat, Tanker\nCertified Scrum Product\nOwner';
  const { certificates } = contentOf({ text, structure: structureOf(text) }, '2026-11-22', new Set());
  expect(certificates.map((one) => one.certificate_name + one.issuing_organisation)).toEqual([
    'Texas CDL Class A, Endorsements: Hazmat, Tanker',
    'Certified Scrum Product Owner',
  ]);
});

test.each([
  ['Rye card (Crumb Institute), 2019', [['Rye card', 'Crumb Institute', '2019']]],
  ['Rye card – Crumb Institute – 2019', [['Rye card', 'Crumb Institute', '2019']]],
  ['Rye card (Crumb, 2019)', [['Rye card', 'Crumb', '2019']]],
  ['Certified Rye Baker (CRB, 2019)', [['Certified Rye Baker', '', '2019']]],
  ['Rye card (Band 8, 2019)', [['Rye card (Band 8)', '', '2019']]],
  ['Rye card – Advanced, 2019', [['Rye card – Advanced', '', '2019']]],
  ['Rye card (Crumb\nInstitute, 2019)', [['Rye card', 'Crumb Institute', '2019']]],
  [
    'Rye card\nCrumb, May 2019\nOven card\nOld Mill, 2018',
    [
      ['Rye card', 'Crumb', '2019-05'],
      ['Oven card', 'Old Mill', '2018'],
    ],
  ],
  [
    'Rye card\nFirst aid certificate, 2019\nOven card\nFood hygiene certificate, 2018',
    [
      ['Rye card', '', undefined],
      ['First aid certificate', '', '2019'],
      ['Oven card', '', undefined],
      ['Food hygiene certificate', '', '2018'],
    ],
  ],
])('who gave a certificate beside it or below: %s', (lines, certificates) => {
  const text = `Mira Okoye\nCertifications\n${lines}`;
  const found = contentOf({ text, structure: structureOf(text) }, '2026-11-22', new Set()).certificates;
  expect(found.map((one) => [one.certificate_name, one.issuing_organisation, one.issued])).toEqual(certificates);
});

test('a licence of a university is a study behind its dates, too', () => {
  const text = 'Mira Okoye\nEducation\n2012 – 2015\tLicence en pain\tUniversité de Ghent';
  const { educations, certificates } = contentOf({ text, structure: structureOf(text) }, '2026-11-22', new Set());
  expect([educations[0]?.degree, certificates]).toEqual(['Licence', []]);
});
