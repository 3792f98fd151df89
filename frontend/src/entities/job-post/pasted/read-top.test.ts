import { expect, test } from 'vitest';
import { sortJobText } from './sort-job-text.ts';

test.each([
  ['**Company:** Palm Row', 'Palm Row'],
  ['School: Palm Row Academy', 'Palm Row Academy'],
  ['Palm Row Inc. | Dayton, OH', 'Palm Row Inc.'],
  ['Palm Row, LLC | Dayton, OH', 'Palm Row, LLC'],
])('the company is read from %j', (line, company) =>
  expect(sortJobText(`Pilot\n${line}\nDuties\nSteer\nRequirements\nEyes`)).toMatchObject({ title: 'Pilot', company }),
);

test('title and company are taken by their names wherever they stand before the headings', () => {
  expect(sortJobText('Company: Palm Row\nJob title: Pilot\nDuties\nSteer\nRequirements\nEyes')).toMatchObject({
    title: 'Pilot',
    company: 'Palm Row',
  });
});

test.each(['£11.80 per hour', '$18 - $20', 'Full-time', 'Part time, days', 'Remote'])(
  'what stands below a title and is no company is none: %s',
  (line) =>
    expect(sortJobText(`Barista\n${line}\n\nDuties\nMake coffee`)).toMatchObject({ title: 'Barista', lead: line }),
);

test('a form that is headed as one still says what the job is called', () => {
  const { title, about } = sortJobText('JOB DESCRIPTION\nTitle: Harbour Pilot\n\nSummary of the role\nMoves ships.');
  expect([title, about]).toEqual(['Harbour Pilot', 'Moves ships.']);
});

test.each([
  ['Now hiring: harbour pilots – home weekly!\nPalm Row', 'harbour pilots – home weekly'],
  ['We are looking for a harbour pilot to join us.\nShips come at night.', 'Harbour pilot'],
  ['Palm Row is hiring an Able Seaman.', 'Able Seaman'],
  ['Position Title: Pilot\nPalm Row', 'Pilot'],
  ['🚨 URGENT HIRING 🚨\n👷 Position: Pilot', 'Pilot'],
  ['*HIRING NOW*\n*Pilot (day)*', 'Pilot (day)'],
  ['Pilot gesucht!\nPalm Row', 'Pilot'],
  ['Hi all,\nWe are looking for a pilot (full time) at our quay.', 'Pilot'],
  ['Liebe Kollegen,\nPilot\nPalm Row', 'Pilot'],
  ['WANTED: Pilot\nPalm Row', 'Pilot'],
  ['Pilot - job post\nPalm Row', 'Pilot'],
  ['Pilot - $17.25/HR\nPalm Row', 'Pilot'],
  ['Hiring for Pilot || Lyon || Now', 'Pilot'],
  ['Pilot søges\nPalm Row', 'Pilot'],
  ['CITY OF LYON\nPILOT (NIGHT)', 'PILOT (NIGHT)'],
  ['Palm Row GmbH\nSTELLENAUSSCHREIBUNG\nPilot (m/w/d)', 'Pilot (m/w/d)'],
])('the title is read from %j', (text, title) => expect(sortJobText(text).title).toBe(title));

test.each(['Remote (EU) or Lyon, France', 'Mon-Fri 3pm-11pm', '5-8 Yrs', 'A private, old firm needs you.'])(
  '%j below a title is no company',
  (line) => expect(sortJobText(`Pilot\n${line}\nDuties\nSteer`).company).toBeUndefined(),
);

