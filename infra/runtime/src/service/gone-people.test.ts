import { away } from '@waypost/contracts/errors';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { forgetLateWrites } from './gone-people.ts';
import type { ServiceHttp } from './http/build-http.ts';
import { answerErrors } from './http/error-answer.ts';

const unreachable = () => Promise.reject(Object.assign(new Error('connect to the engine'), { code: 'ECONNREFUSED' }));

test.each([
  ['has failed by it, too', unreachable],
  ['has done what it was to do', () => Promise.resolve({})],
])(
  'a call that %s says that a part is away, and nothing else, while nobody can be asked whether its person is gone',
  async (_, write) => {
    const http = fastify();
    answerErrors(http);
    http.decorateRequest('actor');
    http.addHook('onRequest', async (request) => {
      Object.assign(request, { actor: { kind: 'user', user_id: 'a'.repeat(24) } });
    });
    forgetLateWrites(http as unknown as ServiceHttp, unreachable);
    http.post('/orders', write);
    const answer = await http.inject({ method: 'POST', url: '/orders' });
    const { code, message, status } = away();
    expect(answer.json()).toMatchObject({ error_code: code, message, status });
    await http.close();
  },
);
