import { expect, it } from 'vitest';
import { createKeptMatches } from './kept-matches.ts';

function asking(rowsEach: number) {
  const asked: string[] = [];
  const kept = createKeptMatches(async (questions) => {
    asked.push(...questions.map(({ expression }) => expression));
    const rows = Uint32Array.from({ length: rowsEach }, (_, row) => row);
    return questions.map(() => ({ rows, scores: new Float64Array() }));
  });
  const ask = async (expression: string) => (await kept.of([{ expression, wanted: 'rows' }]))[0];
  return { asked, kept, ask };
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
  await kept.of([{ expression: 'a', wanted: 'scored' }]);
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

it('asks for several together, without what is kept or being asked, and answers each with its own', async () => {
  const asked: string[][] = [];
  const kept = createKeptMatches(async (questions) => {
    asked.push(questions.map(({ expression }) => expression));
    return questions.map(({ expression }) => ({
      rows: Uint32Array.of(Number(expression)),
      scores: new Float64Array(),
    }));
  });
  const ask = async (...expressions: number[]) => {
    const matches = await kept.of(expressions.map((one) => ({ expression: String(one), wanted: 'rows' })));
    return matches.map(({ rows }) => rows[0]);
  };
  expect(await ask(1, 2, 2)).toEqual([1, 2, 2]);
  expect(await Promise.all([ask(2, 3), ask(3, 1, 4)])).toEqual([
    [2, 3],
    [3, 1, 4],
  ]);
  expect(asked).toEqual([['1', '2'], ['3'], ['4']]);
});

it('tells all who asked that it failed, and asks again', async () => {
  let fails = true;
  const kept = createKeptMatches(async (questions) => {
    if (fails) throw new Error('away');
    return questions.map(() => ({ rows: new Uint32Array(), scores: new Float64Array() }));
  });
  const questions = ['a', 'b'].map((expression) => ({ expression, wanted: 'rows' as const }));
  const results = await Promise.allSettled([kept.of(questions), kept.of(questions)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await kept.of(questions)).toHaveLength(2);
});
