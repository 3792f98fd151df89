import { expect, test } from 'vitest';
import type { FinishedSpan } from './testing/trace-spans.ts';
import { withoutReasons } from './trace-exporter.ts';

const exported = (span: object): FinishedSpan[] => {
  const sent: FinishedSpan[] = [];
  const exporter = withoutReasons({
    export: (spans) => void sent.push(...spans),
    shutdown: async () => undefined,
  });
  exporter.export([{ events: [], attributes: {}, ...span } as unknown as FinishedSpan], () => undefined);
  return sent;
};
const words = 'E11000 duplicate key error, dup key: { email: "ines@example.org" }';

test('the words of a failure are not sent, only that there was one, and of which kind', () => {
  const attributes = {
    'exception.type': '11000',
    'exception.message': words,
    'exception.stacktrace': `MongoServerError: ${words}\n    at insertOne`,
  };
  const span = { status: { code: 2, message: words }, events: [{ name: 'exception', attributes }] };
  expect(exported(span)).toMatchObject([{ status: { code: 2 }, events: [{ name: 'exception' }] }]);
  expect(JSON.stringify(exported(span))).not.toContain('ines');
  expect(exported(span)[0]?.events[0]?.attributes).toEqual({ 'exception.type': '11000' });
});

test.each([
  [401, 0],
  [404, 0],
  [500, 2],
  [503, 2],
  // It broke off after its head.
  [200, 2],
])('a call that was answered with %i has the status %i', (answered, code) => {
  const span = { status: { code: 2 }, attributes: { 'http.response.status_code': answered } };
  expect(exported(span)[0]?.status).toEqual({ code });
});
