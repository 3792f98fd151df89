import { expect, test } from 'vitest';
import { structureOf } from './resume-structure.ts';

const told = (lines: string) => structureOf(lines).sections.map(({ kind, lines: own }) => [kind, ...own]);

test('skills and languages begin in one line in other languages, too', () => {
  const lines = 'Ausbildung\nBäckerlehre\nKenntnisse: Roggen, Hafer\nBildung\nOfenkunde\nSprachen : Deutsch, Englisch';
  expect(told(lines)).toEqual([
    ['education', 'Bäckerlehre'],
    ['skills', 'Roggen, Hafer'],
    ['education', 'Ofenkunde'],
    ['languages', 'Deutsch, Englisch'],
  ]);
});

test('what was needed for a position begins no skills', () => {
  const lines = 'Berufserfahrung\nBäckerin, 2018 – 2020\nKenntnisse: Roggen, Hafer\nSprachen: Python, Go';
  expect(told(lines).map(([kind]) => kind)).toEqual(['experience']);
});

test('dates that the page breaks behind a bar are of the line above', () => {
  const line = 'Bachelor of Science in Baking | Crumb University | Ghent, BE |';
  expect(told(`Education\n${line}\n2018 - 2022`)).toEqual([['education', `${line} 2018 - 2022`]]);
});
