import type { Contract } from '@waypost/contracts/contract';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '../../telemetry/log.ts';
import { buildHttp } from './build-http.ts';
import { untilGone } from './until-gone.ts';

const ask = {
  method: 'POST',
  url: '/asks',
  config: { service: 'jobs', access: 'public' },
  schema: { summary: 'Takes long', body: z.object({}), response: { 200: z.object({ is_gone: z.boolean() }) } },
} as const satisfies Contract;

const http = buildHttp({
  name: 'jobs',
  log: createLog('jobs', { write: () => undefined }),
  verifyActor: () => Promise.reject(new Error('nobody')),
});
afterEach(() => http.close());

test('whoever works on an answer hears when nobody waits for it any more, and not before', async () => {
  const asked: AbortSignal[] = [];
  const mayAnswer = Promise.withResolvers<void>();
  http.route({
    ...ask,
    handler: async (_, reply) => {
      const gone = untilGone(reply);
      if (asked.push(gone) === 1) await new Promise((leave) => gone.addEventListener('abort', leave));
      else await mayAnswer.promise;
      return { is_gone: gone.aborted };
    },
  });
  const url = new URL('/asks', await http.listen({ host: '127.0.0.1', port: 0 }));
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const leaving = new AbortController();
  const left = fetch(url, { ...request, signal: leaving.signal });
  await expect.poll(() => asked.length).toBe(1);
  const waited = fetch(url, request);
  await expect.poll(() => asked.length).toBe(2);
  leaving.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => asked.filter(({ aborted }) => aborted).length).toBe(1);
  mayAnswer.resolve();
  expect(await (await waited).json()).toEqual({ is_gone: false });
});
