import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createCallsUnderWay } from './calls-under-way.ts';

function server() {
  const calls = createCallsUnderWay();
  const http = fastify();
  const answer = Promise.withResolvers<void>();
  calls.watch(http as never);
  http.get('/', () => answer.promise);
  return { calls, http, answer };
}

test('work in the background waits while somebody is answered, and goes on after that', async () => {
  const { calls, http, answer } = server();
  const order: string[] = [];
  const called = http.inject('/').then(() => order.push('answered'));
  await new Promise(setImmediate);
  const worked = calls.quiet().then(() => order.push('worked'));
  answer.resolve();
  await Promise.all([called, worked]);
  expect(order).toEqual(['answered', 'worked']);
  await http.close();
});

test('it does not wait for ever for a call that has no end', async () => {
  const { calls, http, answer } = server();
  const called = http.inject('/');
  await new Promise(setImmediate);
  await Promise.all([calls.quiet(), calls.quiet()]);
  answer.resolve();
  await called;
  await http.close();
});
