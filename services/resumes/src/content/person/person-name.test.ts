import { expect, test } from 'vitest';
import { structureOf } from '../../reading/structure/resume-structure.ts';
import { personOf } from '../resume-content.ts';
import { personNamed } from './person-name.ts';

test.each([
  'Prof. Dr. rer. nat. Mira D. Okoye',
  'Mira D. Okoye, AIA, LEED AP BD+C',
  'SFC Mira D. Okoye (Ret.)',
  'Mira D. Okoye, LMSW',
  'Mira D. Okoye, CVT',
  'Mrs. Mira D. Okoye, BA (Hons), PGCE, NPQML',
  'Mira D. Okoye (they/them)',
  'Mira D. Okoye, M.D., M.P.H.',
  'Mira D. Okoye | מירה אוקויה',
  'Name: Mira D. Okoye',
])('%s is somebody', (line) => expect(personNamed(line)).toEqual({ first_name: 'Mira D.', last_name: 'Okoye' }));

test.each(['Europass Curriculum Vitae', 'CURRÍCULUM VÍTAE', 'Old Ghent, KY', 'OKOYE, MIRA'])(
  'what a form is called, and a place, is nobody: %s',
  (line) => expect(personNamed(line)).toBeUndefined(),
);

test('a name that ends like a profession behind a letter beyond ASCII is one', () =>
  expect(personNamed('CV – Torbjørn Aas')).toEqual({ first_name: 'Torbjørn', last_name: 'Aas' }));

test.each([
  ['Sarah Cook', 'sarah.c@example.org', 'Cook'],
  ['Emily Carpenter', 'ecarpenter@example.org', 'Carpenter'],
  ['DEAN RYE', 'dean.rye@example.org', 'Rye'],
  ['Chef Mira “Mimi” Okoye', 'mira.okoye@example.org', 'Okoye'],
  ['Pastry Cook', 'mira.okoye@example.org', undefined],
])('a name that is a profession is one where the address says so: %s, %s', (line, email, last) => {
  const text = `${line}\n${email}\nSkills\nBread`;
  expect(personOf({ text, structure: structureOf(text) })?.last_name).toBe(last);
});
