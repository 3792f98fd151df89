import { expect, test } from 'vitest';
import { personNamed } from './person-name.ts';

test.each(['SFC Mira D. Okoye (Ret.)', 'Mira D. Okoye, LMSW', 'Mira D. Okoye (they/them)', 'Name: Mira D. Okoye'])(
  '%s is somebody',
  (line) => expect(personNamed(line)).toEqual({ first_name: 'Mira D.', last_name: 'Okoye' }),
);

test('what a form is called is nobody', () => expect(personNamed('Europass Curriculum Vitae')).toBeUndefined());