test.each([
  ['Palm Row\nDayton, OH 45402', { company: 'Palm Row', place: 'Dayton, OH 45402' }],
  ['Palm Row sp. z o.o.\nLyon', { company: 'Palm Row sp. z o.o.', place: 'Lyon' }],
  ['Palm Row, S.L.\n20 hours a week', { company: 'Palm Row, S.L.' }],
  ['Lyon · Hybrid\n20 hours a week', { place: 'Lyon · Hybrid' }],
  ['📍Lyon', { place: '📍Lyon' }],
  ['Dayton, OH', { place: 'Dayton, OH' }],
  ['Company: Palm Row\nZürich, Schweiz', { company: 'Palm Row', place: 'Zürich, Schweiz' }],
  ['Company: Palm Row\nCork, Munster, Ireland', { company: 'Palm Row', place: 'Cork, Munster, Ireland' }],
  ['Palm Row, France', { company: 'Palm Row', place: 'France' }],
  ['Red Cross, Kenya', { company: 'Red Cross', place: 'Kenya' }],
  ['Palm Row Bakery, Germany', { company: 'Palm Row Bakery', place: 'Germany' }],
  ['8001 Zürich, Schweiz (hybrid)', { place: '8001 Zürich, Schweiz (hybrid)' }],
  ['Palm Row GmbH, Österreich', { company: 'Palm Row GmbH', place: 'Österreich' }],
  ['Palm Row, Inc., France', { company: 'Palm Row, Inc.', place: 'France' }],
  ['Palm Row, Ships', { company: 'Palm Row', place: 'Ships' }],
  ['Palm Row GmbH\n69001 Lyon', { company: 'Palm Row GmbH', place: '69001 Lyon' }],
  ['Palm Row GmbH – Standort Lyon', { company: 'Palm Row GmbH', place: 'Standort Lyon' }],
  ['Agency: Palm Row\nLyon, France · Reposted 2 weeks ago', { company: 'Palm Row', place: 'Lyon, France' }],
  ['Department of Ships, University of Lyon', { company: 'University of Lyon' }],
  ['Palm Row, a family firm, is looking for a pilot.', { company: 'Palm Row' }],
  ['About Palm Row\nPalm Row moves ships.', { company: 'Palm Row' }],
  ['THE COMPANY\nPalm Row Inc. is a firm of pilots.', { company: 'Palm Row Inc.' }],
  ['The Palm Row is NOW HIRING pilots!', { company: 'The Palm Row' }],
  ['Job description\nRole: Pilot\nLocation: Lyon', { place: 'Location: Lyon' }],
  ['Job description\nCompany Name: Palm Row', { company: 'Palm Row' }],
  ['Over ons\nPalm Row B.V. is een bedrijf.', { company: 'Palm Row B.V.' }],
  ['Position Location: Lyon (Hybrid)', { place: 'Position Location: Lyon (Hybrid)' }],
  ['Work Location: Remote', {}],
  ['Our client is looking for a pilot.', {}],
  ['Empresa busca piloto para Lyon.', {}],
  ['Familie sucht Lotsen.', {}],
  ['The Harbour Company is a firm of pilots.', {}],
  ['About Harbours\nThey are wet.', {}],
  ['Palm Row - Dayton, OH', { company: 'Palm Row', place: 'Dayton, OH' }],
  ['London or Lyon', {}],
  ['CDI – Lyon (69) – 35h', {}],
  ['Wir, die Firma Palm Row, suchen Verstärkung.', {}],
])('what stands below a title is read: %j', (below, names) => {
  const { company, place } = sortJobText(`Pilot\n${below}\n\nDuties\nSteer`);
  expect({ company, place }).toEqual(names);
});

test('a title may name the company', () =>
  expect(sortJobText('Pilot 🚢 @ Palm Row\nDuties\nSteer')).toMatchObject({ title: 'Pilot', company: 'Palm Row' }));

test('what is paid stands behind a title and is kept', () =>
  expect(sortJobText('Pilot – £31,000 plus tips\nDuties\nSteer')).toMatchObject({
    title: 'Pilot',
    lead: '£31,000 plus tips',
  }));

test.each([
  ['Palm Row (Remote, EU only)', { company: 'Palm Row', place: 'Remote, EU only' }],
  ['Palm Row (hybrid)', { company: 'Palm Row', place: 'hybrid' }],
  ['Palm Row – Lyon', { company: 'Palm Row', place: 'Lyon' }],
])('who hires and where is read from %j', (line, found) =>
  expect(sortJobText(`Pilot\n${line}\nDuties\nSteer`)).toMatchObject(found),
);

test('terms beside who hires are no place', () => {
  const { company, place, lead } = sortJobText('Pilot\nPalm Row – CDI – 45-55 k€ selon profil\nDuties\nSteer');
  expect([company, place, lead]).toEqual(['Palm Row', undefined, 'CDI – 45-55 k€ selon profil']);
});
