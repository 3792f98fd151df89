import { superLinear } from '@waypost/contracts/testing/super-linear';
import { describe, expect, test } from 'vitest';
import { sortJobText } from './sort-job-text.ts';

const usual = `Senior Harbour Pilot
Palm Row Shipping · Lyon, France

About us
We have moved ships since 1901.

What you'll do
• Bring ships into the harbour
• Keep the log

Requirements:
- 5 years of experience at sea
- A master's licence

Nice to have
- French

Benefits
- A boat of your own`;

test('a text with headings is sorted by them', () => {
  expect(sortJobText(usual)).toEqual({
    title: 'Senior Harbour Pilot',
    company: 'Palm Row Shipping',
    place: 'Lyon, France',
    lead: 'Lyon, France',
    responsibility: '• Bring ships into the harbour\n• Keep the log',
    minimum_qualification: "- 5 years of experience at sea\n- A master's licence",
    preferred_qualification: '- French',
    other: 'About us\nWe have moved ships since 1901.\n\nBenefits\n- A boat of your own',
  });
});

describe('a heading is found', () => {
  test.each([
    ['## Responsibilities', 'responsibility'],
    ['KEY DUTIES', 'responsibility'],
    ['**Your role**', 'responsibility'],
    ['What you will be doing:', 'responsibility'],
    ['In this role, you will:', 'responsibility'],
    ['What you’ll be responsible for', 'responsibility'],
    ['Essential functions', 'responsibility'],
    ['Minimum Qualifications', 'minimum_qualification'],
    ['What you bring', 'minimum_qualification'],
    ['Must-haves', 'minimum_qualification'],
    ['Essential criteria', 'minimum_qualification'],
    ['Person specification', 'minimum_qualification'],
    ['The ideal candidate', 'minimum_qualification'],
    ['Preferred Qualifications', 'preferred_qualification'],
    ['Bonus points', 'preferred_qualification'],
    ['It would be great if you have', 'preferred_qualification'],
    ['It’d be great if you also', 'preferred_qualification'],
    ['We’d love to see:', 'preferred_qualification'],
    ['2. Key responsibilities', 'responsibility'],
    ['Duties / Responsibilities', 'responsibility'],
    ['You should have', 'minimum_qualification'],
    ['Mandatory skills:', 'minimum_qualification'],
    ['Nice:', 'preferred_qualification'],
    ['Helpful', 'preferred_qualification'],
    ['🔪 What you’ll do', 'responsibility'],
    ['What you will own', 'responsibility'],
    ['The successful candidate will:', 'responsibility'],
    ['The Candidate', 'minimum_qualification'],
    ['You’ll love this job if you', 'minimum_qualification'],
    ['You might be a great fit if you:', 'minimum_qualification'],
    ['Certificates, licences, memberships, and courses', 'minimum_qualification'],
    ['What’s involved?', 'responsibility'],
    ['To be successful, you’ll need:', 'minimum_qualification'],
    ['The person:', 'minimum_qualification'],
    ['✅ What we need from you', 'minimum_qualification'],
    ['Roles and Responsibilities', 'responsibility'],
    ['You will be:', 'responsibility'],
    ['What does the job involve?', 'responsibility'],
    ['Desired Candidate Profile', 'minimum_qualification'],
    ['What do I need?', 'minimum_qualification'],
    ['🧠 You', 'minimum_qualification'],
    ['As a Pilot you’ll', 'responsibility'],
    ['Job Scope', 'responsibility'],
    ['We’d love to hear from you if you have', 'minimum_qualification'],
  ] as const)('in %j', (heading, field) => {
    const filler = field === 'minimum_qualification' ? '' : '\nRequirements\nA licence';
    expect(sortJobText(`Pilot\n${heading}\nSwim well${filler}`)).toHaveProperty(field, 'Swim well');
  });
});

