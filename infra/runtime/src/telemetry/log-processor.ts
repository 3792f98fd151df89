import { OTLPLogExporter as JsonExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPLogExporter as ProtobufExporter } from '@opentelemetry/exporter-logs-otlp-proto';
import { BatchLogRecordProcessor } from '@opentelemetry/sdk-logs';
import { telemetryConfig } from './config.ts';

/** Sends lines of the log by OTLP over HTTP, many at a time; keeps the newest 2,048 for a receiver that is away. */
export const createLogProcessor = (): BatchLogRecordProcessor =>
  new BatchLogRecordProcessor({
    exporter: telemetryConfig.logs.protocol === 'http/json' ? new JsonExporter() : new ProtobufExporter(),
  });
