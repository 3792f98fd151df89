import { describe, expect, it } from 'vitest';
import { statedMode } from './stated-mode.ts';

describe('where the work is done', () => {
  it.each([
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
    'We meet in person 5 days a year.',
    'Baker (remote / on site)',
    'Baker (remote, in person)',
    '',
  ])('is not said by: %s', (text) => {
    expect(statedMode(text)).toBeUndefined();
  });
});
