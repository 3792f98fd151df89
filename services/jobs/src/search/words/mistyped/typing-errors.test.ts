import { expect, it } from 'vitest';
import { typingErrorsBetween } from './typing-errors.ts';

it.each([
  ['pyhton', 'python', 1],
  ['develpor', 'developer', 2],
  ['enginr', 'engineer', undefined],
  ['sql', 'sqs', undefined],
  // Spelled by ear.
  ['grafic', 'graphic', 1],
  ['farmacy', 'pharmacy', 1],
  ['citi', 'city', undefined],
  // The first letter of a short word is right.
  ['figma', 'sigma', undefined],
  ['plumer', 'plumber', 1],
  ['lpumber', 'plumber', 1],
  ['fotographer', 'photographer', 1],
  // That of a long one may be the one that is wrong, but not one of two.
  ['wicrobiology', 'microbiology', 1],
  ['virology', 'biology', undefined],
  // Letters that are all there may stand further apart.
  ['phyton', 'python', 2],
  ['chigaco', 'chicago', 2],
  ['salse', 'seals', undefined],
  // Of one of four letters one is missing or two have changed places.
  ['uber', 'user', undefined],
  ['sony', 'son', undefined],
  ['nrse', 'nurse', 1],
  ['chfe', 'chef', 1],
])('%s may be %s by so many typing errors: %s', (typed, meant, errors) => {
  expect(typingErrorsBetween(typed, meant)).toBe(errors);
});
