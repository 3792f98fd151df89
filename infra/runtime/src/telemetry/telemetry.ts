import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { telemetryConfig } from './config.ts';

const { traces, metrics, logs } = telemetryConfig;

// Loaded with require, as an `await import` here would let the importer's next imports run first,
// and what they load could not be instrumented any more.
const sdk =
  traces.sent || metrics.sent || logs.sent
    ? (createRequire(import.meta.url)('./open-telemetry.ts') as typeof import('./open-telemetry.ts'))
    : undefined;

/** A receiver that is away must not keep a process from ending in time. */
const patienceMs = 2_000;

/** Sends the spans, numbers and lines of the log that still wait; does nothing when telemetry is off. */
export async function stopTelemetry(): Promise<void> {
  const sent = sdk?.stopOpenTelemetry().catch(() => undefined);
  await Promise.race([sent, sdk && sleep(patienceMs, undefined, { ref: false })]);
}
