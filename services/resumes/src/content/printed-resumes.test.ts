import { expect, test } from 'vitest';
import { structureOf } from '../reading/structure/resume-structure.ts';
import { apartByMail } from './person/person-name.ts';
import { contentOf } from './resume-content.ts';

const cities = new Set(['ghent', 'larch']);
const read = (text: string) => contentOf({ text, structure: structureOf(text) }, '2026-11-22', cities);
const told = (lines: string) =>
  read(`Mira Okoye\nExperience\n${lines}`).work_experiences.map(({ job_title, company_name, city, start, end }) =>
    [job_title, company_name, city, start, end ?? 'now'].filter(Boolean).join(' | '),
  );

test.each([
  [
    'a firm of several names, and a court above the role alone',
    'CRUMB, RYE & OAT LLP, Larch, CT\tOct. 2017–Present\nSenior Associate, Litigation Department\tJan. 2021–Present\nAssociate\tOct. 2017–Dec. 2020\n• Argued\nHON. M. OAT, U.S. DISTRICT COURT, Ghent, CT\nLaw Clerk\tAug. 2015–Sept. 2017',
    [
      'Senior Associate, Litigation Department | CRUMB, RYE & OAT LLP | 2021-01 | now',
      'Associate | CRUMB, RYE & OAT LLP | 2017-10 | 2020-12',
      'Law Clerk | HON. M. OAT, U.S. DISTRICT COURT | Ghent, CT | 2015-08 | 2017-09',
    ],
  ],
  [
    'an army, and where its units were',
    'Crumb Army\t2001 - 2023\nSupply NCO, 2nd Rye Brigade, Larch, NC\tJun 2018 - Aug 2023\nSupply Specialist, Fort Oat, KS\t2001 - 2018',
    [
      'Supply NCO | 2nd Rye Brigade, Crumb Army | Larch, NC | 2018-06 | 2023-08',
      'Supply Specialist | Crumb Army | Fort Oat, KS | 2001 | 2018',
    ],
  ],
  [
    'clients of a freelancer, of whom the last is no employer of the next',
    '03/2019 – heute\nBackend-Entwicklerin\nKunde: Krume AG, Ghent\n2012 – 2018\nWebentwicklerin\n• Rye',
    ['Backend-Entwicklerin | Krume AG | Ghent | 2019-03 | now', 'Webentwicklerin | 2012 | 2018'],
  ],
  [
    'streets, hours and pay, as offices of a state want them',
    'Program Analyst (GS-12), Bureau of Bread\n1234 Mill Ave NW, Larch, NM 87102\n10/2018 – Present; 40 hours per week; Salary: $98,412/yr\n• Rye',
    ['Program Analyst (GS-12) | Bureau of Bread | Larch, NM | 2018-10 | now'],
  ],
  [
    'a March in French',
    "Mars 2020 – aujourd'hui : Infirmière, Hôpital Mie\nMars 2018 – d.d. : Ingeniør, Rugbrød AS\nMars 2018 à août 2018 : Infirmière, Clinique Mie\nMars 2012 – 2016\nBaker",
    [
      'Infirmière | Hôpital Mie | 2020-03 | now',
      'Ingeniør | Rugbrød AS | 2018-03 | now',
      'Infirmière | Clinique Mie | 2018-03 | 2018-08',
      'Baker | Mars | 2012 | 2016',
    ],
  ],
  [
    'a time up to date',
    'Company: Crumb Grand Hotel\nPosition: Room Attendant\nPeriod: 05-2021 Up to date',
    ['Room Attendant | Crumb Grand Hotel | 2021-05 | now'],
  ],
  [
    'places as networks write them, and states',
    'Old Crumb\nSales Representative\nJune 2016 - August 2019 (3 years 3 months)\nGhent, East Rye, Belgium\nTravel Welder, Iron Crumb\nTX, LA, MS | Mar 2014 to May 2016',
    [
      'Sales Representative | Old Crumb | Ghent, East Rye, Belgium | 2016-06 | 2019-08',
      'Travel Welder | Iron Crumb | TX, LA, MS | 2014-03 | 2016-05',
    ],
  ],
  [
    'an open time that begins its line',
    '2016– Second Violin, Crumb Sinfonia\n2013–16 Violin Teacher, Rye School',
    ['Second Violin | Crumb Sinfonia | 2016 | now', 'Violin Teacher | Rye School | 2013 | 2016'],
  ],
  [
    'a number before it in a table',
    '1\tCrumb Hospital, Ghent\tStaff Nurse\t01.08.2021\tTill date\n2\tRye Hospital\tStaff Nurse\t10.10.2018\t30.06.2021',
    ['Staff Nurse | Crumb Hospital | Ghent | 2021-08 | now', 'Staff Nurse | Rye Hospital | 2018-10 | 2021-06'],
  ],
  [
    'why it ended, behind the dates',
    'Server / Bartender, Café Mie — 2017–2020 (closed, COVID)\nServer, Old Crumb — 2014–2017',
    ['Server / Bartender | Café Mie | 2017 | 2020', 'Server | Old Crumb | 2014 | 2017'],
  ],
  [
    'what was done, whose bullet a program has drawn',
    "Head Chef, The Old Crumb\tJun '21 – Now\n65 covers, two rosettes (2023)\nSous Chef, Rye House\tFeb '18 – May '21",
    ['Head Chef | The Old Crumb | 2021-06 | now', 'Sous Chef | Rye House | 2018-02 | 2021-05'],
  ],
  [
    'somebody who was two things in turn, and trades in one word',
    'Improver, then Electrician, Rye Electric\tJan 2014 - Jul 2017\nJunior Copywriter at Oat & Rye (2009 - 2011)',
    ['Improver, then Electrician | Rye Electric | 2014-01 | 2017-07', 'Junior Copywriter | Oat & Rye | 2009 | 2011'],
  ],
  [
    'a town for an employer, and a profession that is a city, too',
    'City of Ghent, KY\nPlanner\n2019 – 2021\nCompany\tPosition\tFrom\tTo\nOld Crumb Ltd\tBaker\t2017\t2019',
    ['Planner | City of Ghent | Ghent, KY | 2019 | 2021', 'Baker | Old Crumb Ltd | 2017 | 2019'],
  ],
  [
    'what was done behind it, after a time at home and before a company that says how large it is',
    '2022–present\tBaker, Old Crumb Ltd, Ghent. Rye, invoices\n2009–2022\tHome with my children\nRye Holding Ltd, Larch\t2001 – 2009\nBread operator, 900 employees\nBaker (2004 – 2009)',
    ['Baker | Old Crumb Ltd | Ghent | 2022 | now', 'Baker | Rye Holding Ltd | 2004 | 2009'],
  ],
  [
    'clients, and lines that the page broke',
    'Freelance Product Designer\t2018 – Present\nClients:\nOld Crumb, 2021 – 2023: bread\nUX Designer, Rye Studio\t2014 – 2017\nBaker of the long winter of Ghent, Old Rye Academy (September 2012 –\n2014)\nBaker of the long and dark winter, Ghent Rye Academy, Larch,\nKY\n2010 – 2012',
    [
      'Freelance Product Designer | 2018 | now',
      'UX Designer | Rye Studio | 2014 | 2017',
      'Baker of the long winter of Ghent | Old Rye Academy | 2012-09 | 2014',
      'Baker of the long and dark winter | Ghent Rye Academy | Larch, KY | 2010 | 2012',
    ],
  ],
  [
    'a company that was sold',
    'Old Crumb (acquired by Rye Ltd in 2022) — Ghent, KY\nBAKER — 2019-Present',
    ['BAKER | Old Crumb (acquired by Rye Ltd in 2022) | Ghent, KY | 2019 | now'],
  ],
  [
    'seasons in French and Spanish',
    "2014 – 2018 : Hôtesse de l'air, Air Oat\nÉté 2013 : Réceptionniste, Camping Mie\nVerano de 2012 : Camarero, Bar Rye",
    [
      "Hôtesse de l'air | Air Oat | 2014 | 2018",
      'Réceptionniste | Camping Mie | 2013 | 2013',
      'Camarero | Bar Rye | 2012 | 2012',
    ],
  ],
  [
    'its days a week',
    'Educator, The Rye Gallery, 2018–20\nArchivist, Parish of Oat, 2016–18 (1 day/week)',
    ['Educator | The Rye Gallery | 2018 | 2020', 'Archivist | Parish of Oat | 2016 | 2018'],
  ],
  [
    'a service for no company',
    '2016 – 2018: driver, Rye Lines\n2014 – 2016: military service',
    ['driver | Rye Lines | 2016 | 2018', 'military service | 2014 | 2016'],
  ],
  [
    'professions of the sea, of papers and of schools',
    'Staff Reporter, The Rye Courier, 2020 – 2022\nF/V Crumb\tBosun\t2017\t2020\nPlacement at Rye Electric, July 2016',
    [
      'Staff Reporter | The Rye Courier | 2020 | 2022',
      'Bosun | F/V Crumb | 2017 | 2020',
      'Placement | Rye Electric | 2016-07 | 2016-07',
    ],
  ],
])('a position with %s is read', (_, lines, positions) => expect(told(lines)).toEqual(positions));