test.each([
  'What’s in it for you',
  'What do I get?',
  'Special conditions',
  'Equal opportunities',
  'About Palm Row',
  'Our hiring process',
  'Supplemental Information',
])('what is said under %j is no part of what is asked', (heading) => {
  const found = sortJobText(`Pilot\nDuties\nSteer\nRequirements\nEyes\n${heading}\nBoats`);
  expect(found).toMatchObject({ minimum_qualification: 'Eyes', other: `${heading}\nBoats` });
});

test('lines of a list are no headings, though they have no bullets and say what headings say', () => {
  const done = ['Bring ships in', 'Plan tasks for the crew', 'Contact owners', 'Report to the location manager'];
  const asked = ['5+ years of experience at sea', 'Driving licence required', 'Excellent communication skills'];
  const found = sortJobText(['Pilot', 'Duties', ...done, 'Requirements', ...asked].join('\n'));
  expect(found).toEqual({
    title: 'Pilot',
    responsibility: done.join('\n'),
    minimum_qualification: asked.join('\n'),
  });
});

test('headings are numbered among each other, and items of a list are not headings', () => {
  const found = sortJobText(
    'Pilot\n\n1. Your role\nSteer\n\n2. What you need\n1. Eyes\n2. Experience\n3. Knowledge\n\n3. What we offer\nBoats',
  );
  expect(found).toEqual({
    title: 'Pilot',
    responsibility: 'Steer',
    minimum_qualification: '1. Eyes\n2. Experience\n3. Knowledge',
    other: 'What we offer\nBoats',
  });
});

test('a part may begin in the line that names it, which is kept', () => {
  const found = sortJobText(
    'Pilot\nLocation: Lyon\n\nResponsibilities: Steer.\nRequirements:\nExperience: Five years\nEducation: A licence\nBenefits: Boats.',
  );
  expect(found).toEqual({
    title: 'Pilot',
    place: 'Location: Lyon',
    lead: 'Location: Lyon',
    responsibility: 'Responsibilities: Steer.',
    minimum_qualification: 'Experience: Five years\nEducation: A licence',
    other: 'Benefits: Boats.',
  });
});

test('buttons and notes of the page that it was copied from are no part of it', () =>
  expect(
    sortJobText(
      'Skip to main content\nFind jobs\nPilot\n3.2 out of 5 stars\n2 weeks ago · Over 100 applicants\nEasy Apply\nSave\nShips come at night.\nShow more',
    ),
  ).toEqual({
    title: 'Pilot',
    lead: 'Ships come at night.',
  }));

test.each([
  ['The successful candidate will:\n• have sailed\n• be calm', { minimum_qualification: '• have sailed\n• be calm' }],
  ['The successful candidate will:\n• be responsible for boats', { responsibility: '• be responsible for boats' }],
  ['Requirements\nEyes\n\nDuties include steering.', { responsibility: 'Duties include steering.' }],
  ['Requirements\nEyes\nApply now by sending a letter!', { minimum_qualification: 'Eyes' }],
  [
    'Duties\nTo apply paint\nCall pilots on a daily basis\nTo apply, call Ada on 555',
    { responsibility: 'To apply paint\nCall pilots on a daily basis' },
  ],
  ['Duties\nApply paint\nInterested candidates can call.', { responsibility: 'Apply paint' }],
  ['Requirements\nEyes\n\nPalm Row is an equal opportunity employer.', { minimum_qualification: 'Eyes' }],
])('what is asked, done, or said of how to apply is told by its words: %j', (text, found) =>
  expect(sortJobText(`Pilot\n\n${text}`)).toMatchObject(found),
);

test('rows of a table are read by their names', () => {
  const text = 'POSITION DESCRIPTION\n\nPosition\tPilot\nLocation\tLyon\n\nDuties\nSteering\tSteers ships\n•\tRows';
  expect(sortJobText(text)).toEqual({
    title: 'Pilot',
    place: 'Location: Lyon',
    lead: 'Location: Lyon',
    responsibility: 'Steering: Steers ships\n•\tRows',
  });
});

test('a heading that says more than which part begins stands in it', () => {
  const found = sortJobText('Pilot\nDuties\nSteer\n**A master’s licence is required**\nEyes');
  expect(found.minimum_qualification).toBe('**A master’s licence is required**\nEyes');
});

