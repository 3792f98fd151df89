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

test.each(['2012 - 2013', '2012-2013', 'version 1.2.3.4', '12 34'])('%s is no phone number', (text) => {
  expect(structureOf(text).phones).toEqual([]);
});

test('skills stand alone, without labels and bullets', () => {
  expect(structureOf(resume).skills).toEqual(['Norwegian', 'English', 'Hydraulics (pumps, valves)', 'SCADA']);
});

test('positions carry their time, as exactly as it is written', () => {
  expect(structureOf(resume).positions.map(({ start, end }) => [start, end])).toEqual([
    ['2018-03', 'present'],
    ['2014-08', '2018-02'],
  ]);
});

test('a text made to be slow is not', () => {
  const started = performance.now();
  for (const part of ['a', '1 ', '(1', '@a.', 'skills ', '555-']) structureOf(part.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});
