import { expect, test } from 'vitest';
import { requestScope } from '../service/calls/request-scope.ts';
import { createLog } from './log.ts';

function logInto(lines: Record<string, unknown>[]) {
  return createLog('jobs', { write: (line) => lines.push(JSON.parse(line)) });
}

test('a line is JSON with name, level, time and the id of the request it belongs to', () => {
  const lines: Record<string, unknown>[] = [];
  const log = logInto(lines);
  requestScope.run({ request_id: 'req-1' }, () => log.info({ count: 2 }, 'Counted'));
  expect(lines).toEqual([
    {
      name: 'jobs',
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      request_id: 'req-1',
      count: 2,
      msg: 'Counted',
    },
  ]);
});

test('tokens and cookies are left out, however deep they stand', () => {
  const lines: Record<string, unknown>[] = [];
  const headers = { authorization: 'Bearer abc', cookie: 'id=abc', 'set-cookie': 'id=abc', accept: 'text/html' };
  logInto(lines).info({ ...headers, headers, request: { headers }, token: 'abc' }, 'Asked');
  expect(JSON.stringify(lines)).not.toContain('abc');
  expect(lines[0]).toMatchObject({ request: { headers: { accept: 'text/html' } } });
});
