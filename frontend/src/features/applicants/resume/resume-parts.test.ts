import { expect, test } from 'vitest';
import { partsOf } from './resume-parts.ts';

test('parts of a resume have headings, points and lines; a point that was broken is whole again', () => {
  expect(
    partsOf('Ada Park\n\nWork experience\n• Built a queue and took part in\nits rotation\nEDUCATION\nBSc 2019'),
  ).toEqual([
    { kind: 'line', text: 'Ada Park' },
    { kind: 'heading', text: 'Work experience' },
    { kind: 'item', text: 'Built a queue and took part in its rotation' },
    { kind: 'heading', text: 'EDUCATION' },
    { kind: 'line', text: 'BSc 2019' },
  ]);
});

test('a phone number is no heading', () => expect(partsOf('+44 7700 900')[0]?.kind).toBe('line'));

test.each(['SQL', 'HTML', 'AWS'])('the skill %s is no heading', (skill) =>
  expect(partsOf(skill)[0]?.kind).toBe('line'),
);
