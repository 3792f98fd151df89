import { expect, it } from 'vitest';
import { kindOf } from './job-kind.ts';

it.each([
  ['Registered Nurse, Pediatrics', 'Registered Nurse'],
  ['Backend Engineer (m/f/d)', 'Backend Engineer'],
  ['Head of Sales - EMEA', 'Head of Sales'],
  ['Front-end Developer', 'Front-end Developer'],
  ['(Senior) Baker', '(Senior) Baker'],
])('jobs like "%s" are looked for as "%s"', (title, kind) => expect(kindOf(title)).toBe(kind));
