import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AppError, away } from '@waypost/contracts/errors';
import { expect, test } from 'vitest';
import { explain, explainToOperator, isForPeople, StartError } from './process-edge.ts';

test('who mistypes an option is told so, and not where our code read it', () => {
  const errors = [['--folder'], ['--foldr', 'x'], ['more']].map((args) => {
    try {
      return parseArgs({ args, options: { folder: { type: 'string' } } });
    } catch (error) {
      return error;
    }
  });
  expect(errors.map(isForPeople)).toEqual([true, true, true]);
  expect(isForPeople(new TypeError('x is not a function'))).toBe(false);
});

test('of what somebody has to look into, it is said what led to it', () => {
  const full = new Error('index [posts] blocked by: disk usage exceeded flood-stage watermark');
  const refused = new Error('OpenSearch refused a request', { cause: new TypeError('no answer', { cause: full }) });
  expect(explain(refused)).toMatch(
    /^Error: OpenSearch refused a request\n +at [^]*\ncaused by TypeError: no answer\ncaused by Error: index \[posts\] blocked by: /,
  );
  expect(explain(new StartError('Name a folder', { cause: full }))).toBe('Name a folder');
});

test.each([
  ['a file where a folder has to be', '/shared', 'ENOTDIR: not a directory'],
  ['a folder where none can be made', '-gone/shared', 'ENOENT: no such file or directory'],
])('who names %s is told so, and not where our code met it', (_, end, words) => {
  const folder = `${fileURLToPath(import.meta.url)}${end}`;
  const made = () => mkdirSync(folder);
  expect(made).toThrow(expect.toSatisfy((error) => explain(error) === `${words}, mkdir '${folder}'`));
});

test('an operator reads who did not answer a command, and not where our code met it, but for a mistake of ours', () => {
  const why = new Error('connect ECONNREFUSED 127.0.0.1:3101');
  const silent = away(new Error('identity at http://127.0.0.1:3101 does not answer', { cause: why }));
  expect(explainToOperator(silent)).toBe(
    'A part of Waypost is not available right now. Please try again.\n' +
      'identity at http://127.0.0.1:3101 does not answer: connect ECONNREFUSED 127.0.0.1:3101',
  );
  expect(explainToOperator(new AppError('internal', 'Answered 500 without an error body'))).toContain('\n    at ');
});
