import { expect, test } from 'vitest';
import { workIn } from './work.ts';

const cities = new Set(['ghent']);
const told = (lines: string) =>
  workIn(lines.split('\n'), cities).map(({ job_title, company_name, city, start, end }) =>
    [job_title, company_name, city, start, end ?? 'now'].filter(Boolean).join(' | '),
  );

test.each([
  [
    'dates that say about when',
    'Baker, Old Crumb, Early 2016 – mid 2019\nCook, Rye House, end of May 2014 – Late 2015',
    ['Baker | Old Crumb | 2016 | 2019', 'Cook | Rye House | 2014-05 | 2015'],
  ],
  [
    'names that end as such words do in other languages',
    'Baker, Studio Fin 2012 – 2014\nBäckerin, Krume Mitte 2009 – Ende 2010\nBoulanger | Mie | mi-2006 – fin 2008',
    ['Baker | Studio Fin | 2012 | 2014', 'Bäckerin | Krume Mitte | 2009 | 2010', 'Boulanger | Mie | 2006 | 2008'],
  ],
  [
    'a city before the dates, and a slash before who it was with',
    'Senior Baker / Crumb Studio\nGhent — 2019 to now\n• Rye\nData / Sales Manager\nOld Crumb, 2016 to 2019',
    ['Senior Baker | Crumb Studio | Ghent | 2019 | now', 'Data / Sales Manager | Old Crumb | 2016 | 2019'],
  ],
  [
    'capitals alone between both',
    '2020 – now\nPASTRY CHEF CRUMB OVENS S.A.\n• Rye\n2016 – 2020\nSITE ENGINEER Old Crumb Works\n• Oats\n2012 – 2016\nIBM SPSS Analyst\n• Bread',
    [
      'PASTRY CHEF | CRUMB OVENS S.A. | 2020 | now',
      'SITE ENGINEER | Old Crumb Works | 2016 | 2020',
      'IBM SPSS Analyst | Old Crumb Works | 2012 | 2016',
    ],
  ],
  [
    'what was done in a year, whose bullet a program has drawn',
    'Baker, Old Crumb\n2019 – now\nHeld costs at 27%\nClosed the largest order, 900 loaves, in 2022\nCook, Rye House S.p.A.\n2016 – 2019',
    ['Baker | Old Crumb | 2019 | now', 'Cook | Rye House S.p.A. | 2016 | 2019'],
  ],
  [
    'how somebody was employed behind a comma, and a saint',
    'Graphic Designer, Freelance\t2015 – 2018\nBaker, St. Rye Hospital, Ghent\t2012 – 2014',
    ['Graphic Designer | 2015 | 2018', 'Baker | St. Rye Hospital | Ghent | 2012 | 2014'],
  ],
  [
    'a firm in short before its form, and with a counsel',
    'Senior Baker, Rye Ovens Pvt. Ltd., Ghent\t2015 – 2018\nCounsel, Crumb, Oat & Rye LLP, Ghent\t2012 – 2014',
    [
      'Senior Baker | Rye Ovens Pvt. Ltd. | Ghent | 2015 | 2018',
      'Counsel | Crumb, Oat & Rye LLP | Ghent | 2012 | 2014',
    ],
  ],
  [
    'professions of other languages below with whom',
    'Forno Centeio\nEmpregado de mesa\t2015 – 2018\nPiekarnia Żyto\nMechanik samochodowy\t2012 – 2015',
    ['Empregado de mesa | Forno Centeio | 2015 | 2018', 'Mechanik samochodowy | Piekarnia Żyto | 2012 | 2015'],
  ],
  [
    'an army at several places',
    'Crumb Army, Various Locations\t2003 – 2023\nDrill Sergeant, Fort Oat, SC\t2014 – 2023',
    ['Drill Sergeant | Crumb Army | Fort Oat, SC | 2014 | 2023'],
  ],
  [
    'partners above what somebody was there',
    'CRUMB PARTNERS\tGhent\nEngagement Manager (promoted from Associate in 2021)\t2019 – now',
    ['Engagement Manager (promoted from Associate in 2021) | CRUMB PARTNERS | Ghent | 2019 | now'],
  ],
])('positions with %s are read', (_, lines, positions) => expect(told(lines)).toEqual(positions));
