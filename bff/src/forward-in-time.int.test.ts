import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passedOnCalls } from '@waypost/runtime/service/calls/send';
import { buildServer } from '@waypost/runtime/service/http/build-http';
import { until } from '@waypost/runtime/testing/until';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { forwardCalls } from './forward.ts';

test('the deadline of a call holds while it waits for its turn, too', async () => {
  const { atOnce } = passedOnCalls;
  let asked = 0;
  const owner = createServer(() => (asked += 1));
  await once(owner.listen(0, '127.0.0.1'), 'listening');
  const http = buildServer({ log: pino({ level: 'silent' }), authenticate: () => Promise.resolve(undefined) });
  const gone = new AbortController().signal;
  http.addHook('onRequest', async (request) => {
    request.share = { gone, hold: () => undefined, until: () => undefined };
  });
  await http.register(async (scope) =>
    forwardCalls(scope, {
      baseUrl: () => `http://127.0.0.1:${(owner.address() as AddressInfo).port}`,
      sign: () => Promise.resolve('token'),
    }),
  );
  const late = new AbortController();
  const deadlines = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => late.signal);
  try {
    const calls = Array.from({ length: atOnce + 1 }, () => http.inject('/users/0123456789abcdef01234567'));
    const answers = Promise.all(calls);
    await until(() => asked === atOnce && deadlines.mock.calls.length === atOnce + 1);
    late.abort(new DOMException('Late', 'TimeoutError'));
    expect((await answers).map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 503));
    expect(asked).toBe(atOnce);
  } finally {
    deadlines.mockRestore();
    owner.closeAllConnections();
    owner.close();
    await http.close();
  }
});
