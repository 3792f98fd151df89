import { z } from 'zod';
import { parseJson } from '../parse-json.ts';
import { deadLetterId } from '../policy/dead-letter-id.ts';
import type { DeadLetter, EventRecord, ReceivedRecord } from '../ports/events.ts';
import type { Logger } from '../telemetry/log.ts';

/**
 * Characters of a dead letter as text; a broker takes 1 MiB. Our events have at most 256 KiB, but others may write longer
 * records.
 */
const longestLetter = 1_000_000;
const keptOfLonger = 100_000;

const storedRecord = z.object({
  topic: z.string(),
  partition: z.number(),
  offset: z.string(),
  key: z.string(),
  value: z.string(),
  headers: z.record(z.string(), z.string()),
});
const storedLetter = z.object({
  id: z.string(),
  topic: z.string(),
  group: z.string(),
  record: storedRecord,
  reason: z.string(),
  attempts: z.number(),
  at: z.string(),
  replayed_at: z.string().exactOptional(),
});

export function letterOf(group: string, record: ReceivedRecord, reason: string, attempts: number): DeadLetter {
  return {
    id: deadLetterId(group, record),
    topic: record.topic,
    group,
    record,
    reason,
    attempts,
    at: new Date().toISOString(),
  };
}

export const replayed = (letter: DeadLetter, at: string): DeadLetter => ({ ...letter, replayed_at: at });

function cut({ record, reason, ...letter }: DeadLetter): DeadLetter {
  const value = record.value.slice(0, keptOfLonger);
  const note = `${reason} (only ${keptOfLonger} of ${record.value.length} characters are kept)`;
  return { ...letter, reason: note, record: { ...record, value } };
}

/** A letter as a record of a topic. */
export function writeLetter(letter: DeadLetter): EventRecord {
  const whole = JSON.stringify(letter);
  const value = Buffer.byteLength(whole) > longestLetter ? JSON.stringify(cut(letter)) : whole;
  return { key: letter.id, value, headers: {} };
}

/** What is written after a letter that nobody will replay. */
export const discarded = ({ id }: DeadLetter): EventRecord => ({ key: id, value: '', headers: {} });
export const isDiscarded = ({ value }: EventRecord): boolean => value === '';

/** Undefined, and logged, when it is none: others may write to these topics too. */
export function readLetter({ topic, offset, value }: ReceivedRecord, log: Logger): DeadLetter | undefined {
  const { success, data } = storedLetter.safeParse(parseJson(value));
  if (success) return data;
  log.warn({ topic, offset }, `Offset ${offset} of ${topic} is not a dead letter that can be read`);
  return undefined;
}