test('a text without headings is parted by what its lines ask for', () => {
  expect(sortJobText('Pilot\n\nYou bring ships into the harbour.\nThree years of experience at sea.')).toEqual({
    title: 'Pilot',
    lead: 'You bring ships into the harbour.',
    minimum_qualification: 'Three years of experience at sea.',
  });
});

test('of one long line that asks for something, the sentences that do are asked for', () => {
  const hold = 'Pilots hold a PhD in tides.';
  const years = 'Five years of experience at sea are required.';
  const text = `Pilot\n\nPalm Row seeks a pilot. ${hold} Ships come at night. ${years} Pay is commensurate with experience.`;
  expect(sortJobText(text)).toMatchObject({
    lead: 'Palm Row seeks a pilot. Ships come at night. Pay is commensurate with experience.',
    minimum_qualification: `${hold} ${years}`,
  });
});

test('lines that a PDF broke at its margin are whole again', () => {
  const prose =
    'Palm Row seeks a pilot to bring ships into the harbour at\nnight, who keeps the log and writes the reports for the\noffice.';
  const asked =
    'The ideal candidate has at least five full years of\nexperience at sea, of which two on river boats, and is well-\nknown.';
  expect(sortJobText(`Pilot\n\n${prose}\n${asked}`)).toMatchObject({
    lead: prose.replaceAll('\n', ' '),
    minimum_qualification:
      'The ideal candidate has at least five full years of experience at sea, of which two on river boats, and is well-known.',
  });
  const listed = 'Pilot\nRequirements\n• A degree or equivalent\nexperience\n• Eyes\nnice to have\n• French';
  expect(sortJobText(listed)).toMatchObject({
    minimum_qualification: '• A degree or equivalent experience\n• Eyes',
    preferred_qualification: '• French',
  });
});

test.each(['steer\nkeep the log', 'bringing ships that come at night into the harbour safely\nkeeping the log'])(
  'lines of which each begins in small letters are lines of their own: %j',
  (duties) => {
    const { responsibility } = sortJobText(`Pilot\nDuties\n${duties}\nRequirements\neyes`);
    expect(responsibility).toBe(duties);
  },
);

test.each([
  [
    '• Steer the ship\nrequirements:\nA licence',
    { responsibility: '• Steer the ship', minimum_qualification: 'A licence' },
  ],
  [
    '• Steer the ship\nrequirements\nA licence',
    { responsibility: '• Steer the ship', minimum_qualification: 'A licence' },
  ],
  [
    'Requirements\nYou have spent many long years steering ships at sea\nnice to have:\nFrench',
    {
      minimum_qualification: 'You have spent many long years steering ships at sea',
      preferred_qualification: 'French',
    },
  ],
])('headings in small letters are no broken lines: %j', (text, parts) => {
  expect(sortJobText(`Pilot\nDuties\n${text}`)).toMatchObject(parts);
});

test.each([
  'Requirements: River licence / experience',
  'Education: BSc / Qualifications',
  'Skills: Excel, Word / Experience',
])('what stands behind a label is kept, also beside what could be a heading: %j', (line) =>
  expect(sortJobText(`Pilot\nDuties\nSteer\n${line}`).minimum_qualification).toContain(line.split(': ')[1]),
);

test.each([
  ['• French\n• Strong problem solving\nskills', '• French\n• Strong problem solving skills'],
  ['• Written communication\nskills\nin two languages', '• Written communication skills in two languages'],
])('the last words of an item in a narrow column are no heading: %j', (text, asked) => {
  expect(sortJobText(`Pilot\nRequirements\n${text}`).minimum_qualification).toBe(asked);
});

