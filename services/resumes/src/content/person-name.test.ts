import { expect, test } from 'vitest';
import { personNamed } from './person-name.ts';

test.each(['SFC Mira D. Okoye (Ret.)', 'Mira D. Okoye, LMSW', 'Mira D. Okoye (they/them)', 'Name: Mira D. Okoye'])(
  '%s is somebody',
  (line) => expect(personNamed(line)).toEqual({ first_name: 'Mira D.', last_name: 'Okoye' }),
);

test('what a form is called is nobody', () => expect(personNamed('Europass Curriculum Vitae')).toBeUndefined());

test('a name that ends like a profession behind a letter beyond ASCII is one', () =>
  expect(personNamed('CV – Torbjørn Aas')).toEqual({ first_name: 'Torbjørn', last_name: 'Aas' }));
