import { expect, test } from 'vitest';
import type { FinishedSpan } from './testing/trace-spans.ts';
import { withoutReasons } from './trace-exporter.ts';

test('the words of a failure are not sent, only that there was one', async () => {
  const sent: FinishedSpan[] = [];
  const exporter = withoutReasons({
    export: (spans) => void sent.push(...spans),
    shutdown: async () => undefined,
  });
  const status = { code: 2, message: 'E11000 duplicate key error, dup key: { email: "ines@example.org" }' };
  exporter.export([{ name: 'insert users', status } as unknown as FinishedSpan], () => undefined);
  expect(sent).toEqual([{ name: 'insert users', status: { code: 2 } }]);
});