test('a heading in two languages begins its part, and what is no heading in the other language stays', () => {
  const text = 'Pilot\nDuties / Fonctions\nSteer\nEssential qualifications / Qualifications essentielles\nEyes';
  expect(sortJobText(text)).toMatchObject({
    responsibility: 'Duties / Fonctions\nSteer',
    minimum_qualification: 'Essential qualifications / Qualifications essentielles\nEyes',
  });
  expect(sortJobText('Pilot\nDuties\nSteer / Paint\nRequirements\nEyes / 3 years').minimum_qualification).toBe(
    'Eyes / 3 years',
  );
});

test('cells of a table beside each other are lines of their own', () => {
  const found = sortJobText(
    'Job Description\n\nPosition Title:\tPilot\tGrade: 4\tReports to:\tHarbour master\nDuties\nSteer',
  );
  expect(found).toMatchObject({ title: 'Pilot', lead: 'Grade: 4\nReports to: Harbour master' });
});

test('a sentence is no heading', () => {
  const found = sortJobText('Pilot\nDuties\nYour experience at sea will be of use to us.\nRequirements\nA licence');
  expect(found.responsibility).toBe('Your experience at sea will be of use to us.');
});

test('pay in a line of its own ends no part, and that somebody hires is no title', () => {
  const text = 'We’re hiring! ⚓ Pilot\nDuties\nSteer\nRequirements\nEyes\nSalary: £50,000 a year\nEars';
  expect(sortJobText(text)).toEqual({
    title: 'Pilot',
    responsibility: 'Steer',
    minimum_qualification: 'Eyes\nEars',
    other: 'Salary: £50,000 a year',
  });
});

test('nothing comes of nothing', () => expect(sortJobText(' \n\n ')).toEqual({}));

test('what is said of the job is told from what is to be done', () => {
  const found = sortJobText('Pilot\nAbout the role\nShips come at night.\nDuties\nSteer\nRequirements\nEyes');
  expect(found).toMatchObject({ about: 'Ships come at night.', responsibility: 'Steer' });
});

test('texts are read in linear time', () => {
  expect(superLinear(sortJobText, { longest: 20_000 })).toBeUndefined();
});

test.each([
  'Physical demands\nLifts ropes',
  'Job Types: Full-time, Apprenticeship',
  'Working conditions\nIn an office',
  'Schedule:\nMon-Fri',
  'Closing date: 12 March',
])('what is said of the job behind what it asks for is no part of that: %j', (said) => {
  const { minimum_qualification, other } = sortJobText(`Barista\n\nRequirements\nA smile\n\n${said}`);
  expect([minimum_qualification, other]).toEqual(['A smile', said]);
});

test.each([
  [
    'Eyes\n\nDesirable: French\n\nEars',
    { minimum_qualification: 'Eyes\n\nEars', preferred_qualification: 'Desirable: French' },
  ],
  ['Eyes\nDesirable: French\nWelsh', { preferred_qualification: 'Desirable: French\nWelsh' }],
  ['Eyes\n- Desirable: French,\nWelsh', { minimum_qualification: 'Eyes' }],
  ['Eyes\nBonus: 10% of pay\nEars', { minimum_qualification: 'Eyes\nEars' }],
  ['Eyes\nNice to have: French\n• Welsh', { preferred_qualification: 'Nice to have: French\n• Welsh' }],
  ['Eyes\nPreferred skills: French\nWelsh', { preferred_qualification: 'Preferred skills: French\nWelsh' }],
])('one line says what is desirable, unless a list begins there: %j', (said, parts) =>
  expect(sortJobText(`Pilot\nDuties\nSteer\nRequirements\n${said}`)).toMatchObject(parts),
);

test('the range that a law asks for is no part of what is preferred', () => {
  const pay = 'The annual US base salary range for this role is $210,000–$260,000 USD.';
  const { preferred_qualification, other } = sortJobText(`Pilot\nDuties\nSteer\nBonus points\nFrench\n\n${pay}`);
  expect([preferred_qualification, other]).toEqual(['French', pay]);
});

test('what is paid a year is not asked for', () => {
  const { minimum_qualification } = sortJobText('Pilot\nPalm Row\n€75,000 – €110,000 a year\nFive years at sea.');
  expect(minimum_qualification).toBe('Five years at sea.');
});
