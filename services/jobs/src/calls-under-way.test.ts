import { EventEmitter } from 'node:events';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import { expect, test } from 'vitest';
import { createCallsUnderWay } from './calls-under-way.ts';

type Hook = (request: unknown, reply: { raw: EventEmitter }, done: () => void) => void;

/** Of a server only what counts its calls. */
function watched() {
  const calls = createCallsUnderWay();
  const hooks: Hook[] = [];
  calls.watch({ addHook: (_name: string, hook: Hook) => hooks.push(hook) } as unknown as ServiceHttp);
  return {
    calls,
    call() {
      const raw = new EventEmitter();
      for (const hook of hooks) hook({}, { raw }, () => undefined);
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

test('it does not wait for ever for a call that has no end', async () => {
  const { calls, call } = watched();
  call();
  await Promise.all([calls.quiet(), calls.quiet()]);
});
