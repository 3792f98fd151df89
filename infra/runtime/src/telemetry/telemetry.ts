import { createRequire } from 'node:module';
import { telemetryConfig } from './config.ts';

// Loaded with require, as an `await import` here would let the importer's next imports run first,
// and what they load could not be instrumented any more.
const sdk = telemetryConfig.traces
  ? (createRequire(import.meta.url)('./open-telemetry.ts') as typeof import('./open-telemetry.ts'))
  : undefined;

/** Sends the spans that still wait; does nothing when tracing is off. */
export async function stopTelemetry(): Promise<void> {
  await sdk?.stopOpenTelemetry();
}
