import { expect, test } from 'vitest';
import { structureOf } from './resume-structure.ts';

test('days stand first where one of the dates says so', () => {
  const startsIn = (line: string) =>
    structureOf(`Experience\nBaker 02/03/2020 – now\nOven 1/2/2019\n${line}`).positions.map(({ start }) => start);
  expect(startsIn('Cook 15/09/2016 – 28/02/2020')).toEqual(['2020-03', '2016-09']);
  expect(startsIn('Cook 03/15/2016 – 02/28/2020')).toEqual(['2020-02', '2016-03']);
});
