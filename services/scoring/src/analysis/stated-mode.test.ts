import { describe, expect, it } from 'vitest';
import { analyseJobPost } from './analyse-job-post.ts';
import { statedMode } from './stated-mode.ts';

describe('where the work is done', () => {
  it.each([
    'Technicians give full remote assistance; work on site in Leeds.',
    'You will have full remote access to systems',
    'Full remote control of drones',
    'full remote IT support to users',
    'We provide a full home office setup',
    'We do not offer full remote',
    'This position is not eligible for full remote work',
    'full remote not available',
    'We offer full remote or office work',
    'Travail en mode hybride ou sur site',
    'Poste non éligible au télétravail partiel',
    'Ce poste ne permet pas le télétravail partiel',
    '100 % Homeoffice bieten wir nicht',
    '50% home office allowance',
    'Remote aus der Schweiz ist nicht möglich',
    'Erfahrung mit hybriden Modellen und Werkstoffen',
    'Véhicules en mode hybride',
    'Formación en modalidad híbrida',
    'Modelo híbrido de cloud',
    'Corsi 100% da remoto',
    'Soporte 100% remoto a usuarios',
    'Je bent 2 dagen thuis bij klanten',
    'Caring for a client three days a week at home',
    'Three days a week at home with children.',
    'Fit ovens. On site at the customer, in person at our events.',
    'Baker (on-site, remote)',
    'Working from office, site and home',
    'A crew that is 50% remote support',
    'Remote (Monday or Friday)',
  ])('is not said by %j', (text) => expect(statedMode(text)).toBeUndefined());

  it.each([
    ['Baker in our Ghent office five days a week.', 'Onsite'],
    ['Work from office, six days a week, Pune.', 'Onsite'],
    ['Arlington, VA (on-site, SCIF)', 'Onsite'],
    ['€20 an hour. On site at our bakery.', 'Onsite'],
    ['Ghent office (two days a week at home if you like).', 'Hybrid'],
    ['Three days in Mayfair, two from home.', 'Hybrid'],
    ['Zwei Tage Homeoffice pro Woche', 'Hybrid'],
    ['80 % remote, 20 % in Ghent', 'Hybrid'],
    ['Full-time, remote within the Netherlands', 'Remote'],
    ['Remote (Belgium, Spain)', 'Remote'],
    ['Boulanger – full remote France', 'Remote'],
    ['Sur site 3 jours par semaine, le reste en télétravail', 'Hybrid'],
    ['Op locatie op dinsdag, verder vanuit huis', 'Hybrid'],
    ['Tuesdays in Ghent, the rest of the week from home', 'Hybrid'],
    ['Boulangerie, 100 % en présentiel à Lyon', 'Onsite'],
    ['Contrato indefinido, jornada completa, presencial', 'Onsite'],
    ['Modalidad: presencial', 'Onsite'],
    ['Bologna, con 1 giorno di smart working.', 'Hybrid'],
    ['ca. 3 Monate, remote innerhalb Deutschlands', 'Remote'],
    ['This is a fully remote position.', 'Remote'],
    ['Gardener (Remote)', 'Remote'],
    ['Work from anywhere in Europe.', 'Remote'],
    ['Location: Remote', 'Remote'],
    ['A hybrid role with good tools.', 'Hybrid'],
    ['You come in three days a week in the office.', 'Hybrid'],
    ['On-site only, in Lyon.', 'Onsite'],
    ['This is not a remote position.', 'Onsite'],
    ['Remote work is not possible.', 'Onsite'],
    ['Hybrid: 3 days in office.', 'Hybrid'],
    ['Hybrid – Tues/Thurs in our office.', 'Hybrid'],
    ['Hybrid (2 days at home).', 'Hybrid'],
    ['$20/hour, Sun-Thu. On site.', 'Onsite'],
    ['Location: On-site (Lyon)', 'Onsite'],
    ['Location: Hybrid - Lyon', 'Hybrid'],
    ['Lyon, France (Onsite)', 'Onsite'],
    ['Toronto, ON (Remote within Canada)', 'Remote'],
    ['Data Engineer (Remote, EU)', 'Remote'],
    ['$20/hr · On-site · Full-time', 'Onsite'],
    ['Lyon · Hybrid · Full-time', 'Hybrid'],
    ['France · Remote · Full-time', 'Remote'],
    ['Work Location: In person', 'Onsite'],
    ['Location: Pune (WFO)', 'Onsite'],
    ['Mode: Work from office (5 days)', 'Onsite'],
    ['Nantes – télétravail 3 jours/semaine', 'Hybrid'],
    ['Lugo (2 días de teletrabajo)', 'Hybrid'],
    ['2 Tage pro Woche Homeoffice', 'Hybrid'],
    ['Wir bieten hybrides Arbeiten.', 'Hybrid'],
    ['Homeoffice ist teilweise möglich', 'Hybrid'],
    ['Bis zu 60 % Homeoffice', 'Hybrid'],
    ['100 % Homeoffice möglich', 'Remote'],
    ['Köln (Vor Ort)', 'Onsite'],
    ['Télétravail partiel', 'Hybrid'],
    ['Lyon (télétravail possible)', 'Hybrid'],
    ['Poste en mode hybride', 'Hybrid'],
    ['Poste en 100 % télétravail', 'Remote'],
    ['France · À distance · CDI', 'Remote'],
    ['Modelo de trabajo híbrido', 'Hybrid'],
    ['Teletrabajo parcial', 'Hybrid'],
    ['Modalidad: teletrabajo', 'Remote'],
    ['100% teletrabajo', 'Remote'],
    ['Lugo (Presencial)', 'Onsite'],
    ['Deels thuiswerken', 'Hybrid'],
    ['2 dagen thuis, 3 dagen op kantoor', 'Hybrid'],
    ['Je kunt hybride werken', 'Hybrid'],
    ['Thuiswerken is mogelijk', 'Hybrid'],
    ['Gent (Op afstand)', 'Remote'],
    ['Lavoro ibrido', 'Hybrid'],
    ['Trabalho remoto', 'Remote'],
  ])('%s', (text, work_mode) => {
    expect(statedMode(text)).toMatchObject({ work_mode });
  });

  it.each([
    'You support remote teams and remote sites.',
    'Knowledge of remote sensing.',
    'We offer a work from home day each month.',
    'Want to work from home sometimes? No problem.',
    'Hybrid cars are serviced here.',
    'You visit customers on site.',
    'Baker (remote or on-site)',
    'You may work from the office or at home.',
    'Work from office, or home, as you like.',
    'Kein hybrides Arbeiten.',
    'Keine 2 Tage Homeoffice',
    '100% Homeoffice ist nicht möglich',
    'Kein Homeoffice möglich',
    'Hybrides Arbeiten ist nicht möglich',
    'Pas de télétravail',
    'Sin teletrabajo parcial',
    'Geen hybride werken',
    'Wir beraten Kunden vor Ort.',
    'Klanten op afstand helpen',
    'Surveillance à distance',
    'Hybride Motoren warten',
    'Not a remote position outside the EU.',
    'On site in two countries, or not.',
    'We meet in person 5 days a year.',
    'Baker (remote / on site)',
    'Baker (remote, in person)',
    '',
  ])('is not said by: %s', (text) => {
    expect(statedMode(text)).toBeUndefined();
  });

  it('is looked for in a small part of the time that a post is read in', () => {
    const description = 'Every day a baker of the mill bakes rye for all who come from the villages around, '.repeat(
      60,
    );
    const post = { title: 'Baker', description, responsibility: '', minimum_qualification: '' };
    const timeOf = (read: () => unknown) => {
      const before = process.threadCpuUsage();
      for (let times = 0; times < 40; times += 1) read();
      const { user, system } = process.threadCpuUsage(before);
      return user + system;
    };
    expect(timeOf(() => statedMode(description))).toBeLessThan(timeOf(() => analyseJobPost(post)) / 10);
  });
});
