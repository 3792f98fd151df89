import { expect, it } from 'vitest';
import { createKeptMatches } from './kept-matches.ts';

function asking(rowsEach: number) {
  const asked: string[] = [];
  const kept = createKeptMatches({
    match(expression) {
      asked.push(expression);
      return { rows: new Uint32Array(rowsEach), scores: new Float64Array() };
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