test.each([
  ['a table', 'License / Certification\tNumber\tExpires\nACLS, BLS\tAHA\t01/2026', ['ACLS, AHA', 'BLS, AHA']],
  ['an end', 'Type rating A320 – valid 31.10.2025', ['Type rating A320']],
  ['an end of several', 'CPR, First Aid (Expires 2026)', ['CPR', 'First Aid']],
  [
    'an expiry',
    'Knots, Red Oak (Expiry 2026)\nRopes - Expiry date: 06/2026\nExpiry: 07/2027\nFirst Aid, date of expiry: 2026',
    ['Knots, Red Oak', 'Ropes', 'First Aid'],
  ],
  ['brackets', 'AWS D1.1 (3G, 4G)\nOven rules (2019, amended 2022)', ['AWS D1.1 (3G, 4G)', 'Oven rules, 2019']],
  ['a time below', 'CPR Certification\nJanuary 2024 to January 2026\nHHA', ['CPR Certification, 2024-01', 'HHA']],
  ['cards', 'AZ licence (2016), FAST card, TDG certificate', ['AZ licence, 2016', 'FAST card', 'TDG certificate']],
  [
    'several of one date',
    'Rye Safety, First Aid (2024)\nOven Safety, Infection Control (2024)',
    ['Rye Safety, 2024', 'First Aid, 2024', 'Oven Safety, 2024', 'Infection Control, 2024'],
  ],
  [
    'numbers',
    'Rye Baking License D00000 (active)\nOven Rules, Mixing (recurrent 2024)',
    ['Rye Baking License (active)', 'Oven Rules, Mixing, 2024'],
  ],
  ['classes', 'Driving licence: A, B, C+E; driver card', ['Driving licence: A, B, C+E; driver card']],
  ['bars', 'ECS Gold Card | IPAF 3a | First Aid at Work', ['ECS Gold Card', 'IPAF 3a', 'First Aid at Work']],
  [
    'a broken line',
    'Ghent (2014); Larch (2015); U.S.\nCourt of Rye (2019)',
    ['Ghent, 2014', 'Larch, 2015', 'U.S. Court of Rye, 2019'],
  ],
  [
    'a broken line above others',
    'Ghent (2014); Larch (2015); U.S.\nCourt of Rye\nOven license, 2020\nForklift certificate',
    ['Ghent, 2014', 'Larch, 2015', 'U.S. Court of Rye', 'Oven license, 2020', 'Forklift certificate'],
  ],
])('certificates with %s', (_, lines, certificates) => {
  const found = read(`Mira Okoye\nCertifications\n${lines}`).certificates;
  const written = found.map((one) => [one.certificate_name, one.issuing_organisation, one.issued]);
  expect(written.map((one) => one.filter(Boolean).join(', '))).toEqual(certificates);
});

