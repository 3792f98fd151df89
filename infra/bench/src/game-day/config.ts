import { readConfig } from '@waypost/runtime/service/process/config';
import { z } from 'zod';

const settings = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().describe('the address of an OTLP collector'),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(['http/protobuf', 'http/json'])
    .default('http/protobuf')
    .describe('how it is told'),
  PROMETHEUS_URL: z.url().describe('the address of the Prometheus that reads from it'),
});

/** Where the processes tell their metrics, and where alerts fire. */
export const readGameDayConfig = () => readConfig(settings);
