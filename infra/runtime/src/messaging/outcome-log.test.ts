import { expect, test } from 'vitest';
import type { Outcome, ReceivedRecord } from '../ports/events.ts';
import { createLog } from '../telemetry/log.ts';
import { createOutcomeLog } from './outcome-log.ts';

function openLog() {
  const said: string[] = [];
  const clock = { ms: 0 };
  const log = createLog('orders', {
    write(line) {
      const { msg, reason } = JSON.parse(line) as { msg: string; reason: string };
      said.push(`${clock.ms / 1000}: ${msg}, ${reason}`);
    },
  });
  const settle = createOutcomeLog({ group: 'orders.keep', topic: 'job-posts', log, now: () => clock.ms });
  return { said, clock, settle };
}

const record: ReceivedRecord = { topic: 'job-posts', partition: 0, offset: '7', key: 'o1', value: '{}', headers: {} };
const waitsFor = (reason: string) => async (): Promise<Outcome> => ({ kind: 'pause', reason });

test('what a consumer waits for is said at first, and then once a minute for as long as it waits', async () => {
  const { said, clock, settle } = openLog();
  for (; clock.ms <= 125_000; clock.ms += 5_000) {
    for (const _ of ['one partition', 'another']) await settle(record, waitsFor('a newer process'));
    if (clock.ms === 20_000) await settle(record, waitsFor('another reason'));
  }
  expect(said).toEqual([
    '0: Consumer waits, a newer process',
    '20: Consumer waits, another reason',
    '60: Consumer waits, a newer process',
    '120: Consumer waits, a newer process',
  ]);
});
