import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Match } from './fts5-index.ts';
import { createKeptMatches } from './kept-matches.ts';

function asking(rowsEach: number) {
  const asked: string[] = [];
  const kept = createKeptMatches({
    match(expression) {
      asked.push(expression);
      return Array.from({ length: rowsEach }, (_, row): Match => [row]);
    },
  });
  return { asked, kept, ask: (expression: string) => kept.of({ expression, scored: false }) };
}

it('asks once, until posts have changed', () => {
  const { asked, kept, ask } = asking(1);
  ask('a');
  ask('a');
  kept.clear();
  ask('a');
  expect(asked).toEqual(['a', 'a']);
});

it('asks again for how well rows match, where only which was asked for', () => {
  const { asked, kept, ask } = asking(1);
  ask('a');
  kept.of({ expression: 'a', scored: true });
  expect(asked).toEqual(['a', 'a']);
});

it('keeps no more than half a million rows: what was asked last', () => {
  const { asked, ask } = asking(200_000);
  for (const expression of ['a', 'b', 'a', 'c', 'a', 'b']) ask(expression);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps no more of what finds nothing, however much of it is asked', () => {
  const { asked, ask } = asking(0);
  const questions = Array.from({ length: 2_000 }, (_, at) => `${at} `.padEnd(4_000, 'x'));
  for (const question of questions) ask(question);
  ask(questions[0] ?? '');
  expect(asked).toHaveLength(2_001);
  ask(questions.at(-1) ?? '');
  expect(asked).toHaveLength(2_001);
});

/** Every part of what is asked takes a turn. */
function slowly(rowsEach: number) {
  let asked = 0;
  const kept = createKeptMatches({
    *match() {
      asked += 1;
      for (let row = 0; row < rowsEach; row++) {
        const until = performance.now() + (row % 64 === 62 ? 10 : 0);
        while (performance.now() < until);
        yield [row, -row];
      }
    },
  });
  return { kept, asked: () => asked };
}
const question = { expression: 'a', scored: true };

it('lets others in between the parts of what takes long, and has it all in the end', async () => {
  const { kept, asked } = slowly(640);
  const asking = kept.ask([question]);
  let turns = 0;
  while ((await Promise.race([asking, setImmediate('others')])) === 'others') turns += 1;
  expect(turns).toBeGreaterThan(5);
  const { rows, scores } = kept.of(question);
  expect([rows.length, rows[639], scores[639]]).toEqual([640, 639, 639]);
  expect(asked()).toBe(1);
});

it('asks once for all who ask the same meanwhile', async () => {
  const { kept, asked } = slowly(640);
  await Promise.all([kept.ask([question]), kept.ask([question])]);
  expect(asked()).toBe(1);
});