test.each([
  ['Skills\nEnterprise Bread\nMEDDIC\nOvens', ['Enterprise Bread', 'MEDDIC', 'Ovens']],
  ['Skills\nBrand voice / UX rye / Bread boards / Oven notes', ['Brand voice', 'UX rye', 'Bread boards', 'Oven notes']],
  ['Skills\nOven systems\t:\tDeck ovens, Mixers', ['Deck ovens', 'Mixers']],
  ['Languages\nEnglish: Fluent Spanish: Native', ['English', 'Spanish']],
  ['Languages\nBilingual English/Spanish, conversational French', ['English', 'Spanish', 'French']],
  ['Skills\nBilingual English/Spanish, rye', ['English', 'Spanish', 'rye']],
  ['Languages\nEspañol nativo, inglés B1, espagnol intermédiaire', ['Spanish', 'English']],
  ['Languages & Interests\nProficient in Spanish. Rowing, baking.', ['Spanish']],
  ['Personal details\nLanguages Known\t:\tEnglish, Hindi', ['English', 'Hindi']],
])('skills and languages of %j', (lines, names) =>
  expect(read(`Mira Okoye\n${lines}`).skills.map(({ name }) => name)).toEqual(names),
);

test.each([
  ['Bachelor of Commerce (B.Comm.), Baking, Rye College, 2013', 'Bachelor of Commerce | Baking | Rye College'],
  ['B.S. Civil Engineering, cum laude\tMay 2013\nRye College', 'B.S. | Civil Engineering | Rye College'],
  [
    'Rye Certificate of Secondary Education (R.C.S.E.), Rye High School, 2011',
    'Rye Certificate of Secondary Education (R.C.S.E.) | Rye High School',
  ],
  ['Old Crumb Sixth Form: A Levels Maths (A)\t1999 – 2006', 'A Levels | Maths (A) | Old Crumb Sixth Form'],
  [
    'Rye Academy\n2019 – 2024\nGCSEs: Mathematics (6), English Language (5), Combined Science (6-6), Design & Technology (7), Geography (5), French (5)',
    'GCSEs | Mathematics (6), English Language (5), Combined Science (6-6), Design & Technology (7), Geography (5), French (5) | Rye Academy',
  ],
  ['12th grade diploma, Rye School, 2012', '12th grade diploma | Rye School'],
  ['NVQ Level 3 Baking, Old Rye\t2010 – 2012\nCollege', 'NVQ Level 3 | Baking | Old Rye College'],
])('a study such as %j', (lines, study) => {
  const [first] = read(`Mira Okoye\nEducation\n${lines}`).educations;
  expect([first?.degree, first?.field_of_study, first?.institution].filter(Boolean).join(' | ')).toBe(study);
});

