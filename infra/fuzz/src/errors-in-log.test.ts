import { expect, test } from 'vitest';
import { errorsInLog } from './errors-in-log.ts';

test('finds the lines at which somebody must act, by name and by number', () => {
  const lines = ['info', 'warn', 'error', 'fatal', 30, 50].map((level) =>
    JSON.stringify({ level, msg: 'A call failed' }),
  );
  expect(errorsInLog([...lines, 'no JSON', ''].join('\n'))).toEqual([lines[2], lines[3], lines[5]]);
});
