import { expect, test } from 'vitest';
import { createTraceparents } from './traceparent.ts';

const traceOf = (traceparent: string) => traceparent.split('-')[1];
const spanOf = (traceparent: string) => traceparent.split('-')[2];

test('the calls that follow from one action are one trace, each a span of its own', () => {
  const next = createTraceparents(new EventTarget());
  const [first, second] = [next(), next()];
  expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(traceOf(second)).toBe(traceOf(first));
  expect(spanOf(second)).not.toBe(spanOf(first));
});

test.each(['pointerdown', 'keydown', 'popstate'])('%s begins a new trace', (action) => {
  const actions = new EventTarget();
  const next = createTraceparents(actions);
  const before = next();
  actions.dispatchEvent(new Event(action));
  expect(traceOf(next())).not.toBe(traceOf(before));
});

test('what a page asks by itself a minute later is another trace', () => {
  let now = 0;
  const next = createTraceparents(new EventTarget(), () => now);
  const before = next();
  now = 59_999;
  expect(traceOf(next())).toBe(traceOf(before));
  now = 60_000;
  expect(traceOf(next())).not.toBe(traceOf(before));
});
