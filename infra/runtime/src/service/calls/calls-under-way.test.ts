import { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { createCallsUnderWay } from './calls-under-way.ts';

type Hook = (request: unknown, reply: { raw: EventEmitter }, done: () => void) => void;

/** Of a server only what counts its calls. */
function watched({ calls = createCallsUnderWay(), isFront = false } = {}) {
  const hooks: Hook[] = [];
  calls.watch({ addHook: (_name: string, hook: Hook) => hooks.push(hook) } as unknown as FastifyInstance, isFront);
  return {
    calls,
    call(config = {}) {
      const raw = new EventEmitter();
      for (const hook of hooks) hook({ routeOptions: { config } }, { raw }, () => undefined);
      return () => raw.emit('close');
    },
  };
}

/** Work goes on after an answer that is under way, and not before. */
async function expectAfter(end: () => void, wait: () => Promise<void>): Promise<void> {
  const order: string[] = [];
  const worked = wait().then(() => order.push('worked'));
  await new Promise(setImmediate);
  order.push('answered');
  end();
  await worked;
  expect(order).toEqual(['answered', 'worked']);
}

test('work in the background waits while somebody is answered, and goes on after that', async () => {
  const { calls, call } = watched();
  await expectAfter(call(), calls.quiet);
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

test('steps are taken one in a turn of the event loop', async () => {
  const { calls } = watched();
  const order: string[] = [];
  const turns = (async () => {
    for (let at = 0; at < 3; at++) {
      await new Promise(setImmediate);
      order.push('turn');
    }
  })();
  await Promise.all([turns, ...[1, 2].map((at) => calls.step().then(() => order.push(`step ${at}`)))]);
  expect(order.filter((one) => one !== 'turn')).toEqual(['step 1', 'step 2']);
  expect(order.indexOf('step 2') - order.indexOf('step 1')).toBeGreaterThan(1);
});

test('a step waits for whoever is answered, but not for ever', async () => {
  const { calls, call } = watched();
  await expectAfter(call(), calls.step);
  call();
  await calls.step();
});

test('where people call one server of the process, a step waits for them alone', async () => {
  const { calls, call } = watched();
  const front = watched({ calls, isFront: true });
  call();
  await calls.step();
  await expectAfter(front.call(), calls.step);
});
