import { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { createCallsUnderWay } from './calls-under-way.ts';

type Hook = (request: unknown, reply: { raw: EventEmitter }, done: () => void) => void;

/** Of a server only what counts its calls. */
function watched() {
  const calls = createCallsUnderWay();
  const hooks: Hook[] = [];
  calls.watch({ addHook: (_name: string, hook: Hook) => hooks.push(hook) } as unknown as FastifyInstance);
  return {
    calls,
    call(config = {}) {
      const raw = new EventEmitter();
      for (const hook of hooks) hook({ routeOptions: { config } }, { raw }, () => undefined);
      return () => raw.emit('close');
    },
  };
}

test('work in the background waits while somebody is answered, and goes on after that', async () => {
  const { calls, call } = watched();
  const order: string[] = [];
  const end = call();
  const worked = calls.quiet().then(() => order.push('worked'));
  await new Promise(setImmediate);
  order.push('answered');
  end();
  await worked;
  expect(order).toEqual(['answered', 'worked']);
});

test('it does not wait for an answer that is meant to last', async () => {
  const [lasting, ordinary] = [watched(), watched()];
  const order: string[] = [];
  lasting.call({ endless: true });
  ordinary.call();
  await Promise.all([
    ordinary.calls.quiet().then(() => order.push('ordinary')),
    lasting.calls.quiet().then(() => order.push('lasting')),
  ]);
  expect(order).toEqual(['lasting', 'ordinary']);
});

test('it does not wait for ever for a call that has no end', async () => {
  const { calls, call } = watched();
  call();
  await Promise.all([calls.quiet(), calls.quiet()]);
});
