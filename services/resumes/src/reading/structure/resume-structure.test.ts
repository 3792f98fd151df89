import { expect, test } from 'vitest';
import { structureOf } from './resume-structure.ts';

const resume = `Ines Halvorsen
Ines.Halvorsen@example.org | +47 555 01 234 | linkedin.com/in/ines-halvorsen

PROFESSIONAL EXPERIENCE
Wind turbine technician, Nordlys Kraft 03/2018 – Present
• Inspected gearboxes at sea.
Apprentice, Fjord Verksted Aug. 2014 to Feb 2018

Volunteer Experience
Coach, 2012 - 2013

Technical Skills
Languages: Norwegian, English
• Hydraulics (pumps, valves); SCADA
Education:
Trade certificate 2012 – 2014`;

test('sections begin at their headings', () => {
  expect(structureOf(resume).sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['experience', 3],
    ['volunteering', 1],
    ['skills', 2],
    ['education', 1],
  ]);
});

test.each([
  ['WORK EXPERIENCE & LEADERSHIP', 'experience'],
  ['Work history', 'experience'],
  ['• Education', 'education'],
  ['Licenses & Certifications', 'certifications'],
  ['EDUCATIONAL QUALIFICATION', 'education'],
  ['QUALIFICATIONS SUMMARY', 'summary'],
  ['Berufliche Erfahrung', 'experience'],
  ['Aus- und Weiterbildung', 'education'],
  ['Academic Details', 'education'],
  ['Education & Credentials', 'education'],
  ['Education and Professional Qualifications', 'education'],
  ['Professional Qualifications', 'certifications'],
  ['Military Service', 'experience'],
  ['Referees', 'other'],
  ['Licensure', 'certifications'],
  ['Professional Development', 'certifications'],
  ['SKILLS SUMMARY', 'skills'],
  ['Licensure & Certifications', 'certifications'],
  ['Berufserfahrung', 'experience'],
  ['FÄHIGKEITEN', 'skills'],
  ['Formación académica', 'education'],
  ['Expérience professionnelle', 'experience'],
  ['Langues', 'languages'],
  ['Training', 'certifications'],
  ['Professional Training', 'certifications'],
  ['Courses & Workshops', 'certifications'],
  ['Relevant Courses', 'other'],
  ["Where I've worked", 'experience'],
  ['My Experience', 'experience'],
  ['Ten years of experience', undefined],
  ['experience', undefined],
  ['SOFTWARE', 'skills'],
  ['PROFESSIONAL EXPERIENCE (5.5 Years)', 'experience'],
  ['Projects (selection)', 'projects'],
  ['Early Career', 'experience'],
  ['Bar Admissions', 'certifications'],
  ['CAT TOOLS', 'skills'],
  ['BOARD MEMBERSHIPS', 'other'],
  ['Projekterfahrung', 'experience'],
  ['CAREERHISTORY', 'experience'],
  ['BREADANDBUTTER', undefined],
  ['Honors-Awards', 'accomplishments'],
  ['Principales compétences', 'skills'],
  ['Zusammenfassung', 'summary'],
  ["What I've done", 'experience'],
  ['Where I studied', 'education'],
  ['Languages & Interests', 'languages'],
  ['Certs', 'certifications'],
  ['Patents & Publications', 'publications'],
  ['Academic Positions', 'experience'],
  ['Sea Service', 'experience'],
  ['Coaching History', 'experience'],
  ['Certificates of Competency', 'certifications'],
  ['Designations', 'certifications'],
  ['Seminars Attended', 'certifications'],
  ['Activities & Volunteering', 'volunteering'],
])('%s is a heading of %s', (line, kind) => {
  expect(structureOf(`Mira\n${line}\nBread`).sections[0]?.kind).toBe(kind);
});

test('a heading beside its section, in one line or two, is one', () => {
  const { sections } = structureOf('Experience\tBaker\t2019\nOld Crumb\nTechnical\tBread\tCake\nSkills\tTea');
  expect(sections.map(({ kind, lines }) => [kind, lines])).toEqual([
    ['experience', ['Baker\t2019', 'Old Crumb']],
    ['skills', ['Bread\tCake', 'Tea']],
  ]);
});

test('what is set like the headings is one in words of its own, and what is set smaller is none', () => {
  const text = 'Mira Okoye\nExperience\nBaker\nSkills\nLeadership\nBread\nThings I love\nCake';
  const sizes = new Map(text.split('\n').map((line) => [line, 10]));
  for (const heading of ['Experience', 'Skills', 'Things I love']) sizes.set(heading, 14);
  expect(structureOf(text, { sizes }).sections.map(({ kind, lines }) => [kind, lines])).toEqual([
    ['experience', ['Baker']],
    ['skills', ['Leadership', 'Bread']],
    ['other', ['Cake']],
  ]);
});

test('addresses behind words are links and ways to write', () => {
  const links = [
    'https://github.com/mira',
    'mailto:Mira@example.org?subject=a',
    'javascript:alert(1)',
    'https://www.mira.example/',
  ];
  const { links: found, emails } = structureOf('Mira\nwww.mira.example', { links });
  expect([found, emails]).toEqual([['www.mira.example', 'https://github.com/mira'], ['mira@example.org']]);
});

test('a sentence is no heading', () => {
  expect(structureOf('Good communication\nskills.').sections).toEqual([]);
});

