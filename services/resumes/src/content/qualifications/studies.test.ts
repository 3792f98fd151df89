import { expect, test } from 'vitest';
import { studiesIn } from './studies.ts';

const [msc, bsc] = ['MSc Food Science Ghent University 2018 2020', 'BSc Food Science Ghent University 2014 2018'];
const [both, undated] = ['MSc Food Science Ghent University 2014 2020', 'Diploma Baking Crumb College'];
test.each([
  ['dates of their own', 'Ghent University\nMSc Food Science 2018 – 2020\nBSc Food Science 2014 – 2018', [msc, bsc]],
  [
    'notes',
    'Ghent University\tGhent\nMSc in Food Science\t2018 – 2020\n• Rye\nBSc in Food Science\t2014 – 2018\n• Bread',
    [msc, bsc],
  ],
  [
    'the dates of the school',
    'Ghent University\t2014 – 2020\nMSc Food Science, GPA 3.6\nBSc Biology\nCrumb College\t2012\nDiploma in Baking',
    [both, 'BSc Biology Ghent University 2014 2020', `${undated}  2012`],
  ],
  [
    'a degree behind what it is in, and one of law, of Italy and of a school',
    '2018 – 2020 Studium Food Science (M.Sc.), Ghent University\nGhent University\n2014 – 2016 Juris Doctor, cum laude, Ghent University\nLaurea Magistrale in Pane, Ghent University, 2014\nWASSCE, Crumb School, 2010\n2006 – 2009 Lehre als Bäcker, Zespół Szkół Ghent',
    [
      'M.Sc. Food Science Ghent University 2018 2020',
      'Juris Doctor  Ghent University 2014 2016',
      'Laurea Magistrale Pane Ghent University  2014',
      'WASSCE  Crumb School  2010',
      'Lehre Bäcker Zespół Szkół Ghent 2006 2009',
    ],
  ],
  [
    'what was said of it',
    '2018 – 2020 MSc Food Science, Ghent University. Thesis: “Rye in the oven”.\n2014 – 2018 BSc Food Science, Ghent University (Distinction)',
    [msc, bsc],
  ],
  [
    'what it is in, in Portuguese, Spanish and brackets',
    '2018 – 2020 Bacharelado em Pães, Ghent University\n2016 – 2018 Grado Superior en Panes. IES Centeno, Ghent\n2014 – 2016 Bachelor of Engineering (Ovens) (Honours), Ghent University',
    [
      'Bacharelado Pães Ghent University 2018 2020',
      'Grado Superior Panes IES Centeno 2016 2018',
      'Bachelor of Engineering Ovens Ghent University 2014 2016',
    ],
  ],
  [
    'subjects in brackets',
    '2014 – 2018 Lehramt Gymnasium (Deutsch, Brot), Ghent University, Note 1,7',
    ['Lehramt Gymnasium Deutsch, Brot Ghent University 2014 2018'],
  ],
  [
    'dates below',
    'Ghent University\nMSc Food Science\nBSc Biology\n2014 – 2020',
    [both, both.replace('MSc Food Science', 'BSc Biology')],
  ],
  [
    'what stands behind their dates',
    'MSc Food Science, Ghent University, 2018–2020. Thesis: "The oven and the rye". Supervisor: Prof. B. Rye\nBSc Food Science, Ghent University, 2014–2018',
    [msc, bsc],
  ],
  [
    'honours and grades behind their dates',
    'MSc Food Science, Ghent University, 2020 (magna cum laude)\nBSc Food Science, Ghent University, 2018 (GPA 3.8)',
    ['MSc Food Science Ghent University  2020', 'BSc Food Science Ghent University  2018'],
  ],
  ['labels', 'Studium Food Science, Ghent University, Abschluss: MSc, 2018 – 2020', [msc]],
  [
    'schools that go by their letters',
    'MSc Food Science, ETH Ghent, 2018 – 2020',
    ['MSc Food Science ETH Ghent 2018 2020'],
  ],
  [
    'degrees with their grade',
    'MChem (First Class), Ghent University, 2014 – 2018',
    ['MChem (First Class)  Ghent University 2014 2018'],
  ],
  [
    'an and',
    'MSc Food Science and BSc Biology, Ghent University, 2014 – 2020',
    [both, both.replace('MSc Food Science', 'BSc Biology')],
  ],
  ['one field', 'Ghent University 2014 – 2020\nBSc/MSc in Food Science', [both.replace('M', 'B'), both]],
  [
    'a field behind a comma',
    'Ghent University 2014 – 2020\nMSc Food Science\n| Certificate, Milling',
    [both, 'Certificate Milling Ghent University 2014 2020'],
  ],
  [
    'no dates but another school',
    'BSc Food Science, Ghent University 2014 – 2018\nDiploma in Baking, Crumb College',
    [bsc, `${undated}  `],
  ],
  [
    'a year with an apostrophe',
    "MSc Food Science, Ghent University, '16\nBSc Milling, Crumb College, 2010-14",
    ['MSc Food Science Ghent University 2016'.replace(' 2016', '  2016'), 'BSc Milling Crumb College 2010 2014'],
  ],
  [
    'its short form',
    'Bachelor of Science, BSc, Food Science, Ghent University 2014 – 2018\nBachelor thesis: the oven',
    [bsc],
  ],
  [
    'what one leaves a school with, and not the city of that',
    'Elm School, Leeds\t2012 – 2019\nA-Levels: Maths (A), Physics (B)\nGCSEs: 9 at grades A*–C including English',
    ['A-Levels Maths (A), Physics (B) Elm School 2012 2019', 'GCSEs English Elm School 2012 2019'],
  ],
  [
    'what one left a school with before a university',
    'BSc Food Science, Ghent University, 2014 – 2018\nA-Levels: Maths, Physics',
    [bsc, 'A-Levels Maths, Physics   '],
  ],
  [
    'what is said behind its year',
    'PhD, Food Science, Ghent University, 2016. Dissertation: The oven.\nBSc, Biology, Ghent University, 2010',
    ['PhD Food Science Ghent University  2016', 'BSc Biology Ghent University  2010'],
  ],
  [
    'German and French degrees',
    'Studium Maschinenbau, Hochschule Gent, Abschluss: Diplom-Ingenieurin (FH), 2011\nLicence Biologie, Université de Gand, 2016',
    ['Diplom-Ingenieurin (FH) Maschinenbau Hochschule Gent  2011', 'Licence Biologie Université de Gand  2016'],
  ],
  [
    'Spanish degrees',
    'Licenciada en Enfermería, Universidad de Gante, 2011 – 2016\nDiplomado en Molienda, 2018',
    ['Licenciada Enfermería Universidad de Gante 2011 2016', 'Diplomado Molienda   2018'],
  ],
  [
    'a school with a dash',
    'Bachelor of Science in Nursing (BSN), University of Ghent – North, May 2016, GPA 3.7',
    ['Bachelor of Science Nursing (BSN) University of Ghent  2016-05'],
  ],
  [
    'courses and grades beside them',
    'Ghent University\tGhent\nBSc Food Science\tExpected May 2027\nGPA: 3.6/4.0; Dean’s List\nRelevant Coursework: Milling, Rye\nElm High School, Leeds\tJune 2023',
    ['BSc Food Science Ghent University  2027-05', '  Elm High School  2023-06'],
  ],
  [
    'an institute by another name, and when it was completed',
    'Doctor of Medicine (MD), Rye Institutet, Leeds, 2012 – 2018\nBakers’ Apprenticeship, completed 2010',
    ['Doctor of Medicine  Rye Institutet 2012 2018', 'Bakers’ Apprenticeship    2010'],
  ],
  [
    'grades of all kinds behind their dates',
    'M.Tech (Milling), Ghent University, 2020 – CGPA 8.9/10\nB.E. (Baking), Rye College, 2018 – 8.1/10\nBBA, Milling, Rye College, 2017; GPA 3.8\nElm High School, 2014 – 92%',
    [
      'M.Tech Milling Ghent University  2020',
      'B.E. Baking Rye College  2018',
      'BBA Milling Rye College  2017',
      '  Elm High School  2014',
    ],
  ],
  [
    'the master of social work and the diploma of a college',
    'M.S.W., Families, Ghent University, May 2018\nRye College Diploma, Milling, Leeds Polytechnic, 2010–2012',
    ['M.S.W. Families Ghent University  2018-05', 'Rye College Diploma Milling Leeds Polytechnic 2010 2012'],
  ],
  [
    'labels of schools',
    'Tertiary: BSc Food Science, Ghent University, 2014-2018\nSecondary: Elm High School, 2010-2014',
    [bsc, '  Elm High School 2010 2014'],
  ],
  [
    'no dates at all, the school first',
    'Ghent University\nBSc Food Science\nMSc Milling\nGPA 3.6\nRye College, Diploma in Baking',
    ['BSc Food Science Ghent University  ', 'MSc Milling Ghent University  ', 'Diploma Baking Rye College  '],
  ],
  [
    'no dates at all, the degree first',
    'B.A., Milling, Rye College\nHigh School Diploma',
    ['B.A. Milling Rye College  ', 'High School Diploma    '],
  ],
  [
    'points of a leaving certificate',
    'BSc Food Science, Ghent University (2014–2018)\nLeaving Certificate, 2014 (580 points)',
    [bsc, 'Leaving Certificate    2014'],
  ],
  ['a certificate without a school', 'Care Certificate, 2018', ['Care Certificate    2018']],
  [
    'what a trade is learned by',
    'Leeds City College, Leeds\t2016 – 2018\nBTEC Level 3 Extended Diploma in Baking\nLeeds City College\t2015\nNVQ Level 2 in Milling',
    [
      'BTEC Level 3 Extended Diploma Baking Leeds City College 2016 2018',
      'NVQ Level 2 Milling Leeds City College  2015',
    ],
  ],
])('each degree of a school is a study: %s', (_, lines, studies) => {
  const said = studiesIn(lines.split('\n'), new Set(['leeds'])).map((one) =>
    [one.degree, one.field_of_study, one.institution, one.start, one.end].join(' '),
  );
  expect(said).toEqual(studies);
});

