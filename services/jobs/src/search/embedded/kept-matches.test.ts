import { expect, it } from 'vitest';
import { createKeptMatches } from './kept-matches.ts';

function asking(rowsEach: number) {
  const asked: string[] = [];
  const kept = createKeptMatches(async ({ expression }) => {
    asked.push(expression);
    return { rows: Uint32Array.from({ length: rowsEach }, (_, row) => row), scores: new Float64Array() };
  });
  return { asked, kept, ask: (expression: string) => kept.of({ expression, wanted: 'rows' }) };
}

it('asks once, until posts have changed', async () => {
  const { asked, kept, ask } = asking(1);
  await ask('a');
  await ask('a');
  kept.clear();
  await ask('a');
  expect(asked).toEqual(['a', 'a']);
});

it('asks again for how well rows match, where only which was asked for', async () => {
  const { asked, kept, ask } = asking(1);
  await ask('a');
  await kept.of({ expression: 'a', wanted: 'scored' });
  expect(asked).toEqual(['a', 'a']);
});

it('keeps no more than half a million rows: what was asked last', async () => {
  const { asked, ask } = asking(200_000);
  for (const expression of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(expression);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps no more of what finds nothing, however much of it is asked', async () => {
  const { asked, ask } = asking(0);
  const questions = Array.from({ length: 2_000 }, (_, at) => `${at} `.padEnd(4_000, 'x'));
  for (const question of questions) await ask(question);
  await ask(questions[0] ?? '');
  expect(asked).toHaveLength(2_001);
  await ask(questions.at(-1) ?? '');
  expect(asked).toHaveLength(2_001);
});

it('asks once for all who ask the same meanwhile', async () => {
  const { asked, ask } = asking(1);
  const [one, other] = await Promise.all([ask('a'), ask('a')]);
  expect(asked).toEqual(['a']);
  expect(other).toBe(one);
});