test('ways to reach the person', () => {
  const { emails, phones, links } = structureOf(resume);
  expect({ emails, phones, links }).toEqual({
    emails: ['ines.halvorsen@example.org'],
    phones: ['+47 555 01 234'],
    links: ['linkedin.com/in/ines-halvorsen'],
  });
});

test.each([
  '+49 171 1234567',
  '+49 (0)171 1234567',
  '+49(0)1711234567',
  '+49 171/1234567',
  '0171-2345678',
  '030/1234567',
  '030 / 123 45 67',
  '(0171) 2345678',
  '0049 171 1234567',
  '+44 7700 900123',
  '07700 900123',
  '+44 (0)20 7946 0958',
  '+34 612345678',
  '+33 6 12 34 56 78',
  '+353 86 1234567',
  '+31 6 12345678',
  '+91 9876543210',
  '+91-98765-43210',
  '9876543210',
  '+86 13800138000',
  '+86 138 0013 8000',
  '+1 (217) 555-0188',
  '(217) 555-0188',
  '(217) 5550188',
  '217.555.0188',
  '+12175550188',
])('%s is a phone number', (number) => {
  for (const line of [number, `Springfield, IL 62701-1234 | ${number} | mira@example.com`, `Phone:${number}`]) {
    expect(structureOf(`Mira\n${line}`).phones).toEqual([number]);
  }
});

test.each([
  '2012 - 2013',
  '2012-2013',
  '05/2018-02/2020',
  '01.03.2018-28.02.2020',
  'version 1.2.3.4',
  '12 34',
  'Springfield, IL 62701-1234',
  'SSN 123-45-6789',
  'ISBN 978-3-16-148410-0',
  'VAT 123456789',
  '12-3456789',
  '1234 5678 9012 3456',
])('%s is no phone number', (text) => {
  expect(structureOf(text).phones).toEqual([]);
});

test('skills stand alone, without labels and bullets', () => {
  expect(structureOf(resume).skills).toEqual(['Norwegian', 'English', 'Hydraulics (pumps, valves)', 'SCADA']);
});

test.each([
  ['in lines of their own', 'Languages\n\nJava, C\n\nTools: Git'],
  ['in rows', 'Programming Languages\tJava, C\nTools: Git'],
  ['below others', 'Tools: Git\nLanguages\nJava\nC'],
])('languages that programs are written in are skills in a table of skills: %s', (_, lines) => {
  const { sections, skills } = structureOf(`Technical Skills\n${lines}\nLanguages\nDutch, German`);
  expect(skills.toSorted()).toEqual(['C', 'Git', 'Java']);
  expect(sections.at(-1)).toMatchObject({ kind: 'languages', lines: ['Dutch, German'] });
});

test('positions carry their time, as exactly as it is written', () => {
  expect(structureOf(resume).positions.map(({ start, end }) => [start, end])).toEqual([
    ['2018-03', 'present'],
    ['2014-08', '2018-02'],
  ]);
});

test.each([
  ['March 2021 –\nPresent', [['2021-03', 'present']]],
  ['January\n2016 –\nFebruary\n2021', [['2016-01', '2021-02']]],
  [
    'March 2018 –\n2014 – 2018',
    [
      ['2018-03', 'present'],
      ['2014', '2018'],
    ],
  ],
  ['Team of 12\nMay 2018 –\nJune 2019', [['2018-05', '2019-06']]],
  ['2018 –\n2016', [['2018', 'present']]],
])('dates of several lines are told from those of others: %j', (lines, dates) => {
  const { positions } = structureOf(`Experience\n${lines}`);
  expect(positions.map(({ start, end }) => [start, end])).toEqual(dates);
});

test('a text made to be slow is not', () => {
  const started = performance.now();
  for (const part of ['a', '1 ', '(1', '@a.', 'skills ', '555-']) structureOf(part.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('a heading in capitals may have its section in the same line', () => {
  const text =
    'Mira\nEXPERIENCE\nBaker 2019\nLANGUAGES: Dutch, Igbo\nEDUCATION: Diploma of baking, Crumb School, 2008–2012';
  expect(structureOf(text).sections.map(({ kind, lines }) => [kind, lines])).toEqual([
    ['experience', ['Baker 2019']],
    ['languages', ['Dutch, Igbo']],
    ['education', ['Diploma of baking, Crumb School, 2008–2012']],
  ]);
  expect(structureOf('Mira\nSummary: a baker.\nSkills: rye, Excel\nExperience\nBaker\nSkills: rye').sections).toEqual([
    { kind: 'summary', heading: 'Summary', lines: ['a baker.'] },
    { kind: 'skills', heading: 'Skills', lines: ['rye, Excel'] },
    { kind: 'experience', heading: 'Experience', lines: ['Baker', 'Skills: rye'] },
  ]);
  const { sections } = structureOf('Mira\nSKILLS\nLANGUAGES: Go, Rust');
  expect(sections.map(({ kind }) => kind)).toEqual(['skills']);
});

test('a skill below a heading in capitals is no heading', () => {
  const { sections } = structureOf('SKILLS\nLeadership\nExcel\n\nEXPERIENCE\nBaker');
  expect(sections).toEqual([
    { kind: 'skills', heading: 'SKILLS', lines: ['Leadership', 'Excel'] },
    { kind: 'experience', heading: 'EXPERIENCE', lines: ['Baker'] },
  ]);
});
