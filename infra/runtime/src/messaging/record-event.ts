import { randomUUID } from 'node:crypto';
import { AppError } from '@waypost/contracts/errors';
import { type EventDefinition, maxEventBytes } from '@waypost/contracts/event';
import { currentTraceparent } from '../telemetry/trace-context.ts';
import type { OutboxEvent } from './outbox.ts';
import type { NewEvent } from './stored.ts';

/** About which aggregate, at which version, and not before when. */
export type RecordedAt = { key: string; version: number; time: string };

/**
 * The whole event, checked by its definition, which also drops what that does not declare.
 * @throws Error for data that its definition refuses, which is a bug; payload-too-large above 256 KiB.
 */
export function recordEvent(
  definitions: ReadonlyMap<string, EventDefinition>,
  { type, data }: NewEvent,
  { key, version, time }: RecordedAt,
): OutboxEvent {
  const definition = definitions.get(type);
  if (!definition) throw new Error(`${type} is not among the events of its store`);
  const parsed = definition.data.safeParse(data);
  if (!parsed.success) throw new Error(`The data of ${type} is not what its definition says`, { cause: parsed.error });
  const traceparent = currentTraceparent();
  const event: OutboxEvent = {
    id: randomUUID(),
    type,
    schema_version: definition.schemaVersion,
    key,
    version,
    time,
    ...(traceparent && { traceparent }),
    data: parsed.data,
  };
  if (Buffer.byteLength(JSON.stringify(event)) > maxEventBytes) {
    throw new AppError('payload-too-large', 'This is too much text to be saved at once');
  }
  return event;
}
