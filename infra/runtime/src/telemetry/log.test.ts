import { UnsecuredJWT } from 'jose';
import { type BulkWriteResult, MongoBulkWriteError, type WriteError } from 'mongodb';
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

test('what a token says of somebody is left out of the error that refuses it', () => {
  const lines: Record<string, unknown>[] = [];
  const token = new UnsecuredJWT({ email: 'ada@example.org', given_name: 'Ada' }).setExpirationTime(1).encode();
  try {
    UnsecuredJWT.decode(token);
  } catch (error) {
    logInto(lines).warn({ err: error }, 'Refused');
  }
  expect(lines).toMatchObject([{ err: { code: 'ERR_JWT_EXPIRED' } }]);
  expect(JSON.stringify(lines)).not.toMatch(/ada/i);
});

test('documents that could not be written are left out of the error that says why', () => {
  const lines: Record<string, unknown>[] = [];
  const refused = { index: 0, code: 11_602, errmsg: 'interrupted', op: { u: { email: 'ada@example.org' } } };
  const about = { message: 'interrupted', code: 11_602, writeErrors: [refused as unknown as WriteError] };
  logInto(lines).warn({ err: new MongoBulkWriteError(about, {} as BulkWriteResult) }, 'Not written');
  expect(lines).toMatchObject([{ err: { code: 11_602, writeErrors: [{ index: 0, code: 11_602 }] } }]);
  expect(JSON.stringify(lines)).not.toContain('ada@');
});

test('what was sent to Redis is left out of the error that refuses it', () => {
  const lines: Record<string, unknown>[] = [];
  const command = { name: 'eval', args: ['allowance-lookups-60-address-192.0.2.7'] };
  const refused = Object.assign(new Error('OOM command not allowed'), { command });
  logInto(lines).warn(
    { err: Object.assign(new Error('EXECABORT'), { command, previousErrors: [refused] }) },
    'Refused',
  );
  expect(lines).toMatchObject([{ err: { command: { name: 'eval' } } }]);
  expect(JSON.stringify(lines)).not.toContain('192.0.2.7');
});