test.each([
  ['Rye High School, Ryeford, 2008 – 2012', ['', '', 'Rye High School']],
  ['High School Diploma, Rye High School, Ryeford, 2012', ['High School Diploma', '', 'Rye High School']],
  ['Rye University, Rye, 2012 – 2016', ['', '', 'Rye University']],
  ['BSc, University of Rye, Rye, 2016', ['BSc', '', 'University of Rye']],
  ['Rye Higher Secondary School, Commerce, 2012', ['Commerce', '', 'Rye Higher Secondary School']],
  ['University of Rye, Economics, 2012 – 2016', ['Economics', '', 'University of Rye']],
])('where a school stands is nothing that is learned there: %s', (line, told) => {
  const [study] = studiesIn([line]);
  expect([study?.degree, study?.field_of_study, study?.institution]).toEqual(told);
});

test.each([
  ['MSc Food Science | Ghent University, Leeds | 2018', 'MSc Food Science Ghent University'],
  ['2018 – 2020\tMSc Food Science\tGhent University (Leeds)', 'MSc Food Science Ghent University'],
  ['Lehre als Bäcker\nRealschule am Ofen, Leeds\n2018 – 2020', 'Lehre Bäcker Realschule am Ofen'],
  ['Matura\nBORG Krume, Leeds\n2018 – 2020', 'Matura  BORG Krume'],
  ['MSc | Food Science | Leeds | 2018', 'MSc Food Science Leeds'],
  ['MSc Food Science | University of California, Leeds | 2018', 'MSc Food Science University of California, Leeds'],
])('a city behind a school is where that is: %s', (lines, told) => {
  const [study] = studiesIn(lines.split('\n'), new Set(['leeds']));
  expect([study?.degree, study?.field_of_study, study?.institution].join(' ')).toBe(told);
});

