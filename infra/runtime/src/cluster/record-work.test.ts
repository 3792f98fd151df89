import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Outcome, ReceivedRecord } from '../ports/events.ts';
import { createRecordWork } from './record-work.ts';

const done: Outcome = { kind: 'done' };
const never = () => false;

/** Records of one partition, one for each given key, at offsets 10, 11, … */
const recordsOf = (...keys: string[]): ReceivedRecord[] =>
  keys.map((key, i) => ({ topic: 't', partition: 0, offset: String(10 + i), key, value: String(i), headers: {} }));

function workWith(handle: (record: ReceivedRecord) => Promise<Outcome>) {
  const letters: { offset: string; reason: string; attempts: number }[] = [];
  const work = createRecordWork({
    handle,
    keepDeadLetter: async ({ offset }, reason, attempts) => void letters.push({ offset, reason, attempts }),
    log: pino({ level: 'silent' }),
  });
  return { ...work, letters };
}

test('records of different keys are handled together, those of one key in order', async () => {
  const started: string[] = [];
  const release = new Map<string, () => void>();
  const { work } = workWith(async ({ key, value }) => {
    started.push(key + value);
    await new Promise<void>((resolve) => release.set(key + value, resolve));
    return done;
  });
  const progress = work(0, recordsOf('a', 'a', 'b'), never);
  await expect.poll(() => started).toEqual(['a0', 'b2']);
  release.get('a0')?.();
  await expect.poll(() => started).toEqual(['a0', 'b2', 'a1']);
  release.get('b2')?.();
  release.get('a1')?.();
  expect(await progress).toEqual({ finished: 3 });
});

test('a failure holds back the records after it, and what had begun is not handled twice', async () => {
  const handled: string[] = [];
  let away = true;
  const { work } = workWith(async ({ key, value }) => {
    if (key === 'bad' && away) {
      // The others have begun by then.
      await new Promise(setImmediate);
      throw new Error('away');
    }
    handled.push(key + value);
    return done;
  });
  const records = recordsOf('a', 'bad', 'c', 'bad');
  const first = await work(0, records, never);
  expect(first).toEqual({ finished: 1, retryInMs: expect.toSatisfy((ms) => ms > 0 && ms <= 50) });
  expect(handled).toEqual(['a0', 'c2']);
  away = false;
  expect(await work(0, records.slice(first.finished), never)).toEqual({ finished: 3 });
  expect(handled).toEqual(['a0', 'c2', 'bad1', 'bad3']);
});

test('it waits longer after each failure', async () => {
  const { work } = workWith(async () => {
    throw new Error('away');
  });
  const waits: number[] = [];
  for (let i = 0; i < 4; i++) waits.push((await work(0, recordsOf('a'), never)).retryInMs ?? 0);
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
  expect(waits.at(-1)).toBeGreaterThan(250);
});

test('a dead letter is kept with its attempts before the next record of its key is handled', async () => {
  let failures = 2;
  const lettersSeen: number[] = [];
  const { work, letters } = workWith(async ({ value }) => {
    if (failures-- > 0) throw new Error('not yet');
    lettersSeen.push(letters.length);
    return value === '0' ? { kind: 'dead-letter', reason: 'cannot be read' } : done;
  });
  const records = recordsOf('a', 'a');
  await work(0, records, never);
  await work(0, records, never);
  expect(await work(0, records, never)).toEqual({ finished: 2 });
  expect(letters).toEqual([{ offset: '10', reason: 'cannot be read', attempts: 3 }]);
  expect(lettersSeen).toEqual([0, 1]);
});

test('a dead letter that cannot be kept is a failure', async () => {
  const { work } = createRecordWork({
    handle: async () => ({ kind: 'dead-letter', reason: 'cannot be read' }),
    keepDeadLetter: async () => {
      throw new Error('the log is away');
    },
    log: pino({ level: 'silent' }),
  });
  expect(await work(0, recordsOf('a'), never)).toMatchObject({ finished: 0, retryInMs: expect.any(Number) });
});

test('a record that is too new waits, and those after it', async () => {
  const { work } = workWith(async ({ value }) => (value === '1' ? { kind: 'pause', reason: 'version 2' } : done));
  const progress = await work(0, recordsOf('a', 'a', 'a'), never);
  expect(progress).toMatchObject({ finished: 1, retryInMs: expect.any(Number) });
});

test('told to stop, it finishes what it has begun and begins nothing else', async () => {
  let stopped = false;
  const handled: string[] = [];
  const { work } = workWith(async ({ value }) => {
    stopped = true;
    await new Promise(setImmediate);
    handled.push(value);
    return done;
  });
  expect(await work(0, recordsOf('a', 'a', 'a'), () => stopped)).toEqual({ finished: 1 });
  expect(handled).toEqual(['0']);
});

test('what was finished but whose commit was lost is not handled again, unless others had the partition', async () => {
  const handled: string[] = [];
  const { work, keepOnly } = workWith(async ({ value }) => {
    handled.push(value);
    return done;
  });
  await work(0, recordsOf('a', 'b'), never);
  keepOnly([0]);
  expect(await work(0, recordsOf('a', 'b'), never)).toEqual({ finished: 2 });
  expect(handled).toEqual(['0', '1']);
  keepOnly([1]);
  await work(0, recordsOf('a', 'b'), never);
  expect(handled).toEqual(['0', '1', '0', '1']);
});

test('a record of a log that was made anew is none that was finished before, at whatever offset it is', async () => {
  const handled: string[] = [];
  const { work } = workWith(async ({ value }) => {
    handled.push(value);
    return done;
  });
  const [record] = recordsOf('a');
  const inNewLog = { ...(record as ReceivedRecord), value: 'another' };
  await work(0, recordsOf('a'), never);
  await work(0, recordsOf('a'), never);
  expect(await work(0, [inNewLog], never)).toEqual({ finished: 1 });
  expect(handled).toEqual(['0', 'another']);
});