test.each([
  ['Mira Okoye\nWebentwicklerin · Ghent · mira@example.org', 'Webentwicklerin'],
  ['Mira Okoye\nI am a cleaner with 12 years experience', undefined],
  ['Mira Okoye\nGoal: to become a head nurse', undefined],
  ['Mira Okoye\nObjective-C Developer', 'Objective-C Developer'],
])('what stands below a name as a headline: %j', (text, headline) =>
  expect(read(`${text}\nSkills\nBread`).headline).toBe(headline),
);

test.each([
  ['MIRAOKOYE', 'm.okoye@example.org', 'MIRA OKOYE'],
  ['MIRAOKOYE', 'mira@example.org', 'MIRA OKOYE'],
  ['MIRAOKOYE-RYE', 'mira.okoyerye@example.org', 'MIRA OKOYE-RYE'],
  ['MIRAOKOYE-RYE', 'm.okoye-rye@example.org', 'MIRA OKOYE-RYE'],
  ['MIRAANNEOKOYE', 'mira.anne@example.org', 'MIRA ANNE OKOYE'],
  ['MIRABELOKOYE', 'mira.okoye@example.org', 'MIRABEL OKOYE'],
  ['MIRAOKOYE', 'bread@example.org', 'MIRAOKOYE'],
])('a name whose letters were set apart is parted by its address: %s, %s', (title, email, name) =>
  expect(apartByMail(title, [email])).toBe(name),
);

test('what a form asks of a person is nothing about their work', () => {
  const lines = "Personal Profile\nDate of Birth : 12/03/1996\nFather's Name : K. Okoye\nBaker of rye.";
  expect(read(`Mira Okoye\n${lines}`).about_me).toBe('Baker of rye.');
});