test.each([
  ['Crumb College\nDiploma di maturità\nlinguistica\n2010 – 2012', 'Diploma di maturità linguistica'],
  ['Crumb College\t2010 – 2012\nDiploma\nmention bien', 'Diploma '],
])('a degree goes on in small letters below, but for how well it went', (lines, told) => {
  const [study] = studiesIn(lines.split('\n'));
  expect([study?.degree, study?.field_of_study].join(' ')).toBe(told);
});

test.each([
  ['B.Com\tSt. Rye College\tGhent University\t2015\t68%', 'B.Com / '],
  ['B.B.A., Marketing — Ghent University, 2011', 'B.B.A. / Marketing'],
  ['Ghent University – A.S. Dental Hygiene – 2018', 'A.S. / Dental Hygiene'],
  ['B.S.Ed. Elementary Education, Ghent University, 2010', 'B.S.Ed. / Elementary Education'],
  ['2011–2013 MArch, Ghent School of Architecture', 'MArch / '],
  ['Kandidatexamen Nationalekonomi, Gents universitet, 2016', 'Kandidatexamen / Nationalekonomi'],
  ['Advanced Highers Maths, Rye Academy, 2012', 'Advanced Highers / Maths'],
  ['Lehre zum Bäcker, Gewerbliche Schule Ghent, 2012', 'Lehre / Bäcker'],
  ['Laurea in Pane, Università di Ghent, 2012', 'Laurea / Pane'],
  ["Diplôme d'État de boulanger, Ghent University, 2012", "Diplôme d'État / boulanger"],
  ['MBO 4 Broodbakken, ROC Ghent, 2012', 'MBO 4 / Broodbakken'],
  ['Mittlere Reife, Realschule am Ofen, 2012', 'Mittlere Reife / '],
  ['Bachelor of Nursing, Laurea University of Applied Sciences, 2012', 'Bachelor of Nursing / '],
])('a degree with its field: %s', (line, study) => {
  const [found] = studiesIn([line], new Set(['march']));
  expect(`${found?.degree} / ${found?.field_of_study}`).toBe(study);
});
