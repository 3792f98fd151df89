import { expect, test } from 'vitest';
import { titleOfAnyone } from './gendered-titles.ts';
import { titleNearness } from './title-nearness.ts';

test.each([
  ['Infirmière en réanimation', 'Infirmier(ère) en réanimation (H/F)'],
  ['Développeuse web', 'Développeur·se web'],
  ['Vendeuse', 'Vendeur / Vendeuse'],
  ['Assistante commerciale', 'Assistant(e) commercial(e)'],
  ['Verkäuferin', 'Verkäufer (m/w/d)'],
  ['Softwareentwicklerin', 'Softwareentwickler*in'],
  ['Kauffrau im Einzelhandel', 'Kaufmann/-frau im Einzelhandel'],
  ['Psychologin', 'Psychologe'],
  ['Enfermera', 'Enfermero/a'],
  ['Desarrolladora web', 'Desarrollador/a web'],
  ['Infermiera', 'Infermiere'],
  ['Medewerkster keuken', 'Medewerker keuken'],
  ['Pielęgniarka', 'Pielęgniarz'],
  ['Specjalistka ds. kadr', 'Specjalista ds. kadr'],
])('a title is the same of women and of men: %s, %s', (hers, his) => expect(titleNearness(hers, his)).toBe(1));

test.each([
  'camera operator',
  'nitroglycerin supervisor',
  'login specialist',
  'barrister',
  'radio operator/in-flight observer',
  'a/r clerk',
])('a title in English stays as it is: %s', (title) => expect(titleOfAnyone(title)).toBe(title));
